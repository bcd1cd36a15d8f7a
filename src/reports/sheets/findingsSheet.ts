import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { CheckedRun } from "../checks/checkedRun";
import type { Finding } from "../findings/finding";
import { findingsBlock } from "./findingsBlock";

/** Sheet `Findings`: every sentence in full, what to do, and whether it still holds. */
export function findingsSheet(found: readonly Finding[], checked: readonly CheckedRun[]): PlanSheet {
  return {
    name: "Findings",
    blocks: [
      sheetTop("Findings", "What the rules found about the tests, grouped by test, and what to do."),
      findingsBlock(found, checked),
    ],
    columnWidths: [19, 51, 32, 14],
    columns: 4,
    freezeRows: 2,
  };
}
