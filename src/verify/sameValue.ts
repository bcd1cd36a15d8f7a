import type { CellValue } from "../workbook/spec";

/** Above what Excel and this program round differently, below what anybody reads. */
const RELATIVE = 1e-9;
/** A difference of equal numbers may be this instead of 0. */
const NEAR_ZERO = 1e-12;

/** Does a cell show what was calculated? Files have no #SPILL!: Excel stores #VALUE!. */
export function sameValue(saved: CellValue, calculated: CellValue): boolean {
  if (typeof saved === "number" && typeof calculated === "number") {
    const difference = Math.abs(saved - calculated);
    return (
      difference <= RELATIVE * Math.max(Math.abs(saved), Math.abs(calculated)) || difference <= NEAR_ZERO
    );
  }
  if (typeof saved === "object" || typeof calculated === "object")
    return errorOf(saved) === errorOf(calculated);
  // LibreOffice saves texts without the spaces at their ends.
  if (typeof saved === "string" && typeof calculated === "string") return saved.trim() === calculated.trim();
  return saved === calculated;
}

/** An empty text shows what an empty cell does. */
function errorOf(value: CellValue): string {
  if (value === null || value === "") return "";
  if (typeof value !== "object") return `value ${String(value)}`;
  return value.error === "#SPILL!" ? "#VALUE!" : value.error;
}
