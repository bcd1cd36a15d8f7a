import type { CellError, CellValue } from "../../workbook/spec";
import type { SnapshotCell } from "../../workbook/writers/univer/snapshot";
import { CELL_TYPE } from "../../workbook/writers/univer/snapshot";

const ERRORS: readonly CellError["error"][] = [
  "#VALUE!",
  "#N/A",
  "#DIV/0!",
  "#NUM!",
  "#REF!",
  "#NAME?",
  "#NULL!",
  "#SPILL!",
];

/** The value of a cell, or the last result of its formula. */
export function readValue({ v, t, p }: SnapshotCell): CellValue {
  const held = p ? p.body.dataStream.replace(/\r\n$/, "").replace(/\r/g, "\n") : v;
  if (held === undefined || held === null) return null;
  if (t === CELL_TYPE.boolean) return held === true || Number(held) === 1;
  if (typeof held !== "string") return t === CELL_TYPE.number || t == null ? held : String(held);
  const error = ERRORS.find((known) => known === held);
  if (error) return { error };
  // Univer's own errors that Excel does not have, such as #CYCLE!, are no values there either.
  return held;
}
