import type { Block } from "../../sheets/block";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { quoted } from "../../sheets/formulaText";
import { pixelWidth } from "../../workbook/pixelWidth";
import type { CheckedRun } from "../checks/checkedRun";
import type { Findings } from "../findings/findings";
import type { LatencyTurn } from "../measures/latencyTurn";
import { cannotSayBlock } from "./cannotSayBlock";
import type { ChartPoints } from "./chartPoints";
import { latencyChart } from "./latencyChart";
import { mattersBlock } from "./mattersBlock";
import type { QueueCurve } from "./queueCurves";
import { tilesBlock } from "./tilesBlock";
import { verdictBand } from "./verdictBand";

const TILE_WIDTH = pixelWidth(146);
const GUTTER = pixelWidth(12);

/**
 * Sheet `Summary`, the page for the customer: the verdict, five figures with their tests, where latency turns, what matters,
 * and what the tests cannot say. Its figures stand on the sheet Charts.
 *
 * @param about One line about the tests.
 */
export function summarySheet(
  checked: readonly CheckedRun[],
  about: string,
  found: Findings,
  turn: LatencyTurn,
  drawn: ChartPoints,
  curves: readonly QueueCurve[],
): PlanSheet {
  return {
    name: "Summary",
    blocks: [
      titles(about),
      verdictBand(found),
      tilesBlock(checked),
      ...latencyChart(turn, drawn, curves, checked),
      mattersBlock(found.findings),
      cannotSayBlock(turn, found),
    ],
    columnWidths: [
      TILE_WIDTH,
      GUTTER,
      TILE_WIDTH,
      GUTTER,
      TILE_WIDTH,
      GUTTER,
      TILE_WIDTH,
      GUTTER,
      TILE_WIDTH,
    ],
    columns: 9,
    hidesGridlines: true,
    print: { orientation: "portrait", pagesHigh: 1, centered: true },
  };
}

/** Customer and project as the sheet Facts has them, and what was tested. */
function titles(about: string): Block {
  return {
    height: 2,
    ids: () => ({}),
    draw: ({ row, formula }) => ({
      cells: [
        {
          kind: "formula",
          at: `A${row}`,
          formula: formula('IF({customer}="","Benchmark report",{customer})'),
          style: "pageTitle",
        },
        {
          kind: "formula",
          at: `A${row + 1}`,
          formula: formula(
            `IF({customer}="","","Benchmark report · ")&IF({project}="","",{project}&" · ")&${quoted(about)}&IF({version}="",""," · version "&{version})`,
          ),
          style: "pageContext",
        },
      ],
      rowHeights: [
        { rows: [row, row], points: 28 },
        { rows: [row + 1, row + 1], points: 17 },
      ],
    }),
  };
}
