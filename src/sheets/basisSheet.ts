import type { Evidence } from "../model/evidence/evidence";
import type { Basis } from "./basis";
import { basisTable } from "./basisTable";
import type { Block } from "./block";
import { noteBlock } from "./noteBlock";
import type { PlanSheet } from "./planSheet";
import { sheetTop } from "./sheetTop";
import { tableBlock } from "./tableBlock";

/** What every plan and report says about itself. */
export const PLANNING_ESTIMATE =
  "Planning estimate from published and user-supplied measurements, with the stated range. It does not replace the vendor's sizing tool, compatibility guide or a test on your hardware.";

const GET_THE_ADD_IN =
  "Figures recalculate with the Excel add-in HCI Planner (free, MIT license): your administrator deploys it, or you sideload its manifest. Without it the workbook shows the figures of the last calculation; native formulas still recalculate.";

/** Name of the sheet. */
export const BASIS_SHEET = "Basis";

const METHOD = "Method";
const CAVEATS = "Read this before you present it";

/** Sheet `Basis`: method, caveats, every domain number with its source, and how to get the add-in. */
export function basisSheet(basis: Basis): PlanSheet {
  const { method, caveats = [], evidence } = basis;
  return {
    ...sheetOf([noteBlock(METHOD, method), noteBlock(CAVEATS, [...caveats, PLANNING_ESTIMATE])], evidence),
    basis,
  };
}

/** The one sheet `Basis` of a workbook with several plans: each one's method and caveats under its title, every number once. */
export function sharedBasisSheet(parts: readonly { title: string; basis: Basis }[]): PlanSheet {
  return sheetOf(
    [
      ...parts.map(({ title, basis }) => noteBlock(`${METHOD}: ${title}`, basis.method)),
      noteBlock(CAVEATS, [PLANNING_ESTIMATE]),
      ...parts.flatMap(({ title, basis: { caveats = [] } }) =>
        caveats.length === 0 ? [] : [noteBlock(`${CAVEATS}: ${title}`, caveats)],
      ),
    ],
    distinct(parts.flatMap(({ basis }) => basis.evidence)),
  );
}

/** Some numbers are made for each template that uses them: what is the same in every respect is listed once. */
function distinct(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((one) => [JSON.stringify(one), one])).values()];
}

function sheetOf(notes: readonly Block[], evidence: readonly Evidence[]): PlanSheet {
  return {
    name: BASIS_SHEET,
    blocks: [
      sheetTop(BASIS_SHEET, "How the figures are calculated, and where every number comes from."),
      ...notes,
      noteBlock("The add-in", [GET_THE_ADD_IN]),
      // Last: behind a long table a note would have a page to itself.
      ...(evidence.length === 0 ? [] : [tableBlock("Evidence", basisTable(BASIS_SHEET, evidence))]),
    ],
    columnWidths: [64, 12, 20, 14, 54, 12],
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}
