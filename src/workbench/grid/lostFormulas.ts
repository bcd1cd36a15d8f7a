import type { FUniver } from "@univerjs/core/lib/facade";
import { STYLES, type Look } from "../../workbook/styles";
import { readStyleId } from "../../workbook/writers/univer/looks";
import type { SnapshotCell, SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { isDrawnSheet } from "../../workbook/writers/univer/writeUniver";

/** A cell of a template or report whose formula was overwritten or deleted. */
export interface LostFormula {
  sheetId: string;
  row: number;
  column: number;
  /** With its `=`. */
  formula: string;
}

/** Univer's mutation that fills cells, with what is entered and with the results of formulas. */
const SET_VALUES = "sheet.mutation.set-range-values";

/** Its mutations after which cells are elsewhere. */
const MOVING = /^sheet\.mutation\.(insert|remove|move|delete|reorder)-/;

/** Formulas of drawn sheets that the user overwrote, as long as their cells are where they were. */
export class LostFormulas {
  private lost: LostFormula[] = [];

  constructor(
    private readonly api: FUniver,
    private readonly changed: (lost: readonly LostFormula[]) => void,
  ) {
    const { BeforeCommandExecute, CommandExecuted } = api.Event;
    api.addEvent(BeforeCommandExecute, ({ id, params, options }: Executed) => {
      if (id === SET_VALUES && params)
        this.collect(params as Filled, isOfFormulas(options) ? isRemoved : isValue);
    });
    api.addEvent(CommandExecuted, ({ id, options }: Executed) => {
      if (this.lost.length === 0 || isOfFormulas(options)) return;
      if (MOVING.test(id)) this.forget();
      else if (id === SET_VALUES) this.check();
    });
  }

  /** Enters the formulas again, as one step that can be undone. */
  putBack(write: (sheetId: string, cells: SnapshotSheet["cellData"]) => void): void {
    const sheets = new Map<string, SnapshotSheet["cellData"]>();
    for (const { sheetId, row, column, formula } of this.lost) {
      const cells = sheets.get(sheetId) ?? {};
      (cells[row] ??= {})[column] = { f: formula, v: null };
      sheets.set(sheetId, cells);
    }
    for (const [sheetId, cells] of sheets) write(sheetId, cells);
    this.forget();
  }

  /** Leaves the cells as they are. */
  forget(): void {
    this.lost = [];
    this.changed(this.lost);
  }

  private collect(
    { subUnitId: sheetId, cellValue }: Filled,
    isLoss: (cell: SnapshotCell | null) => boolean,
  ): void {
    if (!isDrawnSheet(sheetId)) return;
    for (const [row, cells] of Object.entries(cellValue ?? {})) {
      for (const [column, cell] of Object.entries(cells ?? {})) {
        if (!isLoss(cell)) continue;
        const place = { sheetId, row: Number(row), column: Number(column) };
        const formula = this.formulaAt(place);
        if (formula && !this.isInput(place)) this.lost.push({ ...place, formula });
      }
    }
  }

  /** Keeps those whose cells are there without a formula: what is a formula again is not lost. */
  check(): void {
    if (this.lost.length === 0) return;
    this.lost = this.lost.filter((place) => this.formulaAt(place) === "");
    this.changed(this.lost);
  }

  /** "" where a cell has no formula; `undefined` where its sheet is gone. */
  private formulaAt({ sheetId, row, column }: Omit<LostFormula, "formula">): string | undefined {
    return this.sheet(sheetId)?.getRange(row, column).getFormula();
  }

  /** A linked input is there to be typed over. */
  private isInput({ sheetId, row, column }: Omit<LostFormula, "formula">): boolean {
    const style = this.sheet(sheetId)?.getSheet().getCellRaw(row, column)?.s;
    const name = typeof style === "string" ? readStyleId(style)?.style : undefined;
    const look: Look = name === undefined ? {} : STYLES[name];
    return look.unlocked ?? false;
  }

  private sheet(id: string) {
    return this.api.getActiveWorkbook()?.getSheetBySheetId(id);
  }
}

/** A mutation of Univer. */
interface Executed {
  id: string;
  params?: object | undefined;
  options?: object | undefined;
}

/** Does it come from Univer's formulas: their results, or the formula that it removes before a value is entered? */
const isOfFormulas = (options: Executed["options"]): boolean =>
  (options as { fromFormula?: boolean } | undefined)?.fromFormula === true;

/** What Univer's mutation fills: a blank is `null`, and a cell has only what changes of it. */
interface Filled {
  subUnitId: string;
  cellValue?: Record<number, Record<number, SnapshotCell | null> | null> | null;
}

/** Does a change remove the formula of a cell? A result does not. */
const isRemoved = (cell: SnapshotCell | null): boolean => cell?.f === null;

/** Does a change of a cell leave no formula in it? A change of looks does. */
function isValue(cell: SnapshotCell | null): boolean {
  if (cell === null) return true;
  if (cell.f || cell.si) return false;
  return "v" in cell || "p" in cell || cell.f === null || cell.f === "";
}
