import type { Block } from "../../sheets/block";
import { chartBlock, type PlannedChart } from "../../sheets/chartBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { CheckedRun } from "../checks/checkedRun";
import { MAX_LISTED, runListBlock } from "./runListBlock";

/** A bar needs a row to be read, title and axis some more. */
const MIN_CHART_ROWS = 14;

/**
 * Sheet `Charts`: what the tests gave, side by side, and the figures behind the charts.
 *
 * @param details Charts of what other sheets hold.
 * @param figures Blocks with the figures that the first page shows.
 */
export function chartsSheet(
  checked: readonly CheckedRun[],
  details: readonly (Omit<PlannedChart, "columns"> | null)[],
  figures: readonly Block[],
): PlanSheet {
  const drawn = detailCharts(details);
  const listed = checked.slice(0, MAX_LISTED).map(({ label }) => label);
  return {
    name: "Charts",
    blocks: [
      sheetTop("Charts", "The tests side by side, and the figures that the charts and the first page show."),
      chartBlock(Math.max(MIN_CHART_ROWS, listed.length + 7), [
        barsOfRuns("IOPS by test", "runs.iops", "IOPS", "A:B"),
        barsOfRuns("Throughput by test", "runs.mib", "MiB/s", "C:E"),
      ]),
      chartBlock(MIN_CHART_ROWS, [
        scatter(
          "Throughput by block size",
          ["Block size (KiB)", "MiB/s"],
          "A:B",
          "Throughput of every run against its block size.",
        ),
        scatter(
          "Latency against IOPS",
          ["IOPS", "Latency (ms)"],
          "C:E",
          "Mean latency of every run against its IOPS.",
        ),
      ]),
      ...drawn,
      runListBlock(listed, checked.length),
      ...figures,
    ],
    columnWidths: [40, 16, 17, 13, 19],
    columns: 5,
    freezeRows: 2,
    // The title, two rows of charts, those of other sheets, and the list of runs.
    printBlocks: 4 + drawn.length,
  };
}

/** Charts of what other sheets hold, two in a row. */
function detailCharts(details: readonly (Omit<PlannedChart, "columns"> | null)[]): Block[] {
  const there = details.filter((chart) => chart !== null);
  return there.flatMap((left, i) => {
    if (i % 2 === 1) return [];
    const right = there[i + 1];
    return [
      chartBlock(MIN_CHART_ROWS, [
        { ...left, columns: right ? "A:B" : "A:E" },
        ...(right ? [{ ...right, columns: "C:E" }] : []),
      ]),
    ];
  });
}

function barsOfRuns(title: string, values: string, axis: string, columns: string): PlannedChart {
  return {
    kind: "bar",
    title,
    description: `Bar chart of ${axis} of every run in the list below.`,
    columns,
    yTitle: axis,
    series: [{ name: axis, categories: "runs.label", values }],
  };
}

function scatter(
  title: string,
  [x, y]: readonly [string, string],
  columns: string,
  description: string,
): PlannedChart {
  const column = (header: string) => ({ table: "Results", column: header });
  return {
    kind: "scatter",
    title,
    description,
    columns,
    xTitle: x,
    yTitle: y,
    series: [{ name: y, categories: column(x), values: column(y) }],
  };
}
