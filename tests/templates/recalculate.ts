import { calculateOnDemand, type OnDemand } from "../../src/calculator/calculate";
import type { Plan } from "../../src/sheets/planWorkbook";
import { cellName, parseArea, type Area } from "../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellValue, TableSpec, WorkbookSpec } from "../../src/workbook/spec";
import { validate } from "../../src/workbook/validate";
import { cellAt } from "../../src/workbook/workbookIndex";
import { sourceFunctions } from "../sourceFunctions";
import { TRIES_ALL } from "../volume";
import { ofPlan } from "./ofPlan";

/**
 * What a planner types or pastes, by the id of the cell, or of a grid's column from its first row on; a list of lists is
 * a block of rows.
 */
export type Entries = Readonly<
  Record<string, CellValue | readonly CellValue[] | readonly (readonly CellValue[])[]>
>;

/** A calculated plan. */
export interface Recalculated {
  drawing: WorkbookDrawing;
  /** The value of an id; of a grid's column, in a row from 1 on. Throws for a grid without a row. */
  value(id: string, row?: number): CellValue;
  /** The same as a number; throws where it is not one. */
  number(id: string, row?: number): number;
  /** All values of an id, row by row. */
  values(id: string): CellValue[];
  /** The cells of an id. */
  place(id: string): { sheet: string; area: Area };
}

/** Types entries into a plan's inputs and calculates it with the functions of src, as a spreadsheet would. */
export function recalculate(plan: Plan, entries: Entries = {}): Recalculated {
  // Most tests ask for a few cells of thousands, or for one sheet.
  const drawing = withEntries(plan, entries);
  const cells = calculateOnDemand(drawing, sourceFunctions);
  const values = (id: string): CellValue[] => {
    const { sheet, area } = place(plan, id);
    return cells.values(sheet, area).flat();
  };
  const value = (id: string, row?: number): CellValue => {
    const found = values(id);
    if (row === undefined && found.length > 1) {
      throw new Error(`${id} has ${found.length} cells: name the row, or use values`);
    }
    if (row !== undefined && (row < 1 || row > found.length)) {
      throw new Error(`${id} has ${found.length} cells, but not row ${row}`);
    }
    return found[(row ?? 1) - 1] ?? null;
  };
  return {
    drawing: { ...drawing, sheets: drawing.sheets.map((sheet) => onDemand(sheet, cells)) },
    value,
    values,
    place: (id) => place(plan, id),
    number: (id, row) => {
      const found = value(id, row);
      if (typeof found !== "number") throw new Error(`${id} is ${JSON.stringify(found)}, not a number`);
      return found;
    },
  };
}

function onDemand(sheet: SheetDrawing, cells: OnDemand): SheetDrawing {
  return Object.defineProperty({ ...sheet }, "values", {
    get: () => cells.valuesOf(sheet.name),
    enumerable: true,
  });
}

/** The drawing with a value typed into a cell, not calculated yet. */
export function typed(
  drawing: WorkbookDrawing,
  sheet: string,
  { row, column }: Cell,
  value: CellValue,
): WorkbookDrawing {
  return withRows(drawing, sheet, { row, column }, [[value]]);
}

/** A cell by its row and column, from 0. */
type Cell = Pick<Area, "row" | "column">;

/** The drawing with rows of values typed or pasted from a cell on. */
function withRows(
  drawing: WorkbookDrawing,
  sheet: string,
  { row, column }: Cell,
  rows: readonly (readonly CellValue[])[],
): WorkbookDrawing {
  const sheets = drawing.sheets.map((one) => {
    if (one.name !== sheet) return one;
    const values = [...one.values];
    rows.forEach((entered, r) => {
      const cells = [...(values[row + r] ?? [])];
      entered.forEach((value, c) => (cells[column + c] = value));
      values[row + r] = cells;
    });
    return { ...one, values };
  });
  return { ...drawing, sheets };
}

/**
 * The drawing of a plan with its defaults: laid out once for many entries, and for plans that differ in their defaults only. A
 * suite plans dozens of designs, and most of them differ in a few figures.
 */
