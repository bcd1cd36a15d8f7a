import { type Area, type Cell, areaName, cellName, contains } from "../workbook/address";

/** A range of a sheet. */
export interface SheetArea {
  sheet: string;
  area: Area;
}

const keyOf = (sheet: string, text: string): string => `${sheet.toLowerCase()}!${text}`;

/** Where the cells of plans are in the new workbook, by where they are in the earlier one. */
export class MovedCells {
  private readonly cells = new Map<string, SheetArea>();
  private readonly areas = new Map<string, SheetArea>();
  private readonly planners = new Map<string, SheetArea>();
  private readonly bySheet = new Map<string, { from: Cell; to: SheetArea }[]>();
  private readonly sheets = new Map<string, string | undefined>();

  /** @param isEmpty Whether a cell of the earlier workbook holds nothing. */
  constructor(private readonly isEmpty: (sheet: string, cell: Cell) => boolean) {}

  /** A sheet of a plan, and the one that it is now, where it is one. */
  addSheet(from: string, to: string | undefined): void {
    this.sheets.set(from.toLowerCase(), to);
  }

  /** A cell, where it is not known already. */
  add(sheet: string, from: Cell, to: { sheet: string } & Cell): void {
    const key = keyOf(sheet, cellName(from.row, from.column));
    if (this.cells.has(key)) return;
    const target = { sheet: to.sheet, area: { row: to.row, column: to.column, rows: 1, columns: 1 } };
    this.cells.set(key, target);
    const others = this.bySheet.get(sheet.toLowerCase()) ?? [];
    others.push({ from, to: target });
    this.bySheet.set(sheet.toLowerCase(), others);
  }

  /** A cell that the planner added to a plan's sheet, and the one that holds its content or its last value. */
  addPlanners(sheet: string, from: Cell, to: { sheet: string } & Cell): void {
    const target = { sheet: to.sheet, area: { row: to.row, column: to.column, rows: 1, columns: 1 } };
    this.planners.set(keyOf(sheet, cellName(from.row, from.column)), target);
  }

  /** A range that is as a whole another one now, such as a column of a table. */
  addArea(from: SheetArea, to: SheetArea): void {
    this.areas.set(keyOf(from.sheet, areaName(from.area)), to);
  }

  /** Is it a sheet of a plan? */
  isOfPlan(sheet: string): boolean {
    return this.sheets.has(sheet.toLowerCase());
  }

  /** The sheet that a plan's sheet is now; nothing where it is none. */
  sheet(name: string): string | undefined {
    return this.sheets.get(name.toLowerCase());
  }

  /** Are all cells of a sheet on one sheet, where they were? Then so are its whole columns and rows. */
  keepsPlaces(sheet: string): boolean {
    const to = this.sheet(sheet);
    return (
      to !== undefined &&
      this.cellsOf(sheet).every(
        ({ from, to: { sheet: on, area } }) =>
          on === to && from.row === area.row && from.column === area.column,
      )
    );
  }

  /** Where a cell is now. */
  cell(sheet: string, { row, column }: Cell): ({ sheet: string } & Cell) | undefined {
    const found = this.cells.get(keyOf(sheet, cellName(row, column)));
    return found && { sheet: found.sheet, row: found.area.row, column: found.area.column };
  }

  /** The cells of a sheet that are known, by where they were. */
  cellsOf(sheet: string): readonly { from: Cell; to: SheetArea }[] {
    return this.bySheet.get(sheet.toLowerCase()) ?? [];
  }

  /**
   * Where a range is now: where it is a column of a table or of a grid, that of today; else where its cells all are, as many and as
   * far from each other as before.
   */
  area({ sheet, area }: SheetArea): SheetArea | undefined {
    const whole = this.areas.get(keyOf(sheet, areaName(area)));
    if (whole) return whole;
    if (area.rows * area.columns === 1) {
      const key = keyOf(sheet, cellName(area.row, area.column));
      return this.cells.get(key) ?? this.planners.get(key);
    }
    const inside = this.cellsOf(sheet).filter(({ from }) => contains(area, from));
    const [first] = inside;
    if (!first) return undefined;
    const to = shifted(area, first.from, first.to.area);
    if (!to) return undefined;
    const isAlike = inside.every(({ from, to: { sheet: on, area: at } }) => {
      const other = shifted(area, from, at);
      return on === first.to.sheet && other?.row === to.row && other.column === to.column;
    });
    if (!isAlike || !this.isKnown(sheet, area, inside)) return undefined;
    return { sheet: first.to.sheet, area: to };
  }

  /** Are all cells of a range known, but for empty ones? */
  private isKnown(sheet: string, area: Area, inside: readonly { from: Cell }[]): boolean {
    const known = new Set(inside.map(({ from }) => cellName(from.row, from.column)));
    const rows = Math.min(area.row + area.rows, MAX_ROWS);
    for (let row = area.row; row < rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        if (!known.has(cellName(row, column)) && !this.isEmpty(sheet, { row, column })) return false;
      }
    }
    return true;
  }
}

/** Rows of plans that are looked at: below them there is nothing. */
const MAX_ROWS = 20_000;

function shifted(area: Area, from: Cell, to: Cell): Area | undefined {
  const [row, column] = [area.row + to.row - from.row, area.column + to.column - from.column];
  return row < 0 || column < 0 ? undefined : { ...area, row, column };
}
