import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Finding } from "./finding";
import type { Cause, FindingContext, Rule } from "./rule";

/** What a rule says about one run. */
export interface Said {
  severity: Finding["severity"];
  /** Without the name of the run, which goes in front. */
  text: string;
  advice?: string;
  /** How bad it is against other runs of the same rule, whose sentence is shown for all of them: more is worse. */
  weight: number;
}

/** A rule that judges every run by itself. */
interface RunRule<Known> {
  id: string;
  cause: Cause;
  missing?: Rule["missing"];
  /** For each run what only all of them together tell. */
  knows?(context: FindingContext): readonly Known[];
  /** `null` where the rule does not hold, or the files do not say enough of this run. */
  says(run: BenchmarkRun, context: FindingContext, known: Known | null): Said | null;
}

/** Makes a rule of one that judges every run by itself: the worst run first. */
export function runRule<Known = never>({
  id,
  cause,
  missing = () => null,
  knows = () => [],
  says,
}: RunRule<Known>): Rule {
  return {
    id,
    cause,
    missing,
    find: (context) => {
      const known = knows(context);
      return context.runs
        .flatMap((run, place) => {
          const said = says(run, context, known[place] ?? null);
          return said === null ? [] : [{ said, place, label: context.labels[place] ?? run.case }];
        })
        .sort((a, b) => b.said.weight - a.said.weight)
        .map(({ said: { severity, text, advice }, place, label }): Finding => ({
          rule: id,
          severity,
          text: `${label}: ${text}`,
          advice: advice ?? null,
          runs: [place],
        }));
    },
  };
}
