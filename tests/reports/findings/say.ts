import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { checkedRuns } from "../../../src/reports/checks/checkedRun";
import type { Finding } from "../../../src/reports/findings/finding";
import type { FindingContext, Rule } from "../../../src/reports/findings/rule";
import { rules } from "../../../src/reports/findings/rules/rules";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { runLabels } from "../../../src/reports/runs/runLabel";

/** What a test knows beside the runs. */
export interface Known {
  facts?: Partial<ClusterFacts>;
  diagnostics?: readonly Diagnostic[];
}

/** What a report would let its rules look at. */
export function contextOf(
  runs: readonly BenchmarkRun[],
  { facts = {}, diagnostics = [] }: Known = {},
): FindingContext {
  const labels = runLabels(runs);
  const known = { ...NO_FACTS, ...facts };
  return {
    runs,
    labels,
    checked: checkedRuns(runs, labels, known, diagnostics),
    facts: known,
    diagnostics,
    thresholds: DEFAULT_THRESHOLDS,
  };
}

/** The rule of an id. */
export function ruleOf(id: string): Rule {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`no rule "${id}"`);
  return rule;
}

/** What one rule finds by itself, before anything is suppressed. */
export function found(id: string, runs: readonly BenchmarkRun[], known?: Known): Finding[] {
  return ruleOf(id).find(contextOf(runs, known));
}

/** The sentences of one rule. */
export function say(id: string, runs: readonly BenchmarkRun[], known?: Known): string[] {
  return found(id, runs, known).map(({ text }) => text);
}

/** What a rule misses; `null` where it can be evaluated. */
export function misses(id: string, runs: readonly BenchmarkRun[], known?: Known): string | null {
  return ruleOf(id).missing(contextOf(runs, known));
}
