import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { groupBy } from "../../../model/groupBy";
import { isSameRecord } from "../../runs/recordKey";
import { sameTest, testKey } from "../../runs/sameTest";
import { count, percent } from "../figure";
import type { Rule } from "../rule";

/** Tests without a repeat say nothing about their own noise. */
export const singleRun: Rule = {
  id: "single-run",
  title: "Not repeated",
  cause: "validity",
  missing: () => null,
  find: ({ runs, thresholds }) => {
    const single = [...groupBy(runs, (run) => `${run.vms} ${testKey(run)}`).values()].flatMap(withoutRepeat);
    if (single.length === 0) return [];
    const which =
      single.length < runs.length
        ? `${single.length} of ${count(runs.length, "test")} ran once`
        : runs.length === 1
          ? "Single run"
          : `Single runs: every one of ${runs.length} tests ran once`;
    return [
      {
        rule: "single-run",
        severity: "note",
        text: `${which}: changes below ${percent(thresholds.NoiseBand)} cannot be distinguished from noise.`,
        advice: null,
        runs: [],
      },
    ];
  },
};

/** The runs of one key that are no other's test; a run that is there twice is no repeat of itself. A job of HCIBench has a repeat as soon as there is another case. */
function withoutRepeat(alike: readonly BenchmarkRun[]): BenchmarkRun[] {
  if (alike.length === 1) return [...alike];
  return alike.filter(
    (run) => !alike.some((other) => other !== run && sameTest(run, other) && !isSameRecord(run, other)),
  );
}
