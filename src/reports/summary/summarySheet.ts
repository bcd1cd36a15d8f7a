import type { PlanSheet } from "../../sheets/planWorkbook";
import { pixelWidth } from "../../workbook/pixelWidth";
import type { CheckedRun } from "../checks/checkedRun";
import { pageTitles } from "../../sheets/firstPage/pageTitles";
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
      pageTitles("Benchmark report", about),
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
    namesCustomer: true,
    print: { orientation: "portrait", pagesHigh: 1, centered: true },
    printThrough: "I",
  };
}
