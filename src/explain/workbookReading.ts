import { areaName, quotedSheet, type Area, type Cell } from "../workbook/address";
import type { CellValue } from "../workbook/spec";
import { COLUMNS_BESIDE, ROWS_ABOVE, cellLabel, type CellLabel } from "./cellLabel";
import type { HeldCells, SheetArea, TableCells, WorkbookCells } from "./workbookCells";

/** A cell, or the first of a range, with its words. */
export interface ReadCell extends CellLabel {
  value: CellValue;
  formula: string | undefined;
  /** The cell whose formula fills this one, if another one does. */
  spilledFrom: Cell | undefined;
}

/** A part of a sheet that was read. */
interface Window extends SheetArea {
  held: HeldCells;
}

/** A workbook while one of its cells is explained: what was read of it is not read again. */
export class WorkbookReading {
  private readonly windows: Window[] = [];
  private namesRead: Promise<ReadonlyMap<string, string>> | undefined;
  private tablesRead: Promise<readonly TableCells[]> | undefined;

  constructor(private readonly workbook: WorkbookCells) {}

  /** Formulas of the workbook's names, without `=`, by lower-case name. */
  names(): Promise<ReadonlyMap<string, string>> {
    this.namesRead ??= this.workbook
      .names()
      .then(
        (names) => new Map(names.map(({ name, formula }) => [name.toLowerCase(), formula.replace(/^=/, "")])),
      );
    return this.namesRead;
  }

  tables(): Promise<readonly TableCells[]> {
    this.tablesRead ??= this.workbook.tables();
    return this.tablesRead;
  }

  /** What ranges hold, as blocks of their size; `undefined` where there is no such sheet. */
  async blocks(areas: readonly SheetArea[]): Promise<(CellValue[][] | undefined)[]> {
    const held = await this.workbook.read(areas);
    return areas.map(({ area }, i) => {
      const { values } = held[i] ?? {};
      return (
        values &&
        Array.from({ length: area.rows }, (_, r) =>
          Array.from({ length: area.columns }, (_, c) => values[r]?.[c] ?? null),
        )
      );
    });
  }

  /** The first cells of areas with their words; `undefined` where there is no such sheet. */
  async cells(areas: readonly SheetArea[]): Promise<(ReadCell | undefined)[]> {
    const missing = mergedWindows(areas.filter((area) => !this.windowOf(area)).map(windowAbove));
    const [held, tables] = await Promise.all([this.workbook.read(missing), this.tables()]);
    missing.forEach((window, i) => {
      const cells = held[i];
      if (cells) this.windows.push({ ...window, held: cells });
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
        ...cellLabel(above, column, headerOf(place, tables)),
      };
    });
    return this.withSpills(areas, read);
  }

  /** What looks typed may be a part of what another cell spills. */
  private async withSpills(
    areas: readonly SheetArea[],
    read: readonly (Omit<ReadCell, "spilledFrom"> | undefined)[],
  ): Promise<(ReadCell | undefined)[]> {
    const typed = areas.flatMap(({ sheet, area: { row, column } }, i) => {
      const cell = read[i];
      return cell && cell.value !== null && cell.formula === undefined ? [{ i, sheet, row, column }] : [];
    });
    const parents = typed.length === 0 ? [] : await this.workbook.spillParents(typed);
    const parentOf = new Map(typed.map(({ i }, at) => [i, parents[at]]));
    return read.map((cell, i) => cell && { ...cell, spilledFrom: parentOf.get(i) });
  }

  private windowOf({ sheet, area }: SheetArea): Window | undefined {
    return this.windows.find(
      (window) =>
        window.sheet.toLowerCase() === sheet.toLowerCase() &&
        covers(window.area, windowAbove({ sheet, area }).area),
    );
  }
}

/** `'Hosts solved'!B6`, `VMs!N5:N310` */
export function placeName({ sheet, area }: SheetArea): string {
  return `${quotedSheet(sheet)}!${areaName(area)}`;
}

/** The cells in which the words of a cell are looked for. */
function windowAbove({ sheet, area: { row, column } }: SheetArea): SheetArea {
  const first = Math.max(0, row - ROWS_ABOVE);
  return {
    sheet,
    area: { row: first, column: 0, rows: row - first + 1, columns: column + 1 + COLUMNS_BESIDE },
  };
}

/** Windows of one sheet that touch become one: cells of a block are read together. */
function mergedWindows(windows: readonly SheetArea[]): SheetArea[] {
  const merged: SheetArea[] = [];
  const sorted = [...windows].sort(
    (a, b) => a.sheet.localeCompare(b.sheet) || a.area.row - b.area.row || a.area.rows - b.area.rows,
  );
  for (const { sheet, area } of sorted) {
    const last = merged.at(-1);
    if (
      last &&
      last.sheet.toLowerCase() === sheet.toLowerCase() &&
      area.row <= last.area.row + last.area.rows
    ) {
      const end = Math.max(last.area.row + last.area.rows, area.row + area.rows);
      last.area = {
        ...last.area,
        rows: end - last.area.row,
        columns: Math.max(last.area.columns, area.columns),
      };
    } else merged.push({ sheet, area: { ...area } });
  }
  return merged;
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

/** Title of the column of a table that a cell is in. */
function headerOf({ sheet, area }: SheetArea, tables: readonly TableCells[]): string | undefined {
  const { row, column }: Cell = area;
  const table = tables.find(
    (one) =>
      one.sheet.toLowerCase() === sheet.toLowerCase() &&
      covers(one.area, { row, column, rows: 1, columns: 1 }),
  );
  return table?.headers[column - table.area.column];
}
