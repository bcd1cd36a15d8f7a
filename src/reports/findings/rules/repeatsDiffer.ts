import { holds, type Condition } from "../../checks/condition";
import { comparable } from "../../measures/comparable";
import { repeatDifference, repeatRanges, type RepeatRange } from "../../measures/repeatRanges";
import { figure, figureNextTo, names } from "../figure";
import type { ConditionRule, FindingContext } from "../rule";

const WHEN: Condition = [{ figure: "Repeats differ by", is: ">", limit: "NoiseBand" }];

/** Runs of one test differ by more than comparisons take for noise. */
export const repeatsDiffer: ConditionRule = {
  id: "repeats-differ",
  title: "Repeats differ",
  cause: "validity",
  when: WHEN,
  missing: () => null,
  find: (context) => {
    const differing = context.checked.filter((one) => holds(WHEN, one, context));
    return [...new Set(differing.map(({ repeats }) => repeats))]
      .sort((a, b) => (repeatDifference(b) ?? 0) - (repeatDifference(a) ?? 0))
      .map((repeats) => {
        const isOne = new Set(repeats);
        const runs = context.runs.flatMap((run, place) => (isOne.has(run) ? [place] : []));
        const tests = names(runs.map((place) => context.labels[place] ?? ""));
        return {
          rule: "repeats-differ",
          severity: "caution",
          text: `${tests}: repeats differ: ${differences(repeatRanges(repeats), context)}. None of them alone shows what the cluster delivers.`,
          advice:
            "Repeat the test until its results agree. If clusters or settings differ, compare the imports instead.",
          runs,
        };
      });
  },
};

/** "IOPS by 60% (30,000 to 48,000); noise is up to 5%": the figures that differ by more than noise. */
function differences(ranges: readonly RepeatRange[], { thresholds: { NoiseBand } }: FindingContext): string {
  const band = NoiseBand * 100;
  const differing = ranges
    .filter(({ by }) => comparable(by) > NoiseBand)
    .map(({ name, unit, least, most, by }) => {
      const share = figureNextTo(band, comparable(by * 100));
      return `${name} by ${share}% (${figure(least)} to ${figure(most)}${unit})`;
    });
  return `${differing.join(", ")}; noise is up to ${figure(band)}%`;
}
