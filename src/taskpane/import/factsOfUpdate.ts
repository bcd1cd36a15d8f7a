import type { NamedRuns } from "../../reports/comparison/pairRuns";
import { CLUSTER_FACT_INPUTS } from "../../reports/inputs/clusterFactInputs";
import { NO_FACTS, type ClusterFacts } from "../../reports/inputs/clusterFacts";
import { typedFacts } from "../../upgrade/ofFiles/typedFacts";
import { enteredInputs } from "../../workbook/enteredInputs";
import type { ReadReport } from "../plans/readEarlier";

/** The facts in the pane, now and when the report was last written. */
export interface FactsInPane {
  now: ClusterFacts;
  before: ClusterFacts | undefined;
}

/**
 * The facts that a report is updated with. A fact that was changed on its sheet since the report wrote it is the sheet's. Else it
 * is the pane's, or what it was if the pane never had it.
 */
export function factsOfUpdate(
  { report: { plan }, shown }: Pick<ReadReport, "report" | "shown">,
  imports: readonly NamedRuns[],
  { now, before = NO_FACTS }: FactsInPane,
): ClusterFacts {
  const inSheet = typedFacts(plan, shown, { imports });
  const changed = new Set<string>();
  for (const { input, value } of enteredInputs(plan.inputs, shown).entered) {
    const began = plan.drawn?.has(input.id) ? plan.drawn.get(input.id) : input.default;
    if (began !== undefined && value !== began) changed.add(input.id);
  }
  const facts = CLUSTER_FACT_INPUTS.map(({ key, name }) => {
    const isCleared = now[key] === null && before[key] !== null;
    const unchanged = now[key] ?? (isCleared ? null : inSheet[key]);
    return [key, changed.has(name) ? inSheet[key] : unchanged] as const;
  });
  return Object.fromEntries(facts) as unknown as ClusterFacts;
}
