import {
  areaName,
  columnName,
  contains,
  MAX_COLUMNS,
  MAX_ROWS,
  quotedSheet,
  type Area,
  type Cell,
} from "../workbook/address";
import type { CellValue } from "../workbook/spec";
import { COLUMNS_BESIDE, ROWS_ABOVE, cellLabel, type CellLabel } from "./cellLabel";
import { dialectFormula, type DialectFormula } from "./dialectFormula";
import type { CellDetails, HeldCells, SheetArea, TableCells, WorkbookCells } from "./workbookCells";

/** A cell, or the first of a range, with its words. */
export interface ReadCell extends CellLabel {
  value: CellValue;
  formula: string | undefined;
  /** The cell whose formula fills this one, if another one does. */
  spilledFrom: Cell | undefined;
  /** Whether the cell shows its number as a share: 0.1 as 10%. */
  isShare: boolean;
}

/** Cells of which details are asked in one request: one of Excel on the web may have 5 MB. */
const DETAILS_AT_ONCE = 1_000;

/** Windows begin at rows that are multiples of this, so that a chain down a column finds most of it read. */
const ROWS_OF_WINDOW = 64;

interface ReadNames {
  meanings: ReadonlyMap<string, DialectFormula>;
  localNames: ReadonlyMap<string, string>;
}

/** A part of a sheet that was read. */
interface Window extends SheetArea {
  held: HeldCells;
}

/** A workbook while one of its cells is explained: what was read of it is not read again. */
export class WorkbookReading {
  private readonly windows = new Map<string, readonly Window[]>();
  private namesRead: Promise<ReadNames> | undefined;
  private tablesRead: Promise<readonly TableCells[]> | undefined;

  /** How often the workbook was asked for cells: Excel needs a while for each. */
  requests = 0;

  constructor(private readonly workbook: WorkbookCells) {}

  /** What the workbook's names stand for, by lower-case name. */
  async names(): Promise<ReadonlyMap<string, DialectFormula>> {
    return (await this.readNames()).meanings;
  }

  /** The formula of a cell, without its `=`, in the words of the dialect. */
  async dialect(formula: string, at: Cell & { sheet: string }): Promise<DialectFormula> {
    const [{ localNames }, tables] = await Promise.all([this.readNames(), this.tables()]);
    return dialectFormula(formula, { at, tables, localNames });
  }

  private readNames(): Promise<ReadNames> {
    this.namesRead ??= Promise.all([this.workbook.names(), this.tables()]).then(([names, tables]) => {
      const nowhere = { at: { sheet: "", row: 0, column: 0 }, tables, localNames: new Map<string, string>() };
      const meaning = (formula: string) => dialectFormula(formula.replace(/^=/, ""), nowhere);
      const meanings = names.flatMap(({ name, formula, sheet }) =>
        sheet === undefined ? [[name.toLowerCase(), meaning(formula)] as const] : [],
      );
      const local = names.flatMap(({ name, formula, sheet }) =>
        sheet === undefined ? [] : [[`${sheet}!${name}`.toLowerCase(), meaning(formula).formula] as const],
      );
      return { meanings: new Map(meanings), localNames: new Map(local) };
    });
    return this.namesRead;
  }

  tables(): Promise<readonly TableCells[]> {
    this.tablesRead ??= this.workbook.tables();
    return this.tablesRead;
  }

  /** What ranges hold, as blocks of their size; `undefined` where there is no such sheet. */
  async blocks(areas: readonly SheetArea[]): Promise<(CellValue[][] | undefined)[]> {
    const held = await this.read(areas);
    return areas.map(({ area }, i) => {
      const { values } = held[i] ?? {};
      // One for all rows that are not used: a whole column has a million of them.
      const blank = Array.from({ length: area.columns }, () => null);
      return (
        values &&
        Array.from({ length: area.rows }, (_, r) =>
          r < values.length ? blank.map((_blank, c) => values[r]?.[c] ?? null) : blank,
        )
      );
    });
  }

