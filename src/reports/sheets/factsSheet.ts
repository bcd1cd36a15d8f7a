import type { Block } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import { inputBlock } from "../../sheets/inputBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { CellSpec } from "../../workbook/spec";
import { CLUSTER_FACT_INPUTS, clusterFactRows } from "../inputs/clusterFactInputs";
import { factOrigin, type OriginOfFacts } from "./factOrigin";

/** Whose report it is: ids and labels of free texts. */
const REPORT_FACTS = [
  { id: "customer", label: "Customer" },
  { id: "project", label: "Project" },
  { id: "author", label: "Author" },
  { id: "planVersion", label: "Version" },
] as const;

/** Sheet `Facts`: whose report it is, and what the files cannot know. */
export function factsSheet(facts: OriginOfFacts): PlanSheet {
  return {
    name: "Facts",
    blocks: [
      sheetTop(
        "Facts",
        "Facts that are not in the files. Figures and verdicts follow these cells. Findings and texts follow when you select Update report.",
      ),
      reportFacts(),
      clusterFacts(facts),
    ],
    columnWidths: [44, 24, 20, 44],
    columns: 4,
    freezeRows: 2,
  };
}

/** The facts of the cluster, each with where its value comes from. */
function clusterFacts(facts: OriginOfFacts): Block {
  const block = inputBlock("The cluster: fill in and change", clusterFactRows(facts.completed));
  return {
    ...block,
    draw: (place) => {
      const { cells = [], ...part } = block.draw(place);
      const origins = CLUSTER_FACT_INPUTS.map((input, i): CellSpec => {
        const row = place.row + 1 + i;
        const formula = factOrigin(input, `B${row}`, facts);
        return { kind: "formula", at: `D${row}`, formula, style: "subtitle" };
      });
      return { ...part, cells: [...cells, ...origins] };
    },
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
