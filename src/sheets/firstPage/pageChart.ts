import { columnName } from "../../workbook/address";
import type { CellSpec } from "../../workbook/spec";
import type { Block } from "../block";
import { chartBlock, type PlannedChart } from "../chartBlock";
import { stripCell } from "./pageColumns";
import { QUESTION_PT, questionRow } from "./questionRow";

/** Colors of a page's charts: what matters, a second series, limits and targets. */
export const CHART_COLORS = { main: "1F3864", second: "A9BBDC", limit: "C2410C" } as const;

const LEGEND_STYLES = { main: "answerMain", second: "answerSecond", limit: "answerLimit" } as const;

/** The chart of a first page: it answers the question of its heading. */
export interface PageChart {
  heading: string;
  /** The answer in words, as a formula. */
  answer: string;
  /** Up to three words, or formulas, that explain its colors; `null` leaves a place to what is left of it. */
  legend: readonly ({ text: string | { formula: string }; color: keyof typeof CHART_COLORS } | null)[];
  chart: Omit<PlannedChart, "columns" | "bare">;
  /** Its rows, 11 by default: fewer where a page with many inputs would be printed in letters that are too small. */
  rows?: number;
}

/** Rows of a chart, and the height of each in points. */
const ROWS = 11;
const ROW_PT = 15;

/** Cells of the strip at which the words of the legend stand. */
const LEGEND_AT = [1, 11, 26];

/** The chart below its heading and its legend. */
export function pageChartBlock({ heading, answer, legend, chart, rows = ROWS }: PageChart): Block {
  return {
    height: rows + 1,
    ids: () => ({}),
    draw: (place) => {
      const { row, columns } = place;
      const planned = { ...chart, bare: true, columns: `A:${columnName(columns - 1)}` };
      return {
        cells: [
          ...questionRow(heading, answer, row, place),
          ...legend.flatMap((entry, i): CellSpec[] => {
            if (entry === null) return [];
            const cell = { at: `${stripCell(LEGEND_AT[i] ?? 0)}${row}`, style: LEGEND_STYLES[entry.color] };
            return typeof entry.text === "string"
              ? [{ kind: "text", text: entry.text, ...cell }]
              : [{ kind: "formula", formula: place.formula(entry.text.formula), ...cell }];
          }),
        ],
        charts: chartBlock(rows, [planned]).draw({ ...place, row: row + 1 }).charts ?? [],
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + rows], points: ROW_PT },
        ],
      };
    },
  };
}
