import type { Block } from "../../sheets/block";
import { firstPage } from "../../sheets/firstPage/firstPage";
import { onNewPage } from "../../sheets/onNewPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan, type PlanSheet } from "../../sheets/planWorkbook";
import type { Template } from "../template";
import { foundColumns, pastedTables, testsAsRead } from "./asRead";
import { basis } from "./basis";
import { byMetric, medians } from "./byMetric";
import { bySize, charts, drawnSizes, drawnVariants } from "./bySize";
import { changeGrid } from "./changes";
import { conclusion } from "./conclusion";
import { conditions } from "./conditions";
import { described } from "./described";
import { doubts } from "./doubts";
import { atAGlance } from "./glance";
import { SET_UP_SHEET, setUps } from "./inputs";
import { notEvaluated, overLimits, unpaired } from "./limitsSheet";
import { figuresOfMetric, metricShown, verdictsOfMetric } from "./oneMetric";
import { outcomes } from "./outcome";
import { PAGE } from "./page";
import { pasteArea } from "./pasteArea";
import { PASTE_WIDTH, PASTED_COLUMNS } from "./pastedColumns";
import { otherNumbers, runs } from "./repeats";
import { ruleGrid } from "./rules";
import { SETS, VARIANTS, type ResultSet } from "./sets";
import { traits } from "./traits";
import { usable } from "./usable";
import { worseTests } from "./worseTests";

const TITLE = "Benchmark comparison";
const QUESTION =
  "What do up to five variants change against a baseline, test by test, and is it more than noise?";

/** Pasted results of a baseline and up to five variants, paired by workload and evaluated. */
export const benchmarkComparison: Template = {
  id: "benchmark-comparison",
  title: TITLE,
  question: QUESTION,
  plan,
};

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "benchmark-comparison",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: SET_UP_SHEET,
        blocks: [
          sheetTop(
            SET_UP_SHEET,
            "Inputs: the source of the results. Paste the results on the sheets that follow.",
          ),
          setUps(),
        ],
        columnWidths: [24, 28, 9, 15, 15, 17, 17, 30, 28],
        columns: 9,
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      ...SETS.map(pasteSheet),
      {
        name: "Calculation",
        blocks: [
          sheetTop("Calculation", "What each variant changed, and whether the tests can be compared."),
          outcomes(),
          doubts(),
          worseTests(),
          conclusion(),
          medians(),
          conditions(),
          traits(),
          atAGlance(),
        ],
        columnWidths: [30, 16, 16, 16, 18, 16, 14, 26, 14],
        columns: 9,
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "By metric",
        blocks: [
          sheetTop(
            "By metric",
            "How much each metric changed, how often for better or worse, and which variant is best.",
          ),
          byMetric(),
        ],
        columnWidths: [22, 10, 26, 11, 11, 11, 10, 10, 10, 8, 6],
        columns: 11,
        freezeRows: 2,
        print: { orientation: "portrait" },
      },
      {
        name: "Limits",
        blocks: [
          sheetTop("Limits", "Tests over each limit, and tests that could not be compared."),
          overLimits(),
          onNewPage(unpaired()),
          notEvaluated(),
        ],
        columnWidths: [18, 34, 10, 10, 12, 118],
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "Tests",
        blocks: [
          sheetTop("Tests", "One metric, test by test. Select the metric."),
          metricShown(),
          verdictsOfMetric(),
          figuresOfMetric(),
        ],
        columnWidths: [40, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13],
        columns: 11,
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "By block size",
        blocks: [
          sheetTop("By block size", "IOPS and their changes by block size: what the charts draw."),
          bySize(),
          charts(["A:F", "G:L"]),
          drawnVariants(),
          drawnSizes(),
        ],
        columnWidths: [17, ...Array<number>(11).fill(12)],
        columns: 12,
        // The charts with their figures; behind them are those of the first page's chart.
        printBlocks: 3,
        print: { orientation: "landscape" },
      },
      {
        name: "Changes",
        blocks: [
          sheetTop("Changes", "Change of every metric, test by test."),
          ...VARIANTS.map(changeGrid).map(pagesOf(1)),
        ],
        columnWidths: [40, ...Array<number>(12).fill(11), 26],
        columns: 14,
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "Rules",
        blocks: [sheetTop("Rules", "Limits applied to every test."), ...SETS.map(ruleGrid).map(pagesOf(2))],
        columnWidths: [40, 24, 24, 24, 24],
        columns: 5,
        freezeRows: 2,
        print: { orientation: "portrait" },
      },
      {
        name: "As read",
        blocks: [
          sheetTop("As read", "What was found in the pasted tables."),
          foundColumns(),
          pastedTables(),
          described(),
          onNewPage(usable()),
          runs(),
          otherNumbers(),
          ...SETS.map((set) => onNewPage(testsAsRead(set))),
        ],
        columnWidths: [40, ...Array<number>(16).fill(10), 26, 30, 10, 10],
        freezeRows: 2,
        print: { orientation: "landscape" },
        // As far as the latencies: right of them are steps to the figures of other sheets.
        printThrough: "N",
      },
      basis(),
    ],
  });
}

function pasteSheet(set: ResultSet): PlanSheet {
  return {
    name: set.sheet,
    blocks: [
      sheetTop(
        set.sheet,
        "The report's table Results, or any table with these headers, in any order. Shares all as 70%, or all as 70.",
      ),
      pasteArea(set),
    ],
    columnWidths: [32, ...Array.from({ length: PASTE_WIDTH - 1 }, (_, i) => headerWidth(i + 1))],
    columns: PASTE_WIDTH,
    freezeRows: 5,
    print: { orientation: "landscape" },
    // As far as p95 of reads. "As read" prints what was read, wherever it was pasted.
    printThrough: "L",
  };
}

/** Width in characters that shows the header which the paste area begins with. */
function headerWidth(column: number): number {
  return Math.max(11, (PASTED_COLUMNS[column]?.header.length ?? 0) + 3);
}

/** So many blocks go on a page: those of a table are not cut, and each page has the heads of its rows. */
function pagesOf(blocks: number): (block: Block, i: number) => Block {
  return (block, i) => (i > 0 && i % blocks === 0 ? onNewPage(block) : block);
}
