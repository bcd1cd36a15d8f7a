import type { NamedRuns } from "../../reports/comparison/pairRuns";
import { CLUSTER_FACT_INPUTS } from "../../reports/inputs/clusterFactInputs";
import { NO_FACTS, type ClusterFacts } from "../../reports/inputs/clusterFacts";
import { typedFacts } from "../../upgrade/ofFiles/typedFacts";
import { isAccepted } from "../../sheets/accepts";
import { enteredInputs } from "../../workbook/enteredInputs";
import type { CellValue } from "../../workbook/spec";
import type { ReadReport } from "../plans/readEarlier";

/** The facts in the pane, now and when the report was last written. */
export interface FactsInPane {
  now: ClusterFacts;
  before: ClusterFacts | undefined;
}

/**
 * The facts that a report is updated with. A fact that was changed on its sheet since the report wrote it in this session is the
 * sheet's. Else it is the pane's, or what it was if the pane never had it.
 */
export function factsOfUpdate(
  { report: { plan }, shown }: Pick<ReadReport, "report" | "shown">,
  imports: readonly NamedRuns[],
  { now, before = NO_FACTS }: FactsInPane,
): ClusterFacts {
  const inSheet = typedFacts(plan, shown, { imports });
  const changed = new Map<string, CellValue | null>();
  for (const { input, value } of enteredInputs(plan.inputs, shown).entered) {
    // The record of an earlier session does not show what the pane gave then, and so not what was changed since.
    if (plan.drawn?.has(input.id) && value !== plan.drawn.get(input.id)) changed.set(input.id, value);
  }
  const facts = CLUSTER_FACT_INPUTS.map(({ key, name, accepts }) => {
    const isCleared = now[key] === null && before[key] !== null;
    const unchanged = now[key] ?? (isCleared ? null : inSheet[key]);
    const typed = changed.get(name) ?? null;
    const isUsable = (typeof typed === "number" || typeof typed === "string") && isAccepted(typed, accepts);
    return [key, changed.has(name) ? (isUsable ? typed : null) : unchanged] as const;
  });
  return Object.fromEntries(facts) as unknown as ClusterFacts;
}
