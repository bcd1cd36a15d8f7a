import { CRITERIA } from "./criteria";
import type { Family } from "./family";
import { LOGIC } from "./logic";
import { LOOKUP } from "./lookup";
import { MATH } from "./math";
import { OPERATORS } from "./operators";
import { STATISTICS } from "./statistics";
import { TEXT } from "./text";

/** All tables of native formulas. */
export const FAMILIES: readonly Family[] = [
  OPERATORS,
  MATH,
  STATISTICS,
  TEXT,
  LOGIC,
  LOOKUP,
  CRITERIA,
].flat();
