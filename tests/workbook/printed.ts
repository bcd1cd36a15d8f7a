import { formatted } from "../../src/calculator/numberFormat";
import { TIB_FORMAT } from "../../src/estate/todayRows";
import type { CellValue } from "../../src/workbook/spec";

/** Significant digits of a number without a format. */
const DIGITS = 7;

/** Days from the first day of a workbook, 1899-12-30, to 1970. */
const DAYS_TO_1970 = 25_569;
const MS_PER_DAY = 86_400_000;

/** What a reader sees of a value in a number format. */
export function printed(value: CellValue, format: string | undefined): string {
  if (value === null) return "";
  if (typeof value === "object") return value.error;
  if (typeof value !== "number") return String(value);
  if (format === "yyyy-mm-dd")
    return new Date((value - DAYS_TO_1970) * MS_PER_DAY).toISOString().slice(0, 10);
  if (format === undefined) return String(Number(value.toPrecision(DIGITS)));
  return formatted(value, format === TIB_FORMAT ? tibFormat(value) : format);
}

/** The section of the format of TiB that Excel takes: the calculator has no conditions. */
function tibFormat(tib: number): string {
  const [none, small, large] = TIB_FORMAT.split(";").map((section) => section.replace(/^\[.*\]/, ""));
  return (tib === 0 ? none : tib < 1 ? small : large) ?? "General";
}
