import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { type VerdictWord, wordsAgainst } from "../../../src/model/benchmark/verdictEvidence";
import { checkedRuns } from "../../../src/reports/checks/checkedRun";
import { holds } from "../../../src/reports/checks/condition";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { verdictsAgainst } from "../../../src/reports/measures/verdictsAgainst";
import { runLabels } from "../../../src/reports/runs/runLabel";
import { VERDICT_WORDS } from "../../../src/reports/sheets/verdict";
import { sampleRun, type RunFacts } from "../sampleRuns";

const GIB = 2 ** 30;
const FACTS = { ...NO_FACTS, usableTib: 1 };

/** IOPS of the last third against the first. */
const series = (factor: number) =>
  Array.from({ length: 6 }, (_, i) => ({
    ...{ second: 300 * (i + 1), iops: i < 4 ? 9000 : 9000 * factor, latencyMs: 1 },
    throughputBytesPerSecond: 9000 * 32768,
  }));

/** A run that nothing speaks against. */
function run({ workload, results, ...facts }: RunFacts = {}): BenchmarkRun {
  return sampleRun({
    ...{ vms: 1, vdisks: 1, durationSeconds: 1800, series: series(1), ...facts },
    workload: {
      ...{ blockSizeBytes: 32768, readPct: 100, vmdkBytes: 52 * GIB, workingSetPct: 100, ...workload },
    },
    results: { iops: 9000, throughputBytesPerSecond: 9000 * 32768, latencyMs: 1, errors: 0, ...results },
  });
}

/** By the conditions of the rules that make the verdict of a report. */
function byRules(runs: readonly BenchmarkRun[], diagnostics: readonly Diagnostic[]): VerdictWord[][] {
  const context = { runs, facts: FACTS, thresholds: DEFAULT_THRESHOLDS };
  const checked = checkedRuns(runs, runLabels(runs), FACTS, diagnostics);
  return checked.map((one) =>
    wordsAgainst("iops").filter((word) =>
      VERDICT_WORDS.filter((entry) => entry.word === word)
        .flatMap(({ rules = [], when }) => [...rules.map((rule) => rule.when), ...(when ? [when] : [])])
        .some((condition) => holds(condition, one, context)),
    ),
  );
}

const reported = (code: string, severity: Diagnostic["severity"]): Diagnostic => {
  const { file, line } = sampleRun().source;
  return { code, severity, message: "m", file, line };
};

test.each<[string, RunFacts, readonly VerdictWord[]]>([
  ["without anything against it", {}, []],
  ["with a VM that finished early", { vmsFinishedEarly: 1 }, ["Invalid"]],
  ["with an I/O error", { results: { errors: 1 } }, ["Invalid"]],
  ["whose generator used 90% CPU", { tool: "iometer", cpu: { usagePct: 90 } }, []],
  ["whose generator used 90.1% CPU", { tool: "iometer", cpu: { usagePct: 90.1 } }, ["Invalid"]],
  ["that drifted by 5%", { series: series(1.05) }, []],
  ["that drifted by 5.1%", { series: series(1.051) }, ["Not steady"]],
  ["without intervals", { series: null }, []],
  ["of 1,799 s", { durationSeconds: 1799 }, ["Too short"]],
  ["of 1,800 s after 1,000 s of warm-up", { warmupSeconds: 1000 }, ["Too short"]],
  ["of unknown length", { durationSeconds: null }, []],
  ["with data of 51 GiB", { workload: { vmdkBytes: 51 * GIB } }, ["May fit cache"]],
  ["of writes alone, with data of 51 GiB", { workload: { vmdkBytes: 51 * GIB, readPct: 0 } }, []],
  ["whose bytes are 1% above its I/Os", { results: { throughputBytesPerSecond: (9000 * 32768) / 0.991 } }, []],
  ["whose bytes are 2% above its I/Os", { results: { throughputBytesPerSecond: (9000 * 32768) / 0.98 } }, ["Check files"]],
  ["limited by CPU, with data of 51 GiB", { cpu: { usagePct: 95 }, workload: { vmdkBytes: 51 * GIB } }, ["May fit cache"]],
  ["of 60 s in a cache", { durationSeconds: 60, workload: { vmdkBytes: GIB } }, ["Too short", "May fit cache"]],
])("a run %s: %#", (_, facts, words) => {
  const runs = [run(facts)];
  expect(verdictsAgainst(runs, FACTS, [])).toEqual([words]);
  expect(byRules(runs, [])).toEqual([words]);
}); // prettier-ignore

test.each<[string, Diagnostic, readonly VerdictWord[]]>([
  ["that failed", reported("job-error", "error"), ["Invalid", "Check files"]],
  ["in doubt", reported("name-differs", "warning"), ["Check files"]],
  ["with a notice", reported("interim-status", "info"), []],
])("a run %s: %#", (_, diagnostic, words) => {
  const runs = [run()];
  expect(verdictsAgainst(runs, FACTS, [diagnostic])).toEqual([words]);
  expect(byRules(runs, [diagnostic])).toEqual([words]);
});

test.each<[number, readonly VerdictWord[]]>([
  [9000 * (1 + DEFAULT_THRESHOLDS.NoiseBand), []],
  [9000 * (1 + DEFAULT_THRESHOLDS.NoiseBand) + 1, ["Repeats differ"]],
])("repeats of 9,000 and %d IOPS", (iops, words) => {
  const runs = [run(), run({ results: { iops, throughputBytesPerSecond: iops * 32768 } })];
  expect(verdictsAgainst(runs, FACTS, [])).toEqual([words, words]);
  expect(byRules(runs, [])).toEqual([words, words]);
});
