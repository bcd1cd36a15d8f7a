/** A figure as elbencho prints it: digits, of which other programs may have made a fraction. */
const FIGURE = /^\d{1,18}(?:\.\d{1,15})?$/;

/** The figure, `null` where there is none, `undefined` where the text is not one: NaN, -1, 1e999. */
export function printedFigure(text: string): number | null | undefined {
  if (text === "") return null;
  return FIGURE.test(text) ? Number(text) : undefined;
}
