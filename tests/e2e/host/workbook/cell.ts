import { cellName, quotedSheet } from "../../../../src/workbook/address";
import type { Formula } from "../../../../src/workbook/parseFormula";
import type { CellError, CellValue } from "../../../../src/workbook/spec";

/** An error value as a cell shows it; Excel has more of them than our own workbooks may hold. */
export interface ShownError {
  error: string;
  message?: string;
}

/** What a cell shows; `null` is a blank cell. */
export type Shown = Exclude<CellValue, CellError> | ShownError;

export function isShownError(value: Shown): value is ShownError {
  return typeof value === "object" && value !== null;
}

/** Excel shows it while a custom function is at work. */
export const BUSY: ShownError = { error: "#BUSY!" };

/** A cell of a sheet, which is above it in the layers, that holds something or is part of a spill. */
export class Cell<Sheet extends { readonly name: string }> {
  value: Shown = null;
  /** As it is shown, with the leading `=`. */
  formula: string | undefined;
  /** The formula with references to table columns resolved; calculation fills it in. */
  parsed: Formula | undefined;
  /** Size of the block that the formula fills, where it is more than the cell. */
  spill: { rows: number; columns: number } | undefined;
  /** Size of the block that would not fit: the formula shows #SPILL!. */
  refusedSpill: { rows: number; columns: number } | undefined;
  /** The cell whose formula fills this one. */
  anchor: Cell<Sheet> | undefined;

  constructor(
    readonly sheet: Sheet,
    readonly row: number,
    readonly column: number,
  ) {}

  /** With its sheet: `Sheet1!B4`. */
  get address(): string {
    return `${quotedSheet(this.sheet.name)}!${cellName(this.row, this.column)}`;
  }

  /** Does the cell hold neither value nor formula of its own? */
  get empty(): boolean {
    return this.formula === undefined && (this.value === null || this.anchor !== undefined);
  }
}
