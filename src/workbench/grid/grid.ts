import type { Area, Cell } from "../../workbook/address";
import type { CellValue } from "../../workbook/spec";
import type { SnapshotSheet, UniverSnapshot } from "../../workbook/writers/univer/snapshot";
import type { Draft } from "../saved/storedWorkbook";
import type { GridContents } from "./contents";
import type { GridSurface } from "./gridSurface";
import type { LostFormula, LostFormulas } from "./lostFormulas";

/** A cell that the user points to. */
export interface PointedCell {
  sheetId: string;
  sheet: string;
  row: number;
  column: number;
  value: unknown;
  /** The message of a custom function about the error that the cell shows. */
  message?: string;
  /** What an input accepts. */
  prompt?: string;
}

/** Cells of a sheet: an area, and the sheet's id and name. */
export interface SheetArea extends Area {
  sheetId: string;
  sheet: string;
}

/** The spreadsheet of the page. */
export interface Grid {
  /** What lies over the cells. */
  readonly surface: GridSurface;
  /**
   * Shows a workbook in place of the one that is open; all formulas are calculated.
   *
   * @param shown Id of the sheet to show; the first where none is given.
   */
  open(snapshot: UniverSnapshot, shown?: string): void;
  /**
   * The same as one step that can be undone, with the steps before it.
   *
   * @param changed Is told when the step is undone, and when it is done again.
   */
  openAsStep(snapshot: UniverSnapshot, shown: string, changed: (isDone: boolean) => void): void;
  contents(): GridContents;
  /** Resolves when what changed so far is calculated. */
  calculated(): Promise<void>;
  /** The selected cells. */
  selected(): SheetArea;
  /** The cell that takes what is typed: any of the selected ones. */
  active(): SheetArea;
  /** Selects cells, and shows their sheet. */
  select(area: SheetArea): void;
  /** The sheets in their order, and how many rows and columns they have. */
  sheets(): { id: string; name: string; rows: number; columns: number }[];
  /** Names of the workbook, each with its formula and the `=` of it. */
  names(): { name: string; formula: string }[];
  /** The cell whose formula fills another one. */
  spillOver(sheetId: string, row: number, column: number): Cell | undefined;
  /** What cells show: a blank is `null`. */
  valuesOf(area: SheetArea): CellValue[][];
  /** Formulas with their `=`; the text is empty where there is none. */
  formulasOf(area: SheetArea): string[][];
  /** Number formats; the text is empty where a cell has none. */
  numberFormatsOf(area: SheetArea): string[][];
  /** Are all cells of an area blank? */
  isFree(area: SheetArea): boolean;
  /** Writes cells by row and column, as a user would who pastes: in one change, which can be undone. */
  write(sheetId: string, cells: SnapshotSheet["cellData"]): void;
  /** The text that is being typed into a cell, if any. */
  draft(): Draft | undefined;
  /** A workbook with a text entered into a cell, as a user would who types it. */
  withDraft(snapshot: UniverSnapshot, draft: Draft): UniverSnapshot;
  /** Gives the keyboard to the cells. */
  focus(): void;
  /** Dark or light. */
  setDark(dark: boolean): void;
  /** Calls back after each change of contents or looks, and after each calculation. */
  onChange(changed: () => void): void;
  /** Calls back when the user selects a cell or rests on one that shows an error, and after each calculation. */
  onPoint(pointed: (cell: PointedCell) => void): void;
  /** Calls back when the user selects a cell, and after each calculation. */
  onSelect(selected: () => void): void;
  /** Calls back with the formulas of drawn sheets that the user overwrote, each time that these change. */
  onLostFormulas(changed: (lost: readonly LostFormula[]) => void): LostFormulas;
}
