import { growthExponent } from "./fit";
import type { Curve, Row } from "./row";

/**
 * The row of a growth curve: its figure is the exponent that fits the first series. What is fixed, such as Node's start,
 * bends a curve down at its beginning, so the exponent of the last step is said, too.
 */
export function exponentRow(id: string, what: string, curve: Curve): Row {
  const [first, ...others] = curve.series;
  if (!first) throw new Error(`${id} has no series`);
  const { points } = first;
  const lastStep = points.slice(-2);
  const [from, to] = lastStep.map(([size]) => size.toLocaleString("en-US"));
  const texts = [
    `${growthExponent(lastStep).toFixed(2)} from ${from} to ${to}`,
    ...others.map((other) => `${other.name} ${growthExponent(other.points).toFixed(2)}`),
  ];
  return { id, what, unit: "", ours: growthExponent(points), remark: texts.join("; "), curve };
}
