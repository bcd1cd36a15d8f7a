import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import { COMPARISON_LIMITS, QUEUE_MATCH, TEST_LIMITS } from "../../model/benchmark/testLimits";
import { groupBy } from "../../model/groupBy";
import { changeAgainst } from "../../model/performance/benchmarkRatios";
import { MARK } from "../../sheets/mark";
import { count, figure, names as listed, percent } from "../findings/figure";
import { hostCount } from "../runs/hostCount";
import { runLabel, runLabels } from "../runs/runLabel";
import type { ComparedRow, ComparedVariant } from "./comparedRows";
import type { RunPair } from "./pairRuns";
import { FINISHED_EARLY } from "./setupTraits";
import type { SideNames } from "./sideNames";

/** A sentence on why figures differ, or on what they cannot say. */
export interface Cause {
  mark: (typeof MARK)[keyof typeof MARK] | "i";
  text: string;
}

const NOISE = COMPARISON_LIMITS.noiseBand.value;
const CPU_BOUND_PCT = TEST_LIMITS.cpuBound.value * 100;

const MS_PER_S = 1000;

interface LabeledPair {
  pair: RunPair;
  test: string;
  isEvaluated: boolean;
  rows: readonly ComparedRow[];
}

/** Why figures differ, with the arithmetic, what has no partner or is not in the files, and how to compare. */
export function causes(compared: ComparedVariant, names: SideNames): Cause[] {
  const { pairing, likeness } = compared;
  const labels = runLabels(pairing.pairs.map(({ baseline }) => baseline));
  const byPair = groupBy(compared.rows, (row) => row.pair);
  const pairs = pairing.pairs.map((pair, i) => ({
    pair,
    test: labels[i] ?? "",
    isEvaluated: likeness.reasons[i] === null,
    rows: byPair.get(i) ?? [],
  }));
  return [
    ...queue(pairs, names),
    ...cpuBound(pairs, names),
    ...cpuSpent(pairs),
    ...perHost(pairs, names),
    ...repeatsDiffer(compared),
    ...repeatsOfPaired(compared, names),
    ...unpaired(compared, names),
    ...missing(pairs),
    ...howToCompare(compared),
  ];
}

/** An evaluated change, and what is noise for it: as in its verdict, at least the difference of its repeats. */
interface Change {
  by: number;
  noise: number;
}

/** The change of a metric between the runs of a pair; `null` where it is not evaluated. */
function changeOf({ rows }: LabeledPair, id: ComparedMetricId): Change | null {
  const row = rows.find(({ metric }) => metric.id === id);
  if (!row?.before || row.reason !== null) return null;
  return { by: changeAgainst(row.after, row.before), noise: Math.max(NOISE, row.repeatsBy ?? 0) };
}

const iops = ({ results }: RunPair["baseline"]): number | null => results.iops;
const cpu = (run: RunPair["baseline"]): number | null => run.cpu.usagePct;

/** Another queue makes another latency, whatever the cluster does. */
function queue(pairs: readonly LabeledPair[], names: SideNames): Cause[] {
  for (const { pair } of pairs) {
    const { baseline, variant } = pair;
    const [before, after] = [baseline.workload.outstandingIo, variant.workload.outstandingIo];
    const { iops: rate, latencyMs } = variant.results;
    if (!before || !after || before === after || !rate || !latencyMs) continue;
    const byQueue = (after / rate) * MS_PER_S;
    if (Math.abs(latencyMs / byQueue - 1) > QUEUE_MATCH.value) continue;
    return [
      {
        mark: MARK.bad,
        text: `${names.variant} offered ${whole(after)} outstanding I/Os, ${names.baseline} ${whole(before)}: ${whole(after)} ÷ ${whole(rate)} IOPS is ${figure(byQueue)} ms, measured ${figure(latencyMs)}. The queue explains the latency; the cluster does not.`,
      },
    ];
  }
  return [];
}

/** Tests that the CPU limited do more I/O once an I/O takes less of it. */
function cpuBound(pairs: readonly LabeledPair[], names: SideNames): Cause[] {
  const evaluated = pairs.filter(({ isEvaluated }) => isEvaluated);
  const bound = evaluated.filter(({ pair }) => (cpu(pair.baseline) ?? 0) >= CPU_BOUND_PCT);
  const changes = bound.flatMap((one) => changeOf(one, "cpuPerIo") ?? []).sort((a, b) => a.by - b.by);
  const middle = changes[Math.floor(changes.length / 2)];
  if (middle === undefined || Math.abs(middle.by) <= middle.noise) return [];
  const uses = bound.flatMap(({ pair }) => cpu(pair.baseline) ?? []);
  const [least, most] = [Math.min(...uses), Math.max(...uses)].map(figure);
  const range = least === most ? `${most}%` : `${least} to ${most}%`;
  return [
    {
      mark: middle.by < 0 ? MARK.good : MARK.caution,
      text: `${bound.length} of ${count(evaluated.length, "test")} of ${names.baseline} ${bound.length === 1 ? "was" : "were"} limited by CPU (${range}). ${names.variant} takes ${middle.by < 0 ? "less" : "more"} of it for each I/O: the same cores do ${middle.by < 0 ? "more" : "fewer"} IOPS.`,
    },
  ];
}

