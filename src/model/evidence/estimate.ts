import type { Evidence } from "./evidence";

/** How an estimate is known, from the strongest to the weakest. */
export const LABELS = [
  "measured",
  "calibrated",
  "interpolated",
  "extrapolated",
  "estimated",
  "rule of thumb",
  "assumption",
  "unsourced",
] as const;

export type Label = (typeof LABELS)[number];

/** A figure to plan with: its range, its unit, how it is known, and what it rests on. */
export interface Estimate {
  low: number;
  plan: number;
  high: number;
  unit: string;
  label: Label;
  basis: readonly Evidence[];
}

const RANK = Object.fromEntries(LABELS.map((label, rank) => [label, rank])) as Record<Label, number>;

/** The weaker of two labels: a combination is known no better than its weakest part. */
export function weaker(a: Label, b: Label): Label {
  return RANK[a] >= RANK[b] ? a : b;
}

/** Multiplies an estimate by a positive number, in a new unit. */
export function times(estimate: Estimate, factor: number, unit: string): Estimate {
  return {
    ...estimate,
    low: estimate.low * factor,
    plan: estimate.plan * factor,
    high: estimate.high * factor,
    unit,
  };
}

/** What is left of a numerator when a cost divides it: the low cost gives the high result. */
export function dividing(numerator: number, cost: Estimate, unit: string): Estimate {
  return {
    ...cost,
    low: numerator / cost.high,
    plan: numerator / cost.plan,
    high: numerator / cost.low,
    unit,
  };
}
