import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { reportPlan } from "../../reports/benchmarkReport";
import type { NamedRuns } from "../../reports/comparison/pairRuns";
import { CLUSTER_FACT_INPUTS } from "../../reports/inputs/clusterFactInputs";
import { type ClusterFacts, NO_FACTS } from "../../reports/inputs/clusterFacts";
import { completedFacts } from "../../reports/measures/completedFacts";
import { isAccepted } from "../../sheets/accepts";
import { enteredInputs } from "../../workbook/enteredInputs";
import { parseCell } from "../../workbook/address";
import { type ShownSheet, type ShownSheets, shownText } from "../../workbook/shownSheet";
import type { PlanOfFiles } from "../currentPlans";
import type { EarlierPlan } from "../earlierPlan";
import { withTileRows } from "../report010/headlines";

/** Results that reports are written from. */
export interface ImportedResults {
  imports: readonly NamedRuns[];
  diagnostics: readonly Diagnostic[];
}

/** Is it a report, or a comparison? */
export const isReport = ({ plan }: Pick<EarlierPlan, "plan">): boolean =>
  plan === "report" || plan === "comparison";

/**
 * Writes an earlier report from its results. Cluster facts that were typed in it count as in a report that is created with them.
 *
 * @param shown What its sheets hold.
 */
export function reportOfImports(
  earlier: EarlierPlan,
  shown: ShownSheets,
  results: ImportedResults,
): PlanOfFiles {
  const compare = earlier.plan === "comparison";
  const { spec, cells } = reportPlan({ ...results, facts: typedFacts(earlier, shown, results), compare });
  return { plan: { spec, cells: withTileRows(cells) } };
}

/** What is two columns right of a fact that was entered when the report was created, in this release and in 0.1.0. */
const GIVEN = "given";

/** Cluster facts of an earlier report that are not from its files. */
export function typedFacts(
  { inputs }: Pick<EarlierPlan, "inputs">,
  shown: ShownSheets,
  { imports }: Pick<ImportedResults, "imports">,
): ClusterFacts {
  const facts: Record<string, unknown> = { ...NO_FACTS };
  const inFiles = completedFacts(
    NO_FACTS,
    imports.flatMap(({ runs }) => runs),
  );
  for (const { input, on, cell, value } of enteredInputs(inputs, shown).entered) {
    const fact = CLUSTER_FACT_INPUTS.find(({ name }) => name === input.id);
    if (!fact || value === null || value === "" || typeof value === "boolean") continue;
    const began = input.default === undefined ? inFiles[fact.key] : input.default;
    const isGiven = value !== began || besideOf(shown.get(on), cell) === GIVEN;
    if (isGiven && isAccepted(value, fact.accepts)) facts[fact.key] = value;
  }
  return facts as unknown as ClusterFacts;
}

function besideOf(sheet: ShownSheet | undefined, at: string): string {
  const cell = parseCell(at);
  return sheet && cell ? shownText(sheet, cell.row, cell.column + 2) : "";
}
