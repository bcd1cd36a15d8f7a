import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { whyIncomplete } from "../runs/incomplete";
import { isSameRecord } from "../runs/recordKey";
import { differencesInSetup, alikeInSetup, type SetupDifference } from "./differencesInSetup";
import type { Pairing, RunPair } from "./pairRuns";
import type { Weight } from "./setupTraits";

/** A difference in the setups of some of the pairs. */
export interface SharedDifference extends SetupDifference {
  /** Pairs that have it. */
  pairs: number;
}

/** How far two imports can be compared. */
export interface Likeness {
  /** `part`: some of the pairs are alike. `none`: no test has a partner. */
  kind: "alike" | "part" | "different" | "none";
  /** What differs, what matters most first, each once. */
  differences: readonly SharedDifference[];
  /** What all pairs state and have alike. */
  same: readonly string[];
  /** Why a pair is not evaluated, by its place; `null` where it is. */
  reasons: readonly (string | null)[];
  /** Pairs of which a run is not complete. */
  incomplete: number;
  /** Pairs that are one run, imported on both sides. */
  oneRun: number;
}

const WEIGHTS: readonly Weight[] = ["load", "percentiles", "cpu", "subject", "harmless"];

/** Compares the setups of all pairs. `failed` are the runs whose job failed or was ended early. */
export function likeness(
  { pairs }: Pairing,
  failed: ReadonlySet<BenchmarkRun> = new Set<BenchmarkRun>(),
): Likeness {
  const incompleteness = ({ baseline, variant }: RunPair): string | null => {
    const [before, after] = [baseline, variant].map((run) =>
      failed.has(run) ? "job failed" : whyIncomplete(run),
    );
    if (before) return `baseline: ${before}`;
    return after ? `variant: ${after}` : null;
  };
  const found = pairs.map(({ baseline, variant }) => differencesInSetup(baseline, variant));
  const reasons = pairs.map((pair, i) => oneRun(pair) ?? incompleteness(pair) ?? otherLoad(found[i] ?? []));
  const unlike = reasons.filter((reason) => reason !== null).length;
  const kind =
    pairs.length === 0 ? "none" : unlike === 0 ? "alike" : unlike < pairs.length ? "part" : "different";
  const incomplete = pairs.filter((pair) => incompleteness(pair) !== null).length;
  return {
    kind,
    differences: shared(found),
    same: sameInAll(pairs),
    reasons,
    incomplete,
    oneRun: pairs.filter((pair) => oneRun(pair) !== null).length,
  };
}

/** Each trait once: the difference of the first pair that has it. */
function shared(found: readonly SetupDifference[][]): SharedDifference[] {
  const byTrait = new Map<string, SharedDifference>();
  for (const difference of found.flat()) {
    const known = byTrait.get(difference.trait);
    if (known) known.pairs += 1;
    else byTrait.set(difference.trait, { ...difference, pairs: 1 });
  }
  return [...byTrait.values()].sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
}

function sameInAll(pairs: readonly RunPair[]): string[] {
  const [first, ...others] = pairs.map(({ baseline, variant }) => alikeInSetup(baseline, variant));
  return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
}

function otherLoad(differences: readonly SetupDifference[]): string | null {
  const loads = differences.filter(({ weight }) => weight === "load").map(({ trait }) => trait);
  return loads.length === 0 ? null : `setup: ${loads.join(", ")}`;
}

/** Why a pair says nothing: a run does not differ from itself. */
function oneRun({ baseline, variant }: RunPair): string | null {
  return isSameRecord(baseline, variant) ? "one run on both sides" : null;
}
