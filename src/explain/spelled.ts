import { counted } from "../model/units/counted";
import type { CellValue } from "../workbook/spec";

/** An argument in words: a value as a formula has it, cells as their size, an omitted one as nothing. */
export function spelled(argument: CellValue | readonly (readonly CellValue[])[]): string {
  if (isBlock(argument)) {
    const [[first = null] = []] = argument;
    return argument.length === 1 && argument[0]?.length === 1 ? spelled(first) : describeSize(argument);
  }
  if (argument === null) return "";
  if (typeof argument === "string") return `"${argument.replaceAll('"', '""')}"`;
  if (typeof argument === "object") return argument.error;
  return typeof argument === "number" ? plainNumber(argument) : String(argument).toUpperCase();
}

function isBlock(argument: unknown): argument is readonly (readonly CellValue[])[] {
  return Array.isArray(argument);
}

/** `3 rows x 5 columns` */
export function describeSize(cells: readonly (readonly unknown[])[]): string {
  return `${counted(cells.length, "row")} x ${counted(cells[0]?.length ?? 0, "column")}`;
}

/** A number with the digits that a planner reads: six, or all of a whole number. */
export function shownNumber(value: number): string {
  return inDigits(value, true);
}

/** The same as a formula has it, without separators. */
function plainNumber(value: number): string {
  return inDigits(value, false);
}

function inDigits(value: number, useGrouping: boolean): string {
  const size = Math.abs(value);
  if (size > 2 ** 53 || (size > 0 && size < 1e-6)) return String(Number(value.toPrecision(6)));
  const digits = Number.isInteger(value) ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 6 };
  return value.toLocaleString("en-US", { ...digits, useGrouping });
}

/** A value as a planner reads it: "" for a blank cell. */
export function shownValue(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number") return shownNumber(value);
  if (typeof value === "object") return value.error;
  return typeof value === "boolean" ? String(value).toUpperCase() : value;
}

/**
 * A value with its unit.
 *
 * @param isShare Whether the cell shows its number as a share: 0.1 "% per year" is 10% a year then.
 */
export function shownFigure(value: CellValue, unit: string, isShare: boolean): string {
  if (typeof value !== "number") return shownValue(value);
  if (isShare) return `${shownNumber(value * 100)}%${unitOfShare(unit)}`;
  return unit.startsWith("%") ? `${shownNumber(value)}${unit}` : `${shownNumber(value)} ${unit}`.trim();
}

/** What a unit says besides that it is a share: " per year" of "% per year", " of data" of "share of data". */
function unitOfShare(unit: string): string {
  const rest = unit.replace(/^(?:per cent|percent|%|share)(?![\p{L}\p{N}])\s*/iu, "");
  return rest === "" ? "" : ` ${rest}`;
}
