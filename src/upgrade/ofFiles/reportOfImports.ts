import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { reportPlan } from "../../reports/benchmarkReport";
import type { NamedRuns } from "../../reports/comparison/pairRuns";
import type { ShownSheets } from "../../workbook/shownSheet";
import type { PlanOfFiles } from "../currentPlans";
import type { EarlierPlan } from "../earlierPlan";
import { withTileRows } from "../report010/headlines";
import { typedFacts } from "./typedFacts";

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
