import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { COMPARED_METRICS, type ComparedMetric } from "../../model/benchmark/comparedMetrics";
import { changeAgainst } from "../../model/performance/benchmarkRatios";
import { oncePerList } from "../runs/oncePerList";
import { rangeOf, repeats } from "../runs/repeats";
import { runLabels } from "../runs/runLabel";
import { comparedFigure } from "./comparedFigure";
import { differencesInSetup } from "./differencesInSetup";
import { likeness, type Likeness } from "./likeness";
import { pairRuns, type NamedRuns, type Pairing, type RunPair } from "./pairRuns";

/** The metric that the CPU rule evaluates; its rows know how IOPS changed. */
export const CPU = "Host CPU" satisfies (typeof COMPARED_METRICS)[number]["name"];

/** A figure of a pair of tests: a row of the table Comparison. */
export interface ComparedRow {
  /** From 1 on, in the order of the table as it is written: it finds the row wherever it is sorted to. */
  number: number;
  /** The pair, by its place. */
  pair: number;
  /** The test in words. */
  test: string;
  metric: ComparedMetric;
  before: number;
  after: number;
  unit: string;
  average: number | null;
  percentile: string | null;
  iopsChange: number | null;
  /** By how much repeats of one side differ in it; `null` without repeats. */
  repeatsBy: number | null;
  /** Why the change is not evaluated; `null` where it is. */
  reason: string | null;
}

/** A variant beside the baseline. */
export interface ComparedVariant {
  baseline: NamedRuns;
  variant: NamedRuns;
  pairing: Pairing;
  likeness: Likeness;
  rows: readonly ComparedRow[];
}

/** Every figure that both runs of a pair state, for each variant metric by metric. `failed` are the runs whose job failed. */
export function compareRuns(
  baseline: NamedRuns,
  variants: readonly NamedRuns[],
  failed?: ReadonlySet<BenchmarkRun>,
): ComparedVariant[] {
  let number = 0;
  const ofBaseline = repeats(baseline.runs, failed);
  return variants.map((variant) => {
    const pairing = pairRuns(baseline.runs, variant.runs);
    const found = likeness(pairing, failed);
    const ofVariant = repeats(variant.runs, failed);
    const tests = runLabels(pairing.pairs.map((pair) => pair.baseline));
    const rows = COMPARED_METRICS.flatMap((metric: ComparedMetric) => {
      const rangeBy = oncePerList((alike) => rangeOf(alike, (run) => metric.value(run))?.by ?? null);
      return pairing.pairs.flatMap((pair, i): ComparedRow[] => {
        const figure = comparedFigure(metric, pair);
        if (figure === null) return [];
        number += 1;
        return [
          {
            number,
            pair: i,
            test: tests[i] ?? "",
            metric,
            ...figure,
            average: metric.average?.(pair.variant) ?? null,
            percentile: metric.percentile?.(pair.variant) ?? null,
            iopsChange: metric.name === CPU ? iopsChange(pair) : null,
            repeatsBy: larger(
              rangeBy(ofBaseline.get(pair.baseline) ?? []),
              rangeBy(ofVariant.get(pair.variant) ?? []),
            ),
            reason: found.reasons[i] ?? (metric.percentile ? otherPercentiles(pair) : null),
          },
        ];
      });
    });
    return { baseline, variant, pairing, likeness: found, rows };
  });
}

/** Change of IOPS between two runs: the CPU of a run that did more I/O is evaluated per I/O. */
function iopsChange({ baseline, variant }: RunPair): number | null {
  const [before, after] = [baseline.results.iops, variant.results.iops];
  return after === null || !before ? null : changeAgainst(after, before);
}

/** The larger of two figures, of which each may be unknown. */
function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function otherPercentiles({ baseline, variant }: RunPair): string | null {
  const other = differencesInSetup(baseline, variant).find(({ weight }) => weight === "percentiles");
  return other ? `${other.trait}: ${other.before}, ${other.after}` : null;
}
