import type { Evidence } from "../model/evidence/evidence";
import { basisTable } from "./basisTable";
import { noteBlock } from "./noteBlock";
import { sheetTop } from "./sheetTop";
import type { PlanSheet } from "./planWorkbook";
import { tableBlock } from "./tableBlock";

/** What every plan and report says about itself. */
export const PLANNING_ESTIMATE =
  "Planning estimate from published and user-supplied measurements, with the stated range. It does not replace the vendor's sizing tool, compatibility guide or a test on your hardware.";

const GET_THE_ADD_IN =
  "Figures recalculate with the Excel add-in HCI Planner (free, MIT licence): your administrator deploys it, or you sideload its manifest. Without it the workbook shows the figures of the last calculation; native formulas still recalculate.";

/** Where a plan's figures come from. */
export interface Basis {
  /** How the sheet calculates, one paragraph a step. */
  method: readonly string[];
  /** What must be known before the figures are shown to a customer. */
  caveats?: readonly string[];
  evidence: readonly Evidence[];
}

/** Sheet `Basis`: method, caveats, every domain number with its source, and how to get the add-in. */
export function basisSheet({ method, caveats = [], evidence }: Basis): PlanSheet {
  return {
    name: "Basis",
    blocks: [
      sheetTop("Basis", "How the figures are calculated, and where every number comes from."),
      noteBlock("Method", method),
      noteBlock("Read this before you show it", [...caveats, PLANNING_ESTIMATE]),
      noteBlock("The add-in", [GET_THE_ADD_IN]),
      // Last: behind a long table a note would have a page to itself.
      ...(evidence.length === 0 ? [] : [tableBlock("Evidence", basisTable("Basis", evidence))]),
    ],
    columnWidths: [64, 12, 20, 14, 54, 12],
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}
