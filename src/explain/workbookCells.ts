import type { Area, Cell } from "../workbook/address";
import type { CellValue } from "../workbook/spec";

/** Cells of a sheet. */
export interface SheetArea {
  sheet: string;
  area: Area;
}

/** What cells hold, row by row. */
export interface HeldCells {
  /** A blank cell is `null`. */
  values: readonly (readonly CellValue[])[];
  /** Without their `=`; nothing where a cell holds a value of its own, or shows a part of what another cell spills. */
  formulas: readonly (readonly (string | undefined)[])[];
}

/** What is asked of a cell only where it is needed. */
export interface CellDetails {
  /** The cell whose formula fills this one, if another one does. */
  spilledFrom?: Cell | undefined;
  /** Number format: `0.0%` shows 0.1 as 10%. */
  format: string;
}

/** A table of a sheet: `[@IOPS]` in one of its formulas is a cell of the same row. */
export interface TableCells extends SheetArea {
  name: string;
  /** Titles of its columns; `area` is the rows below them. */
  headers: readonly string[];
  /** Whether the row of titles is shown, above the others. */
  hasHeaders: boolean;
  /** Whether a row of totals is shown, below the others. */
  hasTotals: boolean;
}

/** How far a sheet is used, from A1. */
export interface SheetExtent {
  rows: number;
  columns: number;
}

/** The workbook that is explained: Excel's, or the one in the grid of the workbench. */
export interface WorkbookCells {
  /**
   * What cells hold; `undefined` where there is no such sheet. Cells outside of what the sheet uses are blank, and may be
   * missing at the end of rows and of columns.
   */
  read(areas: readonly SheetArea[]): Promise<(HeldCells | undefined)[]>;
  /** How far sheets are used: everything beyond is blank. `undefined` where there is no such sheet. */
  extents(sheets: readonly string[]): Promise<(SheetExtent | undefined)[]>;
  /** Names that the workbook defines, each with its formula and the `=` of it; `sheet` where it belongs to one. */
  names(): Promise<readonly { name: string; formula: string; sheet?: string }[]>;
  tables(): Promise<readonly TableCells[]>;
  /** More of single cells; nothing of one whose sheet is gone. */
  details(cells: readonly (Cell & { sheet: string })[]): Promise<(CellDetails | undefined)[]>;
}
