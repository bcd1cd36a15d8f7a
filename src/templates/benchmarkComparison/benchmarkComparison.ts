import { coverBlock } from "../../sheets/coverBlock";
import { pageTop, sheetTop, TOP_ROWS } from "../../sheets/pageTop";
import { planWorkbook, type Plan, type PlanSheet } from "../../sheets/planWorkbook";
import type { Template } from "../template";
import { foundColumns, pastedTables, testsAsRead } from "./asRead";
import { basis } from "./basis";
import { byMetric, medians } from "./byMetric";
import { bySize, charts } from "./bySize";
import { changeGrid } from "./changes";
import { limits, setUps } from "./inputs";
import { notEvaluated, overLimits, unpaired } from "./limitsSheet";
import { figuresOfMetric, metricShown, verdictsOfMetric } from "./oneMetric";
import { conclusion, outcomes } from "./outcome";
import { pasteArea } from "./pasteArea";
import { PASTE_WIDTH, PASTED_COLUMNS } from "./pastedColumns";
import { ruleGrid } from "./rules";
import { SETS, VARIANTS, type ResultSet } from "./sets";
import { VERDICT } from "./verdict";

const TITLE = "Benchmark comparison";
const QUESTION =
  "What do up to five variants change against a baseline, test by test, and is it more than noise?";

/** Pasted results of a baseline and up to five variants, paired by workload and judged. */
export const benchmarkComparison: Template = {
  id: "benchmark-comparison",
  title: TITLE,
  question: QUESTION,
  plan,
};

function plan(): Plan {
  return planWorkbook({
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    sheets: [
      {
        name: "Comparison",
        blocks: [
          pageTop(TITLE, QUESTION, VERDICT),
          coverBlock(),
          conclusion(),
          outcomes(),
          medians(),
          setUps(),
          limits(),
          charts(["A:D", "E:I"]),
        ],
        columnWidths: [30, 15, 15, 15, 16, 15, 17, 26, 14],
        columns: 9,
        freezeRows: TOP_ROWS,
        print: { orientation: "landscape" },
      },
      ...SETS.map(pasteSheet),
      {
        name: "By metric",
        blocks: [
          sheetTop(
            "By metric",
            "How far each metric moved, how often for better and worse, and who is best.",
          ),
          byMetric(),
        ],
        columnWidths: [22, 10, 20, 11, 11, 11, 10, 10, 10, 8, 6],
        columns: 11,
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "Limits",
        blocks: [
          sheetTop("Limits", "Tests over each limit, and tests that could not be compared."),
          overLimits(),
          unpaired(),
          notEvaluated(),
        ],
        columnWidths: [18, 24, 10, 10, 12, 76],
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "Tests",
        blocks: [
          sheetTop("Tests", "One metric, test by test. Choose which."),
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
        blocks: [sheetTop("By block size", "What the charts show."), bySize()],
        columnWidths: [17, ...Array<number>(11).fill(12)],
        columns: 12,
        print: { orientation: "landscape" },
      },
      perSet("Changes", "Change of every metric, test by test.", VARIANTS, changeGrid, 13, 11),
      perSet("Rules", "What the limits say of every test.", SETS, ruleGrid, 5, 24),
      {
        ...perSet("As read", "What was found in the pasted tables.", SETS, testsAsRead, 12, 10),
        blocks: [
          sheetTop("As read", "What was found in the pasted tables."),
          foundColumns(),
          ...SETS.map(testsAsRead),
          pastedTables(),
        ],
        columnWidths: [40, 10, 10, 10, 10, 10, 10, 12, 26, 30, 10, 10, 10, 10, 10, 10, 10, 10, 13],
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
        "The report's table Results, or any table with these headers, in any order. Shares as 70 % or 70.",
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

/** A sheet with the same grid for several tables, one below the other. */
function perSet(
  name: string,
  about: string,
  sets: readonly ResultSet[],
  grid: (set: ResultSet) => PlanSheet["blocks"][number],
  columns: number,
  width: number,
): PlanSheet {
  return {
    name,
    blocks: [sheetTop(name, about), ...sets.map(grid)],
    columnWidths: [40, ...Array<number>(columns - 1).fill(width)],
    columns,
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}