/** CPU that does not fall may have gone into more I/O. */
function cpuSpent(pairs: readonly LabeledPair[]): Cause[] {
  for (const one of pairs) {
    const [rate, use, perIo] = [changeOf(one, "iops"), changeOf(one, "cpu"), changeOf(one, "cpuPerIo")];
    if (rate === null || use === null || perIo === null) continue;
    if (rate.by <= rate.noise || Math.abs(use.by) > use.noise || perIo.by >= -perIo.noise) continue;
    return [
      {
        mark: "i",
        text: `${one.test}: CPU does not fall because the freed CPU went into ${percent(rate.by)} more IOPS. Per I/O it is ${percent(-perIo.by)} less.`,
      },
    ];
  }
  return [];
}

/** Of clusters of different size the figures per host are the nearest to comparable ones. */
function perHost(pairs: readonly LabeledPair[], names: SideNames): Cause[] {
  for (const { pair, test } of pairs) {
    const [before, after] = [hostCount(pair.baseline), hostCount(pair.variant)];
    const [baseRate, rate] = [iops(pair.baseline), iops(pair.variant)];
    if (!before || !after || before === after || !baseRate || !rate) continue;
    return [
      {
        mark: MARK.caution,
        text: `Per host ${names.variant} gave ${whole(rate / after)} IOPS and ${names.baseline} ${whole(baseRate / before)} in ${test}: a hint, not proof.`,
      },
    ];
  }
  return [];
}

/** Repeats of one side that differ by more than noise make the changes of their test uncertain. */
function repeatsDiffer({ rows }: ComparedVariant): Cause[] {
  const evaluated = rows.filter(({ reason, repeatsBy }) => reason === null && (repeatsBy ?? 0) > NOISE);
  const [worst] = [...evaluated].sort((a, b) => (b.repeatsBy ?? 0) - (a.repeatsBy ?? 0));
  if (!worst) return [];
  return [
    {
      mark: MARK.caution,
      text: `Repeats of one test differ by up to ${percent(worst.repeatsBy ?? 0)} (${worst.metric.name}, ${worst.test}): changes up to the difference of their repeats count as noise.`,
    },
  ];
}

/** Of repeats of a test the first is compared with its partner; the others make its noise. */
function repeatsOfPaired({ repeats }: ComparedVariant, names: SideNames): Cause[] {
  const sides = [
    [repeats.ofBaseline, names.baseline],
    [repeats.ofVariant, names.variant],
  ] as const;
  return sides.flatMap(([runs, own]): Cause[] => {
    if (runs.length === 0) return [];
    const tests = [...new Set(runs.map(runLabel))];
    const are = runs.length === 1 ? "is a repeat" : "are repeats";
    return [
      {
        mark: "i",
        text: `${count(runs.length, "run")} of ${own} ${are} of ${listed(tests)}: the first run of a test is compared, and the difference of its repeats counts as noise.`,
      },
    ];
  });
}

function unpaired({ pairing }: ComparedVariant, names: SideNames): Cause[] {
  const sides = [
    [pairing.onlyBaseline, names.baseline, names.variant],
    [pairing.onlyVariant, names.variant, names.baseline],
  ] as const;
  return sides.flatMap(([runs, own, other]): Cause[] =>
    runs.length === 0
      ? []
      : [
          {
            mark: MARK.caution,
            text: `${count(runs.length, "test")} of ${own} without a counterpart in ${other}: ${listed(runLabels(runs))}.`,
          },
        ],
  );
}

/** Figures that some pairs do not have on both sides. */
function missing(pairs: readonly LabeledPair[]): Cause[] {
  const figures = [
    missingIn("latency", pairs, ({ metric }) => metric.id === "latency"),
    missingIn("p95", pairs, ({ metric }) => metric.percentile !== undefined),
    missingIn("host CPU", pairs, ({ metric }) => metric.id === "cpu"),
  ].filter((name) => name !== null);
  if (figures.length === 0) return [];
  return [
    {
      mark: MARK.unknown,
      text: `Not in the files of both: ${figures.join(", ")}. Export them before you make promises about them.`,
    },
  ];
}

/** The name of a figure that pairs do not have, with how many they are where others have it. */
function missingIn(
  name: string,
  pairs: readonly LabeledPair[],
  isFigure: (row: ComparedRow) => boolean,
): string | null {
  const without = pairs.filter(({ rows }) => !rows.some(isFigure)).length;
  if (without === 0) return null;
  return without === pairs.length ? name : `${name} (in ${without} of ${pairs.length} tests)`;
}

function howToCompare({ likeness: { differences, kind } }: ComparedVariant): Cause[] {
  const loads = differences.filter(({ weight }) => weight === "load").map(({ trait }) => trait);
  if (loads.length === 0 || kind === "alike") return [];
  const settings = loads.filter((trait) => trait !== FINISHED_EARLY);
  const steps = [
    ...(settings.length < loads.length ? ["let every VM run to the end"] : []),
    ...(settings.length > 0 ? [`make ${settings.join(", ")} equal`] : []),
    "run each test three times",
  ];
  return [{ mark: "i", text: `To compare: ${steps.join("; ")}.` }];
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
