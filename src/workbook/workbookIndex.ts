/**
 * Where everything in a spec is: sheets, tables and names by name, filled cells by place. Building it checks the
 * geometry; `validate` and `layout` look things up in it.
 */
import type { Area } from "./address";
import { MAX_COLUMNS, MAX_ROWS, parseArea, parseCell } from "./address";
import { Occupancy } from "./rules/occupancy";
import { literal } from "./literal";
import type { CellSpec, NameSpec, SheetSpec, TableSpec, WorkbookSpec } from "./spec";
import { checkedAt, SpecError } from "./specError";

export interface IndexedTable {
  sheet: string;
  spec: TableSpec;
  /** Header row included. */
  area: Area;
  /** Data cells of a column, or `undefined` for a header that the table does not have. */
  columnArea(header: string): Area | undefined;
}

export interface IndexedSheet {
  spec: SheetSpec;
  filled: Occupancy;
  /** Cells by their A1 name. */
  cells: Map<string, CellSpec>;
  tables: IndexedTable[];
}

export interface WorkbookIndex {
  sheets: Map<string, IndexedSheet>;
  tables: Map<string, IndexedTable>;
  names: Map<string, NameSpec>;
}

/** Reads the address of a cell, or throws `InvalidAddress`. */
export function cellAt(text: string): { row: number; column: number } {
  const cell = parseCell(text);
  if (!cell) throw new SpecError("InvalidAddress", `"${text}" is not the address of a cell, such as B4.`);
  return cell;
}

/** Reads a range, or throws `InvalidAddress`. */
export function areaAt(text: string): Area {
  const area = parseArea(text);
  if (!area) throw new SpecError("InvalidAddress", `"${text}" is not a range, such as B4:D9.`);
  return area;
}

/** Places everything. Throws on bad addresses, on cells that overlap and on names used twice. */
export function indexWorkbook(spec: WorkbookSpec): WorkbookIndex {
  const index: WorkbookIndex = { sheets: new Map(), tables: new Map(), names: new Map() };
  for (const sheet of spec.sheets) {
    checkedAt(`Sheet "${sheet.name}"`, () => {
      const indexed = indexSheet(sheet);
      index.sheets.set(sheet.name, indexed);
      for (const table of indexed.tables) index.tables.set(table.spec.name, table);
    });
  }
  for (const { name, value } of spec.outside ?? [])
    index.names.set(name, { name, refersTo: { formula: literal(value) } });
  for (const name of spec.names) index.names.set(name.name, name);
  return index;
}

function indexSheet(spec: SheetSpec): IndexedSheet {
  const sheet: IndexedSheet = { spec, filled: new Occupancy(), cells: new Map(), tables: [] };
  for (const cell of spec.cells) {
    const place = cellAt(cell.at);
    const spill = cell.kind === "formula" && cell.spill !== undefined;
    occupy(sheet, { ...place, ...filledSize(cell) }, `cell ${cell.at}`, spill);
    sheet.cells.set(cell.at, cell);
  }
  for (const table of spec.tables ?? []) {
    const indexed = indexTable(spec.name, table);
    occupy(sheet, indexed.area, `table ${table.name}`, false);
    sheet.tables.push(indexed);
  }
  const charts = new Occupancy();
  for (const chart of spec.charts ?? []) {
    const area = areaAt(chart.covers);
    const what = `chart "${chart.title}"`;
    const below = charts.find(area) ?? sheet.filled.find(area);
    if (below) throw clash(what, below.what, false);
    charts.add({ area, what, spill: false });
  }
  return sheet;
}

/** The cells that no other cell may stand in. The look of a text, and of blank cells, may lie beneath others. */
function filledSize(cell: CellSpec): { rows: number; columns: number } {
  switch (cell.kind) {
    case "formula":
      return cell.spill ?? { rows: 1, columns: cell.columns ?? 1 };
    case "note":
      return { rows: 1, columns: cell.columns ?? 1 };
    default:
      return { rows: 1, columns: 1 };
  }
}

function occupy(sheet: IndexedSheet, area: Area, what: string, spill: boolean): void {
  for (const size of [area.rows, area.columns]) {
    if (!Number.isInteger(size) || size < 1) {
      throw new SpecError("InvalidAddress", `${what} has a size of ${String(size)}.`);
    }
  }
  if (area.row + area.rows > MAX_ROWS || area.column + area.columns > MAX_COLUMNS) {
    throw new SpecError("InvalidAddress", `${what} reaches over the edge of the sheet.`);
  }
  const there = sheet.filled.find(area);
  if (there) throw clash(what, there.what, spill || there.spill);
  sheet.filled.add({ area, what, spill });
}

function clash(what: string, there: string, spill: boolean): SpecError {
  return spill
    ? new SpecError("SpillBlocked", `a formula's declared spill hits filled cells: ${what}, ${there}.`)
    : new SpecError("OverlappingCells", `${what} covers cells of ${there}.`);
}

function indexTable(sheet: string, spec: TableSpec): IndexedTable {
  if (spec.columns.length === 0) {
    throw new SpecError("InvalidHeader", `table ${spec.name} needs at least one column.`);
  }
  const dataRows = Math.max(1, spec.rows.length);
  const area = { ...cellAt(spec.at), rows: dataRows + 1, columns: spec.columns.length };
  const columns = new Map(spec.columns.map((column, i) => [column.header, i]));
  return {
    sheet,
    spec,
    area,
    columnArea(header) {
      const offset = columns.get(header);
      if (offset === undefined) return undefined;
      return { row: area.row + 1, column: area.column + offset, rows: dataRows, columns: 1 };
    },
  };
}
