import type { BenchmarkRun, Workload } from "../../../model/benchmark/benchmarkRun";
import { costPerIo, missingCostPerIo } from "../costPerIo";
import { change, figure, percent } from "../figure";
import { runRule } from "../runRule";
import { sameTest } from "../sameTest";

/** Fields in which the pure tests of a mix may differ from it: they change how much I/O there is, not what one costs. */
const MAY_DIFFER: readonly (keyof Workload)[] = [
  "readPct",
  "threads",
  "outstandingIo",
  "latencyTargetUs",
  "workingSetPct",
  "vmdksPerVm",
];

/** Whether the cost of a mix follows from the costs of pure reads and pure writes of its size. */
export const mixPrediction = runRule({
  id: "mix-prediction",
  cause: "cost",
  missing: missingCostPerIo,
  says: (run, { runs, facts, thresholds }) => {
    const { readPct, blockSizeBytes } = run.workload;
    if (blockSizeBytes === null || readPct === null || readPct <= 0 || readPct >= 100) return null;
    const cost = (one: BenchmarkRun) => costPerIo(one, { runs, facts })?.khzPerIo ?? null;
    const [read] = runs.filter((one) => isPure(one, run, 100)).flatMap((one) => cost(one) ?? []);
    const [write] = runs.filter((one) => isPure(one, run, 0)).flatMap((one) => cost(one) ?? []);
    const measured = cost(run);
    if (read === undefined || write === undefined || measured === null) return null;
    const share = readPct / 100;
    const predicted = share * read + (1 - share) * write;
    const off = predicted / measured - 1;
    const sentence = `mixing the pure tests predicts ${figure(predicted)} kHz per I/O; measured ${figure(measured)} (${change(off)})`;
    return Math.abs(off) <= thresholds.MixError
      ? { severity: "good", text: `${sentence}.`, weight: Math.abs(off) }
      : {
          severity: "caution",
          text: `${sentence}: more than ${percent(thresholds.MixError)} off.`,
          advice: "Plan a mix with its own test.",
          weight: Math.abs(off),
        };
  },
});

function isPure(one: BenchmarkRun, mix: BenchmarkRun, readPct: number): boolean {
  return one.workload.readPct === readPct && sameTest(one, mix, MAY_DIFFER);
}
