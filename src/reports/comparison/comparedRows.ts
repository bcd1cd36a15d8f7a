import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import {
  COMPARED_METRICS,
  type ComparedMetric,
  type ComparedMetricId,
} from "../../model/benchmark/comparedMetrics";
import { changeAgainst } from "../../model/performance/benchmarkRatios";
import { groupBy } from "../../model/groupBy";
import type { CpuKnown } from "../runs/cpuSources";
import { oncePerList } from "../runs/oncePerList";
import { rangeOf, repeats } from "../runs/repeats";
import { runLabels } from "../runs/runLabel";
import { comparedFigure } from "./comparedFigure";
import type { ComparedRun } from "./comparedRun";
import { differencesInSetup } from "./differencesInSetup";
import { likeness, type Likeness } from "./likeness";
import { pairedRepeats, type PairedRepeats } from "./pairedRepeats";
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
  /** Runs that repeat a paired one are not among those that only one side has. */
  pairing: Pairing;
  repeats: PairedRepeats;
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
    const ofVariant = repeats(variant.runs, failed);
    const { pairs, onlyBaseline, onlyVariant } = pairRuns(baseline.runs, variant.runs);
    const repeated: PairedRepeats = {
      ofBaseline: pairedRepeats(
        onlyBaseline,
        pairs.map((pair) => pair.baseline),
        ofBaseline,
      ),
      ofVariant: pairedRepeats(
        onlyVariant,
        pairs.map((pair) => pair.variant),
        ofVariant,
      ),
    };
    const pairing = {
      pairs,
      onlyBaseline: without(onlyBaseline, repeated.ofBaseline),
      onlyVariant: without(onlyVariant, repeated.ofVariant),
    };
    const found = likeness(pairing, failed);
    const tests = runLabels(pairs.map((pair) => pair.baseline));
    const rows = COMPARED_METRICS.flatMap((metric: ComparedMetric) => {
      const repeatsBy = rangeOfRepeats(metric);
      return pairs.flatMap((pair, i): ComparedRow[] => {
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
              repeatsBy(pair.baseline, ofBaseline.get(pair.baseline) ?? []),
              repeatsBy(pair.variant, ofVariant.get(pair.variant) ?? []),
            ),
            reason: found.reasons[i] ?? whyNotThis(metric, pair),
          },
        ];
      });
    });
    return { baseline, variant, pairing, repeats: repeated, likeness: found, rows };
  });
}

function without(runs: readonly BenchmarkRun[], some: readonly BenchmarkRun[]): BenchmarkRun[] {
  const skipped = new Set(some);
  return runs.filter((run) => !skipped.has(run));
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

/** By how much a metric of the repeats of a run differs. CPU is compared among repeats that have it from the same source. */
function rangeOfRepeats(
  metric: ComparedMetric,
): (run: ComparedRun, alike: readonly BenchmarkRun[]) => number | null {
  const rangeBy = oncePerList((alike) => rangeOf(alike, (run) => metric.value(run))?.by ?? null);
  if (!OF_CPU.includes(metric.id)) return (_run, alike) => rangeBy(alike);
  const bySource = oncePerList((alike) => groupBy(alike, sourceOf));
  return (run, alike) => rangeBy(bySource(alike).get(sourceOf(run)) ?? []);
}

const sourceOf = ({ cpuKnown }: ComparedRun): CpuKnown | null => cpuKnown ?? null;

/** Metrics that rest on the CPU of the hosts. */
const OF_CPU: readonly string[] = ["cpu", "cpuPerIo", "iopsPerCpu"] satisfies ComparedMetricId[];

/** Why a metric alone is not evaluated: the percentiles of the two runs, or their CPU, are of different kinds. */
function whyNotThis({ id, percentile }: ComparedMetric, { baseline, variant }: RunPair): string | null {
  const needs = percentile ? "percentiles" : OF_CPU.includes(id) ? "cpu" : null;
  if (needs === null) return null;
  const other = differencesInSetup(baseline, variant).find(({ weight }) => weight === needs);
  return other ? `${other.trait}: ${other.before}, ${other.after}` : null;
}
