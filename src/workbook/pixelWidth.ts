/** Pixels of a digit of Excel's default font, and of the padding of a cell. */
const PIXELS_PER_CHARACTER = 7;
const PIXELS_OF_PADDING = 5;

/**
 * Width in characters of a column that has so many pixels in Excel: for columns that line up with others, or are narrower
 * than a digit.
 *
 * @example pixelWidth(64) //=> 8.43
 */
export function pixelWidth(pixels: number): number {
  if (!(Number.isInteger(pixels) && pixels > PIXELS_OF_PADDING))
    throw new Error(`A column cannot be ${String(pixels)} pixels wide: use whole ones from 6 on.`);
  return Math.round(((pixels - PIXELS_OF_PADDING) / PIXELS_PER_CHARACTER) * 100) / 100;
}
