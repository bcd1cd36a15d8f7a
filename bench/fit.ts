/** A size and what was measured at it. */
export type Point = readonly [x: number, y: number];

/**
 * The exponent k of y = c · x^k: least squares of log y over log x.
 *
 * @param points At least two, all above 0.
 */
export function growthExponent(points: readonly Point[]): number {
  if (points.length < 2) throw new Error(`an exponent needs two points, not ${points.length}`);
  const bad = points.flat().find((value) => !(value > 0));
  if (bad !== undefined) throw new Error(`${bad} has no logarithm`);
  const logs = points.map(([x, y]) => ({ x: Math.log(x), y: Math.log(y) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  const covariance = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const variance = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return covariance / variance;
}
