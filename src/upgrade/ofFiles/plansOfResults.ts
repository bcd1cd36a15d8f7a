import type { ImportedEstate } from "../../importers/estate/importEstate";
import { testedLoads } from "../../reports/measures/testedLoads";
import { NO_FACTS } from "../../reports/inputs/clusterFacts";
import { PROFILE_NAME } from "../../reports/sheets/profileName";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { OtherPlans } from "../currentPlans";
import { shownOf } from "../shownOf";
import { estateOfExports, isEstate } from "./estateOfExports";
import { savedResults, type SavedResults } from "./savedResults";
import { type ImportedResults, isReport, reportOfImports } from "./reportOfImports";
import { typedFacts } from "./typedFacts";

/** What plans of a workbook are written from. */
export interface PlanFiles {
  /** Results that were named; without them those that the workbook keeps are taken. */
  results: ImportedResults | undefined;
  estate: ImportedEstate | undefined;
  /** What the workbook keeps, oldest first. */
  saved: readonly SavedResults[];
}

/** Writes the reports, designs and estates of a workbook from files. */
export function plansOfResults(
  workbook: Pick<WorkbookDrawing, "sheets" | "names">,
  { results, estate, saved }: PlanFiles,
): OtherPlans {
  return (earlier, all) => {
    const shown = shownOf(workbook, earlier);
    const own = results ?? savedResults(earlier, workbook, saved);
    if (isReport(earlier)) return own && reportOfImports(earlier, shown, own);
    if (!isEstate(earlier)) return undefined;
    const report = all.find(isReport);
    const tested = results ?? (report && savedResults(report, workbook, saved));
    const facts = report && tested ? typedFacts(report, shownOf(workbook, report), tested) : NO_FACTS;
    const runs = tested?.imports.flatMap((one) => one.runs) ?? [];
    const asks = earlier.inputs.some(({ id }) => id === "storageFrom");
    const profile = workbook.names.find(({ name }) => name.toLowerCase() === PROFILE_NAME.toLowerCase());
    return estateOfExports(earlier, shown, {
      estate,
      tests: earlier.plan === "design" ? testedLoads(runs, facts, tested?.diagnostics ?? []) : [],
      calibration: asks ? profile?.name : undefined,
    });
  };
}
