import { calculate } from "../../src/calculator/calculate";
import type { FunctionLibrary } from "../../src/calculator/evaluate";
import { parseCell } from "../../src/workbook/address";
import { layout } from "../../src/workbook/layout";
import type { CellSpec, CellValue, NameSpec, TableSpec, WorkbookSpec } from "../../src/workbook/spec";

/** What a test puts into a cell. */
export type Content =
  | string
  | number
  | boolean
  | { formula: string; spill?: { rows: number; columns: number } };

/** Cells by address, such as `B4`. */
export type Cells = Record<string, Content>;

export interface Extras {
  names?: NameSpec[];
  /** Tables of the first sheet. */
  tables?: TableSpec[];
  functions?: FunctionLibrary;
}

/** A library without any function. */
const NONE: FunctionLibrary = {
  call: (id) => [[{ error: "#NAME?", message: `there is no function ${id}` }]],
};

/** The spec of a workbook with these cells, by sheet. */
export function workbookOf(
  sheets: Record<string, Cells>,
  { names = [], tables = [] }: Extras = {},
): WorkbookSpec {
  return {
    title: "test",
    subject: "test",
    names,
    sheets: Object.entries(sheets).map(([name, cells], i) => ({
      name,
      cells: Object.entries(cells).map(([at, content]) => cellOf(at, content)),
      print: { orientation: "portrait" },
      ...(i === 0 ? { tables } : {}),
    })),
  };
}

/** Calculates a workbook with these cells; the answer reads a cell, by sheet and address. */
export function calculated(
  sheets: Record<string, Cells>,
  extras: Extras = {},
): (sheet: string, address: string) => CellValue {
  const drawing = calculate(layout(workbookOf(sheets, extras)), extras.functions ?? NONE);
  return (name, address) => {
    const cell = parseCell(address);
    const sheet = drawing.sheets.find((candidate) => candidate.name === name);
    if (!cell || !sheet) throw new Error(`There is no ${name}!${address}.`);
    return sheet.values[cell.row]?.[cell.column] ?? null;
  };
}

/** The value of one formula beside some cells; an error value as its text. */
export function valueOf(
  formula: string,
  cells: Cells = {},
  extras: Extras = {},
): string | number | boolean | null {
  return shown(calculated({ Sheet: { ...cells, T1: { formula } } }, extras)("Sheet", "T1"));
}

/** A value as the cell shows it: an error value as its text. */
export function shown(value: CellValue): string | number | boolean | null {
  return typeof value === "object" && value !== null ? value.error : value;
}

function cellOf(at: string, content: Content): CellSpec {
  return typeof content === "object"
    ? { kind: "formula", at, ...content }
    : { kind: "value", at, value: content };
}
