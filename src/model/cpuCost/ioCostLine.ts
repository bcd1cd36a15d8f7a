import type { Label } from "../evidence/estimate";

/** CPU cycles of one I/O in one direction: what to plan with, its range, and how it is known. */
export interface IoCost {
  low: number;
  plan: number;
  high: number;
  label: Label;
}

/** How far a cost may be off, as shares of the plan. */
export interface Tolerance {
  down: number;
  up: number;
  /** Upwards between the two measured sizes, from twice the smaller one on. */
  upBetween: number;
}

/**
 * Cost of an I/O as a straight line in bytes, fitted between two sizes. Outside them other rules hold: an I/O
 * smaller than the small-I/O anchor costs no more than one of the anchor's size and no less than the line; a larger
 * one than the largest size costs the same per bit.
 */
export interface IoCostLine {
  cyclesPerIo: number;
  cyclesPerByte: number;
  smallestBytes: number;
  largestBytes: number;
  /** The largest size that was tested, where the line is trusted beyond it (up to `largestBytes`). */
  testedUpToBytes?: number;
  /** Below this size the small-I/O rule holds. */
  smallAnchorBytes: number;
  /** What to plan with below the anchor: the line, or the geometric mean of line and anchor cost. */
  smallPlan: "line" | "geometric mean";
  tolerance: Tolerance;
  /** How a size between the smallest and the largest is known, and how these two are. */
  insideLabel: Label;
  endLabel: Label;
}

/** The straight line through two measured costs. */
export function lineThrough(
  small: { bytes: number; cycles: number },
  large: { bytes: number; cycles: number },
): Pick<IoCostLine, "cyclesPerIo" | "cyclesPerByte"> {
  const cyclesPerByte = (large.cycles - small.cycles) / (large.bytes - small.bytes);
  return { cyclesPerByte, cyclesPerIo: small.cycles - cyclesPerByte * small.bytes };
}

/** Cost by the line alone. */
export function onLine(line: IoCostLine, bytes: number): number {
  return line.cyclesPerIo + line.cyclesPerByte * bytes;
}

/** CPU cycles of one I/O of a size. */
export function costOnLine(line: IoCostLine, bytes: number): IoCost {
  if (bytes < line.smallAnchorBytes) {
    const low = onLine(line, bytes);
    const high = onLine(line, line.smallAnchorBytes);
    const plan = line.smallPlan === "line" ? low : Math.sqrt(low * high);
    return { low, plan, high, label: "extrapolated" };
  }
  const { down, up } = line.tolerance;
  if (bytes > line.largestBytes) {
    const plan = onLine(line, line.largestBytes) * (bytes / line.largestBytes);
    return { low: plan * (1 - down), plan, high: plan * (1 + up), label: "extrapolated" };
  }
  const plan = onLine(line, bytes);
  return {
    low: plan * (1 - down),
    plan,
    high: plan * (1 + toleranceUp(line, bytes)),
    label: labelOf(line, bytes),
  };
}

function labelOf(line: IoCostLine, bytes: number): Label {
  if (bytes < line.smallestBytes || bytes > (line.testedUpToBytes ?? line.largestBytes))
    return "extrapolated";
  return bytes === line.smallestBytes || bytes === line.largestBytes ? line.endLabel : line.insideLabel;
}

/** Upwards the risk grows, linear in log2, over the first doubling above the smallest size, and ends at the largest. */
function toleranceUp(line: IoCostLine, bytes: number): number {
  const { up, upBetween } = line.tolerance;
  if (bytes <= line.smallestBytes || bytes >= line.largestBytes) return up;
  const doublings = Math.min(1, Math.log2(bytes / line.smallestBytes));
  return up + (upBetween - up) * doublings;
}
