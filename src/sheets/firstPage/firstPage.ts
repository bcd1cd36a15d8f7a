import type { PrintSpec } from "../../workbook/spec";
import { PLANNING_ESTIMATE } from "../basisSheet";
import type { Block } from "../block";
import type { PlanSheet } from "../planSheet";
import type { Verdict } from "../verdict";
import { withRowGap } from "../withRowGap";
import { changeBlock, type ChangeTable } from "./changeTable";
import { type PageChart, pageChartBlock } from "./pageChart";
import { COLUMN, PAGE_COLUMNS, PAGE_WIDTHS } from "./pageColumns";
import { type InputGroup, pageInputsBlock } from "./pageInputs";
import { proofBlock, type ProofTable } from "./proofTable";
import { TOP_ROWS, topBlock } from "./topBlock";

/** What a template's first page says; the calculation is on the sheets behind it. */
export interface FirstPage {
  /** Name of the sheet, and its title as long as no customer is entered. */
  title: string;
  question: string;
  verdict: Verdict;
  /** The table that proves the verdict. */
  proof: ProofTable;
  /** Changes against a baseline, where the page compares. */
  changes?: ChangeTable;
  /** The chart that answers the question of its heading, where one does. */
  chart?: PageChart;
  /** All inputs, left and right. */
  inputs: readonly [InputGroup, InputGroup];
  /** Name of the sheet with the inputs that have no room here, such as a row for each workload. */
  furtherInputs?: string;
}

const PRINT: PrintSpec = {
  orientation: "portrait",
  pagesHigh: 1,
  centered: true,
  margins: { left: 0.4, right: 0.4, top: 0.55, bottom: 0.6 },
};

/** Points between the parts of the page. */
const GAP_PT = 6;

/** The page that a customer reads, and the only one that a planner fills in. It is one page of paper. */
export function firstPage({
  title,
  question,
  verdict,
  proof,
  changes,
  chart,
  inputs,
  furtherInputs,
}: FirstPage): PlanSheet {
  const blocks = [
    topBlock(title, question, verdict),
    proofBlock(proof),
    ...(changes ? [changeBlock(changes)] : []),
    ...(chart ? [pageChartBlock(chart)] : []),
    pageInputsBlock(inputs, furtherInputs),
  ];
  return {
    name: title,
    blocks: [...blocks.map((block) => withRowGap(block, GAP_PT)), footnote()],
    columnWidths: PAGE_WIDTHS,
    columns: PAGE_COLUMNS,
    freezeRows: TOP_ROWS,
    hidesGridlines: true,
    namesCustomer: true,
    printThrough: COLUMN.words,
    print: PRINT,
  };
}

const FOOTNOTE_PT = 26;

function footnote(): Block {
  return {
    height: 1,
    ids: () => ({}),
    draw: ({ row, columns }) => ({
      cells: [{ kind: "note", at: `A${row}`, text: PLANNING_ESTIMATE, columns, style: "pageFootnote" }],
      rowHeights: [{ rows: [row, row], points: FOOTNOTE_PT }],
    }),
  };
}
