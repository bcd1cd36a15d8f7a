import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate, type Entries } from "../../templates/recalculate";
import { REFERENCE_RUNS, sampleRun } from "../sampleRuns";
import { tableColumn } from "./tableColumn";

const busy = (name: string, usagePct: number) =>
  sampleRun({ case: name, durationSeconds: 3600, cpu: { usagePct }, results: { iops: usagePct } });

function recalculated(runs: readonly BenchmarkRun[], entries: Entries = {}) {
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts: NO_FACTS });
  const { sheets } = recalculate(plan, entries).drawing;
  const summary = sheets.find(({ name }) => name === "Summary")?.values ?? [];
  return {
    /** What stands beside the finding that holds these words. */
    state: (words: string): CellValue | undefined =>
      summary.find(([text]) => typeof text === "string" && text.includes(words))?.[4],
    more: summary.map(([text]) => text).find((text) => /hold for more runs/.test(String(text))),
    rules: (header: string) => tableColumn(sheets, "Checks", header, "Rule holds when"),
  };
}

describe("a finding on the sheet Summary follows the thresholds of the sheet Checks", () => {
  const runs = [busy("a", 95), busy("b", 92), busy("c", 40)];

  test.each<[string, Entries, string, boolean]>([
    ["as they are", {}, "holds", false],
    ["at the run's own figure", { CpuBound: 0.95 }, "holds, runs: 1", true],
    ["above it", { CpuBound: 0.951 }, "no longer holds", true],
    ["below that of a further run", { CpuBound: 0.4 }, "holds, runs: 3", true],
  ])("%s", (_, entries, state, isMore) => {
    const report = recalculated(runs, entries);
    expect(report.state("CPU-bound")).toBe(state);
    // Above the limit, runs that were CPU-bound are close to it.
    expect(report.more !== undefined).toBe(isMore);
  });

  test("with a name that looks like an id of a formula, or holds quotes", () => {
    const odd = busy('{rules.state} "x" [now] *', 95);
    expect(recalculated([odd, busy("b", 20)]).state("CPU-bound")).toBe("holds");
  });

  test("what no threshold decides is as reported, and a sentence about all runs has no state", () => {
    const report = recalculated([busy("a", 20), { ...busy("b", 30), durationSeconds: null }]);
    expect(report.state("do not say how long")).toBe("as reported");
    expect(report.state("Planning estimate")).toBeNull();
  });
});

test("a rule counts the same runs in its own code and in the formula of Checks", () => {
  const { rules } = recalculated([...REFERENCE_RUNS, busy("a", 95), busy("b", 75), busy("c", 40)]);
  expect(rules("Runs now")).toEqual(rules("Runs in the report"));
  expect(rules("Runs now").filter((count) => Number(count) > 0).length).toBeGreaterThan(4);
  expect(new Set(rules("Against the report"))).toEqual(new Set(["as reported"]));
});
