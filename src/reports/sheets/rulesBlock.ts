import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { countFormula, holds, describeCondition, thresholdsOf, type Condition } from "../checks/condition";
import type { ConditionRule, FindingContext } from "../findings/rule";
import { rules } from "../findings/rules/rules";

/** The rules that follow the thresholds. */
const LIVE_RULES = rules.filter(
  (rule): rule is ConditionRule => rule.when !== undefined && thresholdsOf(rule.when).length > 0,
);

/** The condition of a rule that follows the thresholds; `null` for a rule that is evaluated once. */
export function liveCondition(id: string): Condition | null {
  return LIVE_RULES.find((rule) => rule.id === id)?.when ?? null;
}

/** Id of the cell that counts the runs for which a rule holds now, and of the one that counted them for the report. */
export const countIds = (rule: string) => ({
  now: `rule.${rule.replaceAll("-", "_")}.now`,
  reported: `rule.${rule.replaceAll("-", "_")}.reported`,
});

/** What the state of a rule begins with that holds for more runs than when the report was made. */
export const MORE_RUNS = "more runs";

/**
 * The rules of the findings that follow the thresholds: when each holds, for how many runs it held when the report was
 * made, and for how many it holds at the thresholds as they are now.
 */
export function rulesBlock(context: FindingContext): Block {
  const grid = gridBlock({
    id: "rules",
    heading: "Rules of the findings that follow the thresholds",
    rows: LIVE_RULES.length,
    columns: [
      { id: "rule", header: "Rule holds when", texts: LIVE_RULES.map(({ when }) => describeCondition(when)) },
      {
        id: "now",
        header: "Runs now",
        format: "#,##0",
        formula: LIVE_RULES.map(({ when }) => countFormula(when)),
      },
      {
        id: "reported",
        header: "Runs in the report",
        format: "#,##0",
        texts: LIVE_RULES.map(
          ({ when }) => context.checked.filter((checked) => holds(when, checked, context)).length,
        ),
      },
      {
        id: "state",
        header: "Against the report",
        formula: `IF([now]=[reported],"as reported",IF([now]>[reported],"${MORE_RUNS}","fewer runs"))`,
      },
      { id: "finding", header: "Finding", texts: LIVE_RULES.map(({ id }) => id), spread: 2 },
    ],
  });
  return {
    ...grid,
    ids: (row) => ({
      ...grid.ids(row),
      ...Object.fromEntries(
        LIVE_RULES.flatMap(({ id }, i) => {
          const { now, reported } = countIds(id);
          return [
            [now, `B${row + 2 + i}`],
            [reported, `C${row + 2 + i}`],
          ];
        }),
      ),
    }),
  };
}
