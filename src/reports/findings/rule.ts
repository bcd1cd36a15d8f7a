import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { CheckContext, CheckedRun } from "../checks/checkedRun";
import type { Condition } from "../checks/condition";
import type { Finding } from "./finding";

/** What a rule may look at. */
export interface FindingContext extends CheckContext {
  /** The runs with what all of them together say about each. */
  checked: readonly CheckedRun[];
  /** A few words for each run. */
  labels: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/**
 * What a rule explains. Of the causes that limit a run only the first that applies is told: a run at its policy's limit
 * says nothing about the network.
 */
export const LIMITING_CAUSES = [
  "invalid run",
  "requested rate",
  "policy limit",
  "latency target",
  "CPU",
  "network",
  "outstanding I/O",
  "bandwidth",
  "unknown limit",
] as const;

export type Cause =
  | (typeof LIMITING_CAUSES)[number]
  | "validity"
  | "spread"
  | "latency"
  | "cost"
  | "standing";

/** A rule that looks at benchmark runs and says a sentence, or nothing. */
export interface Rule {
  id: string;
  /** What it finds, in two or three words. */
  title: string;
  cause: Cause;
  /**
   * When it holds for a run, for a rule that compares figures with limits: the workbook then follows the limits. A rule
   * without it is evaluated once, when the report is made.
   */
  when?: Condition;
  /** What it would have needed and nobody gave ("IOPS limit"); `null` where it can be evaluated. */
  missing(context: FindingContext): string | null;
  /** One finding a run or set that it holds for, the worst first. */
  find(context: FindingContext): Finding[];
}

/** A rule that compares figures with limits. */
export type ConditionRule = Rule & { when: Condition };
