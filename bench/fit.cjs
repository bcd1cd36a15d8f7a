/**
 * The exponent k of y = c · x^k: least squares of log y over log x.
 *
 * @param {readonly [number, number][]} points At least two, all above 0.
 */
function growthExponent(points) {
  if (points.length < 2) throw new Error(`an exponent needs two points, not ${points.length}`);
  const bad = points.flat().find((value) => !(value > 0));
  if (bad !== undefined) throw new Error(`${bad} has no logarithm`);
  const xs = points.map(([x]) => Math.log(x));
  const ys = points.map(([, y]) => Math.log(y));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const covariance = xs.reduce((sum, x, i) => sum + (x - meanX) * (ys[i] - meanY), 0);
  const variance = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return covariance / variance;
}

module.exports = { growthExponent };
