import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { CheckedRun } from "../checks/checkedRun";
import { holds, type Condition } from "../checks/condition";
import { madeNoIo } from "../runs/madeNoIo";
import type { Finding } from "./finding";
import type { Cause, ConditionRule, FindingContext, Rule } from "./rule";

/** What a rule finds about one run. */
export interface RunFinding {
  severity: Finding["severity"];
  /** Without the name of the run, which goes in front. */
  text: string;
  advice?: string;
  /** How bad it is against other runs of the same rule, whose sentence is shown for all of them: more is worse. */
  weight: number;
}

/** A rule that evaluates every run by itself. */
interface RunRule {
  id: string;
  title: string;
  cause: Cause;
  when?: Condition;
  /** Evaluates runs that made no I/O, too. Their figures show nothing: without it they are skipped. */
  withoutIo?: boolean;
  missing?: Rule["missing"];
  /**
   * Asked for the runs for which `when` holds, or for all. `null` where the rule does not hold, or the files do not say
   * enough of this run.
   */
  says(run: BenchmarkRun, context: FindingContext, checked: CheckedRun): RunFinding | null;
}

/** Makes a rule of one that evaluates every run by itself: the worst run first. */
export function runRule(rule: RunRule & { when: Condition }): ConditionRule;
export function runRule(rule: RunRule): Rule;
export function runRule({
  id,
  title,
  cause,
  when,
  withoutIo = false,
  missing = () => null,
  says,
}: RunRule): Rule {
  return {
    id,
    title,
    cause,
    ...(when === undefined ? {} : { when }),
    missing,
    find: (context) =>
      context.checked
        .flatMap((checked, place) => {
          const isAsked = withoutIo || !madeNoIo(checked.run);
          const isMet = isAsked && (when === undefined || holds(when, checked, context));
          const finding = isMet ? says(checked.run, context, checked) : null;
          return finding === null ? [] : [{ finding, place, label: checked.label }];
        })
        .sort((a, b) => b.finding.weight - a.finding.weight)
        .map(({ finding: { severity, text, advice }, place, label }): Finding => ({
          rule: id,
          severity,
          text: `${label}: ${text}`,
          advice: advice ?? null,
          runs: [place],
        })),
  };
}
