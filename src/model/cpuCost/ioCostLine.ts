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
  /** Upwards between the two measured sizes: all of it from twice the smaller to half of the larger one. */
  upBetween: number;
  /** What each doubling outside of the line's sizes adds. */
  perDoublingOutside: number;
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

/**
 * CPU cycles of one I/O of a size. Its range is continuous in the size, and wider the farther the size is from what was
 * tested.
 */
export function costOnLine(line: IoCostLine, bytes: number): IoCost {
  const { down, up } = toleranceAt(line, bytes);
  if (bytes < line.smallAnchorBytes) {
    const least = onLine(line, bytes);
    const most = onLine(line, line.smallAnchorBytes);
    const plan = line.smallPlan === "line" ? least : Math.sqrt(least * most);
    // A smaller I/O costs no more than one of the anchor's size, which may be off as far as it was there.
    const high = most * (1 + toleranceAt(line, line.smallAnchorBytes).up);
    return { low: least * (1 - down), plan, high, label: "extrapolated" };
  }
  const { largestBytes } = line;
  const plan =
    bytes > largestBytes ? onLine(line, largestBytes) * (bytes / largestBytes) : onLine(line, bytes);
  return { low: plan * (1 - down), plan, high: plan * (1 + up), label: labelOf(line, bytes) };
}

function labelOf(line: IoCostLine, bytes: number): Label {
  if (bytes < line.smallestBytes || bytes > line.largestBytes) return "extrapolated";
  return bytes === line.smallestBytes || bytes === line.largestBytes ? line.endLabel : line.insideLabel;
}

/** How far the cost of a size may be off, all of it linear in log2 of the size. */
function toleranceAt(line: IoCostLine, bytes: number): { down: number; up: number } {
  const { smallestBytes, largestBytes } = line;
  const { down, up, upBetween, perDoublingOutside } = line.tolerance;
  const outside =
    perDoublingOutside *
    (doublings(Math.min(bytes, smallestBytes), smallestBytes) +
      doublings(largestBytes, Math.max(bytes, largestBytes)));
  const inside = Math.max(0, Math.min(1, doublings(smallestBytes, bytes), doublings(bytes, largestBytes)));
  return {
    down: Math.min(1, down + outside),
    up: up + (upBetween - up) * inside + outside,
  };
}

const doublings = (from: number, to: number): number => Math.log2(to / from);
