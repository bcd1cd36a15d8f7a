import type { Block } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import { inputBlock } from "../../sheets/inputBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { CellSpec } from "../../workbook/spec";
import { clusterFactRows, type Places } from "../inputs/clusterFactInputs";
import type { ClusterFacts } from "../inputs/clusterFacts";

/** Whose report it is: ids and labels of free texts. */
const REPORT_FACTS = [
  { id: "customer", label: "Customer" },
  { id: "project", label: "Project" },
  { id: "author", label: "Author" },
  { id: "planVersion", label: "Version" },
] as const;

/** Sheet `Facts`: whose report it is, and what the files cannot know. */
export function factsSheet(facts: {
  given: ClusterFacts;
  completed: ClusterFacts;
  places?: Places;
}): PlanSheet {
  return {
    name: "Facts",
    blocks: [
      sheetTop(
        "Facts",
        "Facts that are not in the files. Figures, verdicts and the first page follow these cells.",
      ),
      reportFacts(),
      inputBlock(
        "The cluster: fill in and change",
        clusterFactRows(facts.given, facts.completed, facts.places),
      ),
    ],
    columnWidths: [44, 24, 20, 44],
    columns: 4,
    freezeRows: 2,
  };
}

function reportFacts(): Block {
  return {
    height: REPORT_FACTS.length + 1,
    ids: (row) => Object.fromEntries(REPORT_FACTS.map(({ id }, i) => [id, `B${row + 1 + i}`])),
    draw: ({ row, columns }) => ({
      cells: [
        headingCell("The report", row, columns),
        ...REPORT_FACTS.flatMap(({ label }, i): CellSpec[] => [
          { kind: "text", at: `A${row + 1 + i}`, text: label },
          { kind: "input", at: `B${row + 1 + i}`, value: null, style: "inputWords" },
        ]),
      ],
    }),
  };
}
