import type { CellValue } from "../spec";
import { SpecError } from "../specError";

/** Excel's limit on the text of a cell, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 32_767;

/** C0 control characters but tab and newline, half a surrogate pair, and the two non-characters that XML lacks. */
export const UNWRITABLE = /[^\P{Cc}\t\n\x7f-\x9f]|\p{Cs}|[\uFFFE\uFFFF]/u;

/** Refuses a text that a workbook cannot hold. `longest` is in UTF-16 units, as Excel counts. */
export function checkText(text: string, longest = MAX_TEXT_LENGTH): void {
  if (text.length > longest) {
    const length = `${String(text.length)} characters, ${String(longest)} at most`;
    throw new SpecError("TextTooLong", `The text "${shortened(text)}" is too long: ${length}.`);
  }
  const found = UNWRITABLE.exec(text)?.[0];
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    throw new SpecError("ControlCharacter", `The text ${JSON.stringify(shortened(text))} holds U+${code}.`);
  }
}

/** Refuses a value that a cell cannot hold: NaN, infinities, overlong texts, control characters. */
export function checkValue(value: CellValue): void {
  if (typeof value === "string") checkText(value);
  else if (typeof value === "number") checkFinite(value);
}

/** Refuses NaN and the infinities: a file that holds one does not open. */
export function checkFinite(value: number): void {
  if (!Number.isFinite(value))
    throw new SpecError("NotFinite", `${String(value)} is not a number for a cell.`);
}

/** A value for an error message: its first 40 characters. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
