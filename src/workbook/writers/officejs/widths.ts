/** Pixels of a digit of Excel's default font, and of the padding of a cell. */
const PIXELS_PER_CHARACTER = 7;
const PIXELS_OF_PADDING = 5;

/** At 96 dots per inch. */
const POINTS_PER_PIXEL = 0.75;

/** A column's width in characters, as people enter it, in the points of the add-in interface: 8.43 is 48 points. */
export function pointsOfWidth(characters: number): number {
  return (Math.round(characters * PIXELS_PER_CHARACTER) + PIXELS_OF_PADDING) * POINTS_PER_PIXEL;
}
