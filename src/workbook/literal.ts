import type { CellValue } from "./spec";

/**
 * A value as a formula spells it; of a blank cell and of an error, the empty text.
 *
 * @example literal('2" disk') //=> '"2"" disk"'
 */
export function literal(value: CellValue): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return `"${typeof value === "string" ? value.replaceAll('"', '""') : ""}"`;
}
