import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { ClusterFacts } from "../clusterFacts";
import type { Thresholds } from "../thresholds";
import type { Finding } from "./finding";

/** What a rule may look at. */
export interface FindingContext {
  runs: readonly BenchmarkRun[];
  /** A few words for each run. */
  labels: readonly string[];
  facts: ClusterFacts;
  diagnostics: readonly Diagnostic[];
  thresholds: Thresholds;
}

/**
 * What a rule explains. Of the causes that limit a run only the first that applies is told: a run at its policy's limit
 * says nothing about the network.
 */
export const LIMITING_CAUSES = [
  "invalid run",
  "policy limit",
  "latency target",
  "CPU",
  "network",
  "outstanding I/O",
  "bandwidth",
  "unknown limit",
] as const;

export type Cause =
  (typeof LIMITING_CAUSES)[number] | "validity" | "spread" | "latency" | "cost" | "standing";

/** A rule that looks at benchmark runs and says a sentence, or nothing. */
export interface Rule {
  id: string;
  cause: Cause;
  /** What it would have needed and nobody gave ("IOPS limit"); `null` where it can be evaluated. */
  missing(context: FindingContext): string | null;
  /** One finding a run or set that it holds for, the worst first. */
  find(context: FindingContext): Finding[];
}
