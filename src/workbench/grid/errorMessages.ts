import { isHostError, type HostValue } from "../../functionsHost";

/** Where a formula stands: Univer's id of the sheet, zero-based row and column. */
export interface FormulaPlace {
  sheetId: string;
  row: number;
  column: number;
}

/**
 * The messages behind error values. A Univer cell holds the error alone, so what a function said is kept here, by
 * the cell that shows it.
 */
export class ErrorMessages {
  private readonly messages = new Map<string, { error: string; message: string }>();

  /** Takes down the errors in a result, and forgets those of the last one. */
  note({ sheetId, row, column }: FormulaPlace, block: readonly (readonly HostValue[])[]): void {
    block.forEach((values, r) => {
      values.forEach((value, c) => {
        const key = keyOf({ sheetId, row: row + r, column: column + c });
        if (isHostError(value) && value.message) {
          this.messages.set(key, { error: value.error, message: value.message });
        } else if (!isHostError(value)) this.messages.delete(key);
      });
    });
  }

  /** The message of a cell that shows `error`, if it came from a custom function. */
  of(place: FormulaPlace, error: unknown): string | undefined {
    const known = this.messages.get(keyOf(place));
    return known?.error === error ? known?.message : undefined;
  }

  clear(): void {
    this.messages.clear();
  }
}

function keyOf({ sheetId, row, column }: FormulaPlace): string {
  return `${sheetId}!${row},${column}`;
}