  /** How many cells of areas are used: the others are blank. */
  async usedCells(areas: readonly SheetArea[]): Promise<number> {
    const extents = await this.workbook.extents(areas.map(({ sheet }) => sheet));
    return areas.reduce((sum, { area }, i) => {
      const { rows = 0, columns = 0 } = extents[i] ?? {};
      const used = (first: number, count: number, end: number) =>
        Math.max(0, Math.min(first + count, end) - first);
      return sum + used(area.row, area.rows, rows) * used(area.column, area.columns, columns);
    }, 0);
  }

  /** The first cells of areas with their words; `undefined` where there is no such sheet. */
  async cells(
    areas: readonly SheetArea[],
    { formats = true }: { formats?: boolean } = {},
  ): Promise<(ReadCell | undefined)[]> {
    const missing = mergedWindows(areas.filter((area) => !this.windowOf(area)).map(windowAround));
    const [held, tables] = await Promise.all([missing.length === 0 ? [] : this.read(missing), this.tables()]);
    missing.forEach((window, i) => {
      const cells = held[i];
      if (!cells) return;
      const key = window.sheet.toLowerCase();
      const windows = this.windows.get(key) ?? [];
      this.windows.set(key, [...windows, { ...window, held: cells }]);
    });
    const read = areas.map((place) => {
      const window = this.windowOf(place);
      if (!window) return undefined;
      const { row, column } = place.area;
      const above = rowsOf(window, row);
      const own = above.values.length - 1;
      return {
        value: above.values[own]?.[column] ?? null,
        formula: above.formulas[own]?.[column],
        ...cellLabel(above, column, headersAt(place, tables)),
      };
    });
    return this.withDetails(areas, read, formats);
  }

  /** What looks typed may be a part of what another cell spills; a number may be shown as a share. */
  private async withDetails(
    areas: readonly SheetArea[],
    read: readonly (Omit<ReadCell, "spilledFrom" | "isShare"> | undefined)[],
    formats: boolean,
  ): Promise<(ReadCell | undefined)[]> {
    const asked = areas.flatMap(({ sheet, area: { row, column } }, i) => {
      const cell = read[i];
      const isTyped = cell && cell.value !== null && cell.formula === undefined;
      const isShown = formats && typeof cell?.value === "number";
      return isTyped || isShown ? [{ i, sheet, row, column }] : [];
    });
    const details = await this.details(asked);
    const byPlace = new Map(asked.map(({ i }, at) => [i, details[at]]));
    return read.map((cell, i) => {
      const { spilledFrom, format = "" } = byPlace.get(i) ?? {};
      const isTyped = cell?.formula === undefined;
      return cell && { ...cell, spilledFrom: isTyped ? spilledFrom : undefined, isShare: isPercent(format) };
    });
  }

  /** Which cells show their number as a share. */
  async shares(cells: readonly (Cell & { sheet: string })[]): Promise<boolean[]> {
    return (await this.details(cells)).map((one) => isPercent(one?.format ?? ""));
  }

  private async details(
    cells: readonly (Cell & { sheet: string })[],
  ): Promise<readonly (CellDetails | undefined)[]> {
    const details: (CellDetails | undefined)[] = [];
    for (let at = 0; at < cells.length; at += DETAILS_AT_ONCE) {
      this.requests += 1;
      details.push(...(await this.workbook.details(cells.slice(at, at + DETAILS_AT_ONCE))));
    }
    return details;
  }

  private read(areas: readonly SheetArea[]): Promise<(HeldCells | undefined)[]> {
    this.requests += 1;
    return this.workbook.read(areas);
  }

  private windowOf({ sheet, area }: SheetArea): Window | undefined {
    const needed = windowAbove({ sheet, area }).area;
    return this.windows.get(sheet.toLowerCase())?.find((window) => covers(window.area, needed));
  }
}

/** A format shows shares where it has a per cent sign that is no text. */
function isPercent(format: string): boolean {
  return format.replace(/"[^"]*"|\\.|_./g, "").includes("%");
}

/** One text for a place, in whatever case its sheet is spelled. */
export function placeKey({ sheet, area }: SheetArea): string {
  return `${sheet.toLowerCase()}!${areaName(area)}`;
}

