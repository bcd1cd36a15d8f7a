import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { TRAITS, type Effect, type TraitValue } from "./setupTraits";

/** Seconds count as different above this share: no two tests end in the same second. */
const SAME_TIME = 0.05;

/** Something that the setups of two runs have, and not alike. */
export interface SetupDifference extends Effect {
  trait: string;
  before: TraitValue;
  after: TraitValue;
}

/**
 * What differs between the setups of two runs that are compared. What one of them does not state is not a difference, unless the
 * trait says what that one then has.
 */
export function differencesInSetup(baseline: BenchmarkRun, variant: BenchmarkRun): SetupDifference[] {
  return TRAITS.flatMap(({ name, of, unstated = null, seconds = false, effect }) => {
    const stated = [of(baseline), of(variant)] as const;
    if (stated.every((value) => value === null)) return [];
    const [before, after] = [stated[0] ?? unstated, stated[1] ?? unstated];
    if (before === null || after === null || isSame(before, after, seconds)) return [];
    return [
      {
        trait: name,
        before,
        after,
        ...effect(before, after, [baseline, variant]),
      },
    ];
  });
}

/** What both setups state and have alike, by the names of the traits. */
export function alikeInSetup(baseline: BenchmarkRun, variant: BenchmarkRun): string[] {
  return TRAITS.filter(({ of, seconds = false }) => {
    const [before, after] = [of(baseline), of(variant)];
    return before !== null && after !== null && isSame(before, after, seconds);
  }).map(({ name }) => name);
}

function isSame(a: TraitValue, b: TraitValue, seconds: boolean): boolean {
  if (seconds && typeof a === "number" && typeof b === "number")
    return Math.abs(a - b) <= SAME_TIME * Math.max(a, b);
  return a === b;
}
