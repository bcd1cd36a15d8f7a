import { isError, type Scalar } from "../../../../src/calculator/coerce";
import { formatted } from "../../../../src/calculator/numberFormat";
import { areaName, type Area } from "../../../../src/workbook/address";
import type { CellValue } from "../../../../src/workbook/spec";
import { HostError, invalidArgument } from "../hostError";
import { isShownError, type Shown } from "../workbook/cell";
import { shiftFormula } from "../workbook/shiftFormula";
import type { Cells } from "./cells";

/** Cells of one read: Excel on the web answers more with an error. */
const MAX_CELLS = 5_000_000;

/** Values as office.js gives them: a blank is "", an error its text. */
export function readValues({ sheet, area }: Cells): unknown[][] {
  if (area.rows * area.columns > MAX_CELLS) {
    throw new HostError(
      "ResponsePayloadSizeLimitExceeded",
      "The response payload size has exceeded the limit.",
    );
  }
  sheet.workbook.calculation.run();
  return sheet.workbook.values(sheet, area).map((row) => row.map(plainValue));
}

function plainValue(value: Shown): string | number | boolean {
  if (value === null) return "";
  return isShownError(value) ? value.error : value;
}

/** Formulas with their `=`, and values where there is none. */
export function readFormulas(cells: Cells): unknown[][] {
  const block = readValues(cells);
  const { row, column } = cells.area;
  for (const cell of cells.sheet.grid.in(cells.area)) {
    const line = block[cell.row - row];
    if (line && cell.formula !== undefined) line[cell.column - column] = cell.formula;
  }
  return block;
}

/** What the cells show: values in their number formats. */
export function readText(cells: Cells): string[][] {
  const formats = cells.sheet.formats.block("numberFormat", cells.area, "General");
  const values = cells.sheet.workbook.values(cells.sheet, cells.area);
  return values.map((row, r) => row.map((value, c) => shownText(value, String(formats[r]?.[c]))));
}

function shownText(value: Shown, format: string): string {
  if (value === null) return "";
  if (isError(value as CellValue)) return (value as { error: string }).error;
  // Formats of dates are beyond the calculator; what they hide is not what a check looks for.
  return /[dmyhs]/i.test(format.replace(/"[^"]*"|General/g, ""))
    ? String(value)
    : formatted(value as Scalar, format);
}

export function readTypes(cells: Cells): string[][] {
  const values = cells.sheet.workbook.values(cells.sheet, cells.area);
  return values.map((row) => row.map(typeOf));
}

function typeOf(value: Shown): string {
  if (value === null) return "Empty";
  if (isShownError(value)) return "Error";
  const types: Record<string, string> = { number: "Double", string: "String", boolean: "Boolean" };
  return types[typeof value] ?? "Unknown";
}

/** Writes values or formulas as if they were typed: one for all cells, or a block of the size of the range. */
export function writeValues(cells: Cells, values: unknown): void {
  const { sheet, area } = cells;
  const { workbook } = sheet;
  workbook.checkUnprotected(sheet, [area]);
  const block = blockFor(cells, values);
  const formats = sheet.formats.block("numberFormat", area, "General");
  block.forEach((row, r) => {
    row.forEach((value, c) => {
      const entry = entryOf(value);
      if (entry === undefined) return;
      workbook.enter(sheet, area.row + r, area.column + c, entry, String(formats[r]?.[c]));
    });
  });
  workbook.calculation.changed(sheet, area);
  workbook.edited(sheet, area);
}

/** `null` and `undefined` leave a cell as it is. */
function entryOf(entry: unknown): string | number | boolean | undefined {
  if (entry === null || entry === undefined) return undefined;
  if (typeof entry === "string" || typeof entry === "boolean") return entry;
  if (typeof entry === "number" && Number.isFinite(entry)) return entry;
  throw invalidArgument(`${JSON.stringify(entry)} is nothing for a cell`);
}

/** One value for all cells; a formula is filled into them, its relative references move along. */
function filled({ rows, columns }: Area, value: unknown): unknown[][] {
  const formula = typeof value === "string" && value.startsWith("=") ? value : undefined;
  return Array.from({ length: rows }, (_row, r) =>
    Array.from({ length: columns }, (_column, c) =>
      formula === undefined ? value : `=${shiftFormula(formula.slice(1), r, c)}`,
    ),
  );
}

/** A value for each cell: what was set is either that already, or one value for all. */
export function blockFor({ area }: Cells, value: unknown): unknown[][] {
  if (area.rows * area.columns > MAX_CELLS) throw invalidArgument(`${areaName(area)} is too large`);
  if (!Array.isArray(value)) return filled(area, value);
  const rows = value as unknown[];
  const fits =
    rows.length === area.rows && rows.every((row) => Array.isArray(row) && row.length === area.columns);
  if (!fits) {
    throw new HostError(
      "InvalidArgument",
      "The number of rows or columns in the input array doesn't match the size or dimensions of the range: " +
        `${rows.length} rows for ${areaName(area)}.`,
    );
  }
  return rows as unknown[][];
}
