/** No test reaches a figure like this; with what is larger, sums and products would leave the range of numbers. */
const LIMIT = 1e18;

/** The number, or `null` where it is none that a test can have. */
export function plausible(value: number): number | null {
  return Math.abs(value) < LIMIT ? value : null;
}
