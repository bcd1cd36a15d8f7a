import { textFormats } from "../textFormats";

/** How to paste a text that begins with `=`, for who finds its cells changed. */
export const PASTE_AS_TEXT =
  "format the cells as Text and paste again, or paste the text into the pane (Import, Paste text)";

/**
 * Why the cells are not the whole text that was pasted: a spreadsheet may refuse `= 721317.28 IO/S`, which begins like a
 * formula and is none. What is left would be read as another result.
 *
 * @param values Rows of cells; a blank is "".
 * @returns `undefined` where nothing is missing.
 */
export function refusedPaste(values: readonly (readonly unknown[])[]): string | undefined {
  for (const [first, ...others] of values) {
    if (typeof first !== "string" || others.length === 0) continue;
    if (others.some((cell) => String(cell ?? "").trim() !== "")) continue;
    for (const format of textFormats) {
      const label = format.labelWithoutFigure?.(`${first}\t`) ?? null;
      if (label !== null) return messageOf(label);
    }
  }
  return undefined;
}

function messageOf(label: string): string {
  return (
    `"${label}" has no value: the spreadsheet did not accept the pasted text behind it, which begins with "=". ` +
    `To keep it, ${PASTE_AS_TEXT}.`
  );
}
