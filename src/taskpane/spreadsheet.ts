import type { OwnFunctions } from "../explain/ownFunctions";
import type { SheetArea, WorkbookCells } from "../explain/workbookCells";
import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Template } from "../templates/template";
import type { Cell } from "../workbook/address";
import type { PlanRecord } from "../workbook/planRecord";
import type { ShownSheets } from "../workbook/shownSheet";
import type { VerifiedWorkbook } from "../verify/verifyWorkbook";
import type { WorkbookSpec } from "../workbook/spec";
import type { PlacedTable } from "./placedTable";
import type { Task } from "./task";

/** Sheets that were drawn. */
export interface DrawnSheets {
  /** As they are called in the workbook. */
  sheets: string[];
  /** Names that they defined, as they are called in the workbook. */
  names: string[];
  /** Ids of the records that the workbook keeps of them, where a record has an id. */
  records: string[];
  /** What the user should know of it, each a sentence: what is left out, what was repaired. */
  notices: string[];
}

/** Sheets, names and records of a workbook. */
export interface WorkbookOutline {
  /** Names of its sheets, in order. */
  sheets: string[];
  /** Names that it defines, and the formula that each stands for, with its `=`. */
  names: { name: string; formula: string }[];
  /** Records of plans, oldest first, with the id that a record has in Excel. */
  records: { record: PlanRecord; id?: string }[];
  /** Records that cannot be read, where there are any. */
  damagedRecords?: number;
}

/** The workbook as it is now, to be verified. */
export interface OpenContents extends VerifiedWorkbook {
  /** What the user should know of it, each a sentence: what is not read, what is to be done first. */
  notices: string[];
}

/** Inputs that follow a fact again. */
export interface LinkedAgain {
  /** Name of the selected sheet. */
  sheet: string;
  /** Addresses of the inputs on it. */
  cells: string[];
  /** Addresses of inputs that stay as they are, because what they followed is not in the workbook any more. */
  broken: string[];
  /** Names that those inputs followed. */
  lostNames: string[];
}

/** The spreadsheet beside the pane: Excel, or the grid of the workbench. */
export interface Spreadsheet {
  /**
   * Draws a workbook as new sheets behind the others.
   *
   * @param replaces Sheets that were drawn before: as far as they are still there, they and their names go once the new
   *   ones are complete.
   * @throws Error if anything goes wrong; the workbook that is open is then as it was.
   */
  draw(spec: WorkbookSpec, task: Task, replaces?: ReplacedSheets): Promise<DrawnSheets>;
  /** What sheets hold by their names; sheets that are gone are left out. */
  read(sheets: readonly string[]): Promise<ShownSheets>;
  /** What the workbook consists of. */
  outline(): Promise<WorkbookOutline>;
  /** Puts the formulas back into selected inputs that followed a fact and were typed over. */
  linkAgain(): Promise<LinkedAgain>;
  /**
   * Opens a template as a workbook of its own.
   *
   * @returns What was done, in a sentence.
   */
  open(template: Template): Promise<string>;
  /**
   * Writes a formula into the active cell.
   *
   * @returns Address of the cell.
   * @throws Error if the cell is not empty.
   */
  insertFormula(formula: string): Promise<string>;
  /**
   * Writes the results table with its first cell at the active one.
   *
   * @returns Address of the table.
   * @throws Error if any of its cells is not empty; nothing is written then.
   */
  placeResults(runs: readonly BenchmarkRun[]): Promise<string>;
  /**
   * Writes a table with its first cell at a place; on a new sheet where there is no room.
   *
   * @returns Address of the table.
   */
  placeTable(table: PlacedTable, at: CellPlace): Promise<string>;
  /** The functions that its cells call. */
  functions(): Promise<OwnFunctions["host"] & { ids: readonly string[] }>;
  /** All that its cells hold and show, to be verified. Nothing is changed. */
  contents(task: Task): Promise<OpenContents>;
  /** Its cells, to be read. */
  cells(): WorkbookCells;
  /** The cell that takes what is typed. */
  activeCell(): Promise<CellPlace>;
  /** Calls back whenever another cell is selected. */
  followSelection(selected: () => void): Promise<void>;
  /** Selects cells, and shows their sheet. */
  select(cells: SheetArea): Promise<void>;
}

/** A cell of a sheet. */
export interface CellPlace extends Cell {
  sheet: string;
}

/** Sheets that others take the place of. */
export interface ReplacedSheets extends Omit<DrawnSheets, "notices"> {
  /** Names that the new sheets get instead of their own. */
  sheetNames?: ReadonlyMap<string, string>;
  /** Names of other sheets that the new ones define from now on, whatever they stand for. */
  takenNames?: readonly string[];
}

type Connect = () => Promise<Spreadsheet>;

let connect: Connect = () => Promise.reject(new Error("The pane has no spreadsheet."));

/** Tells the pane what it stands beside. */
export function connectSpreadsheet(connecting: Connect): void {
  connect = connecting;
}

/** The spreadsheet beside the pane, once it answers. */
export function spreadsheet(): Promise<Spreadsheet> {
  return connect();
}
