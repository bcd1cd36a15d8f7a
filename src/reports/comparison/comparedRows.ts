import { COMPARED_METRICS, type ComparedMetric } from "../../model/benchmark/comparedMetrics";
import { changeAgainst } from "../../model/performance/benchmarkRatios";
import { runLabels } from "../runs/runLabel";
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
  average: number | null;
  percentile: string | null;
  iopsChange: number | null;
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

/** Every figure that both runs of a pair state, for each variant metric by metric. */
export function compareRuns(baseline: NamedRuns, variants: readonly NamedRuns[]): ComparedVariant[] {
  let number = 0;
  return variants.map((variant) => {
    const pairing = pairRuns(baseline.runs, variant.runs);
    const found = likeness(pairing);
    const tests = runLabels(pairing.pairs.map((pair) => pair.baseline));
    const rows = COMPARED_METRICS.flatMap((metric: ComparedMetric) =>
      pairing.pairs.flatMap((pair, i): ComparedRow[] => {
        const [before, after] = [metric.value(pair.baseline), metric.value(pair.variant)];
        if (before === null || after === null) return [];
        number += 1;
        return [
          {
            number,
            pair: i,
            test: tests[i] ?? "",
            metric,
            before,
            after,
            average: metric.average?.(pair.variant) ?? null,
            percentile: metric.percentile?.(pair.variant) ?? null,
            iopsChange: metric.name === CPU ? iopsChange(pair) : null,
            reason: found.reasons[i] ?? (metric.percentile ? otherPercentiles(pair) : null),
          },
        ];
      }),
    );
    return { baseline, variant, pairing, likeness: found, rows };
  });
}

/** Change of IOPS between two runs: the CPU of a run that did more I/O is evaluated per I/O. */
function iopsChange({ baseline, variant }: RunPair): number | null {
  const [before, after] = [baseline.results.iops, variant.results.iops];
  return after === null || !before ? null : changeAgainst(after, before);
}

function otherPercentiles({ baseline, variant }: RunPair): string | null {
  const other = differencesInSetup(baseline, variant).find(({ weight }) => weight === "percentiles");
  return other ? `${other.trait}: ${other.before}, ${other.after}` : null;
}