const drawingOf = ofPlan(({ spec }): WorkbookDrawing => {
  const known = LAID_OUT.find((one) => hasShapeOf(one.spec, spec));
  if (known) return withDefaults(known.drawing, spec);
  if (isToValidate(spec)) validate(spec, { customFunctions: sourceFunctions.ids });
  const drawing = layout(spec);
  if (LAID_OUT.length >= MAX_LAID_OUT) LAID_OUT.shift();
  LAID_OUT.push({ spec, drawing });
  return drawing;
});

/** Drawings of the last shapes; a design has 20,000 cells. */
const LAID_OUT: { spec: WorkbookSpec; drawing: WorkbookDrawing }[] = [];
const MAX_LAID_OUT = 8;

/**
 * Whether a workbook is validated. To validate a design takes longer than to calculate it: `npm run test:long` validates all,
 * `npm test` those of tests/design/designWorkbook.test.ts.
 */
function isToValidate({ records = [] }: WorkbookSpec): boolean {
  return TRIES_ALL || !records.some(({ plan }) => plan === "design");
}

/** Whether workbooks are alike in all but what their inputs begin with. */
function hasShapeOf(one: WorkbookSpec, other: WorkbookSpec): boolean {
  const isAsLong = one.sheets.every(({ cells }, i) => cells.length === other.sheets[i]?.cells.length);
  return isAsLong && isAlike({ ...one, records: [] }, { ...other, records: [] });
}

/** Whether parts of a workbook are equal; the value of an input does not count. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [fields, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(fields);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(others).length) return false;
  const isInput = fields["kind"] === "input";
  for (const key of keys) {
    const isSame = isInput && key === "value" ? key in others : isAlike(fields[key], others[key]);
    if (!isSame) return false;
  }
  return true;
}

/** The drawing of a workbook, made from that of one of the same shape. */
function withDefaults(drawing: WorkbookDrawing, { sheets, records = [] }: WorkbookSpec): WorkbookDrawing {
  const drawn = drawing.sheets.map((sheet, i) => {
    const values = sheet.values.map((row) => [...row]);
    for (const cell of sheets[i]?.cells ?? []) {
      if (cell.kind !== "input") continue;
      const { row, column } = cellAt(cell.at);
      (values[row] ?? [])[column] = cell.value;
    }
    return { ...sheet, values };
  });
  return { ...drawing, sheets: drawn, records };
}

function place({ cells }: Plan, id: string): { sheet: string; area: Area } {
  const found = cells.get(id);
  const area = found && parseArea(found.range);
  if (!found || !area) throw new Error(`no cell has the id "${id}"`);
  return { sheet: found.sheet, area };
}

function withEntries(plan: Plan, entries: Entries): WorkbookDrawing {
  let drawing = drawingOf(plan);
  for (const [id, entry] of Object.entries(entries)) {
    const { sheet, area } = place(plan, id);
    const entered: readonly (CellValue | readonly CellValue[])[] = Array.isArray(entry) ? entry : [entry];
    const rows = entered.map((row) =>
      Array.isArray(row) ? (row as readonly CellValue[]) : [row as CellValue],
    );
    rows.forEach((values, r) => {
      values.forEach((_, c) => {
        const cell = { row: area.row + r, column: area.column + c };
        if (!isInput(plan, sheet, cell))
          throw new Error(`${id}: ${sheet}!${cellName(cell.row, cell.column)} is no input`);
      });
    });
    drawing = withRows(drawing, sheet, area, rows);
  }
  return drawing;
}

/** Addresses of a plan's inputs, by sheet: looked up for every cell that is typed. */
const inputsOf = ofPlan(
  ({ spec }) =>
    new Set(
      spec.sheets.flatMap(({ name, cells, tables = [] }) => [
        ...cells.filter(({ kind }) => kind === "input").map(({ at }) => `${name}!${at}`),
        ...tables.flatMap(inputsOfTable).map((at) => `${name}!${at}`),
      ]),
    ),
);

/** The cells of a table's columns that are to be filled in. */
function inputsOfTable({ at, columns, rows }: TableSpec): string[] {
  const header = parseArea(at);
  if (!header) throw new Error(`"${at}" is no cell`);
  return columns.flatMap(({ style }, c) =>
    style === "input" ? rows.map((_, r) => cellName(header.row + 1 + r, header.column + c)) : [],
  );
}

function isInput(plan: Plan, sheet: string, { row, column }: Cell): boolean {
  return inputsOf(plan).has(`${sheet}!${cellName(row, column)}`);
}
