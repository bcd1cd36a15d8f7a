import { CONDITIONAL } from "./conditional";
import { LOGIC } from "./logic";
import { LOOKUP } from "./lookup";
import { MATH } from "./math";
import type { Natives } from "./native";
import { STATISTICS } from "./statistics";
import { TEXT } from "./text";

/**
 * The native functions of the dialect, by name. They are our own: the function libraries for JavaScript take blocks
 * of plain values and differ from Excel in blanks, errors, wildcards, criteria and number formats.
 */
export const NATIVES: Natives = { ...CONDITIONAL, ...LOGIC, ...LOOKUP, ...MATH, ...STATISTICS, ...TEXT };
