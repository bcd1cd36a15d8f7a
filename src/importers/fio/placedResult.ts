import type { FioResult } from "./fioResult";
import type { JobLines } from "./jobLines";

/** A result, and where it stands in the text. */
export interface PlacedResult {
  result: FioResult;
  /** Line in which it starts. */
  start: number;
  /** Of its jobs, in their order. */
  places: readonly JobLines[];
}