/** `'Hosts solved'!B6`, `VMs!N5:N310`, `VMs!N:N` */
export function placeName({ sheet, area }: SheetArea): string {
  const { row, column, rows, columns } = area;
  const [last, end] = [column + columns - 1, row + rows];
  const cells =
    rows === MAX_ROWS
      ? `${columnName(column)}:${columnName(last)}`
      : columns === MAX_COLUMNS
        ? `${row + 1}:${end}`
        : areaName(area);
  return `${quotedSheet(sheet)}!${cells}`;
}

/** Cells in which the words of one cell are looked for: in a very wide sheet fewer rows above it are. */
const MAX_CELLS = 30_000;

/** The cells in which the words of a cell are looked for. */
function windowAbove({ sheet, area: { row, column } }: SheetArea): SheetArea {
  const columns = column + 1 + COLUMNS_BESIDE;
  const first = Math.max(0, row - Math.min(ROWS_ABOVE, Math.floor(MAX_CELLS / columns)));
  return { sheet, area: { row: first, column: 0, rows: row - first + 1, columns } };
}

/** The same and some rows below, as a block that others need, too. */
function windowAround(place: SheetArea): SheetArea {
  const { sheet, area } = windowAbove(place);
  if (area.columns * ROWS_OF_WINDOW > MAX_CELLS) return { sheet, area };
  const row = Math.floor(area.row / ROWS_OF_WINDOW) * ROWS_OF_WINDOW;
  const end = Math.ceil((area.row + area.rows) / ROWS_OF_WINDOW) * ROWS_OF_WINDOW;
  return { sheet, area: { ...area, row, rows: end - row } };
}

/** Windows of one sheet that touch become one, unless that reads much more: cells of a block are read together. */
function mergedWindows(windows: readonly SheetArea[]): SheetArea[] {
  const merged: SheetArea[] = [];
  const sorted = [...windows].sort(
    (a, b) => a.sheet.localeCompare(b.sheet) || a.area.row - b.area.row || a.area.rows - b.area.rows,
  );
  for (const { sheet, area } of sorted) {
    const last = merged.at(-1);
    const both =
      last && last.sheet.toLowerCase() === sheet.toLowerCase() ? together(last.area, area) : undefined;
    if (last && both) last.area = both;
    else merged.push({ sheet, area: { ...area } });
  }
  return merged;
}

/** Two windows as one, where they touch and are about as wide; both begin at column A, the first not below the other. */
function together(upper: Area, lower: Area): Area | undefined {
  if (lower.row > upper.row + upper.rows) return undefined;
  const rows = Math.max(upper.row + upper.rows, lower.row + lower.rows) - upper.row;
  const columns = Math.max(upper.columns, lower.columns);
  const apart = upper.rows * upper.columns + lower.rows * lower.columns;
  return rows * columns > 2 * apart + MAX_CELLS ? undefined : { ...upper, rows, columns };
}

/** The rows of a window that end with a row. */
function rowsOf({ area, held }: Window, row: number): HeldCells {
  const end = row - area.row + 1;
  const first = Math.max(0, end - 1 - ROWS_ABOVE);
  // Rows below what the sheet uses are not read: they are blank.
  const rows = <T>(cells: readonly (readonly T[])[]) =>
    Array.from({ length: end - first }, (_, r) => cells[first + r] ?? []);
  return { values: rows(held.values), formulas: rows(held.formulas) };
}

function covers(outer: Area, inner: Area): boolean {
  return (
    inner.row >= outer.row &&
    inner.column >= outer.column &&
    inner.row + inner.rows <= outer.row + outer.rows &&
    inner.column + inner.columns <= outer.column + outer.columns
  );
}

/** Titles of the sheet's columns where a cell is in a table. */
function headersAt({ sheet, area }: SheetArea, tables: readonly TableCells[]): string[] | undefined {
  const table = tables.find(
    (one) => one.sheet.toLowerCase() === sheet.toLowerCase() && contains(one.area, area),
  );
  return table && [...Array.from({ length: table.area.column }, () => ""), ...table.headers];
}
