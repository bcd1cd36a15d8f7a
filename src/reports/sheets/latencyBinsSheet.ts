import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { PlannedChart } from "../../sheets/chartBlock";
import { titleBlock } from "../../sheets/titleBlock";
import type { CellValue, SheetSpec } from "../../workbook/spec";

/** Runs that are written: each has a dozen bins. */
const MAX_RUNS = 40;

const FIRST_ROW = 4;

/** Sheet `Latency`: how the latencies of each run spread, `null` without bins. */
export function latencyBinsSheet(runs: readonly BenchmarkRun[], labels: readonly string[]): SheetSpec | null {
  const binned = binnedRuns(runs, labels);
  if (binned.length === 0) return null;
  const rows = binned
    .slice(0, MAX_RUNS)
    .flatMap(({ label, datastore, bins }) =>
      bins.map(({ upToMs, share }, i): CellValue[] => [
        label,
        datastore,
        upToMs === null ? `over ${bins[i - 1]?.upToMs ?? 0} ms` : `to ${upToMs} ms`,
        share,
      ]),
    );
  return {
    name: "Latency",
    cells: titleBlock(
      "Latency",
      binned.length > MAX_RUNS
        ? `Share of I/Os by latency: the first ${MAX_RUNS} of ${binned.length} runs.`
        : "Share of I/Os by latency, each bin from the bin above it.",
    ),
    tables: [
      {
        name: "LatencyBins",
        at: `A${FIRST_ROW}`,
        columns: [
          { header: "Run", style: "paragraph" },
          { header: "Datastore" },
          { header: "Latency" },
          { header: "Share of I/O", format: "0.0%" },
        ],
        rows,
      },
    ],
    columnWidths: [34, 16, 14, 13],
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { orientation: "portrait", repeatRows: [FIRST_ROW, FIRST_ROW] },
  };
}

function binnedRuns(runs: readonly BenchmarkRun[], labels: readonly string[]) {
  return runs.flatMap((run, i) =>
    run.latencyBins && run.latencyBins.length > 0
      ? [{ label: labels[i] ?? run.case, datastore: run.datastore, bins: run.latencyBins }]
      : [],
  );
}

/** Histogram of the first run that has bins. */
export function histogramChart(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
): Omit<PlannedChart, "columns"> | null {
  const [first] = binnedRuns(runs, labels);
  if (!first) return null;
  const last = FIRST_ROW + first.bins.length;
  const cells = (column: string) => ({
    sheet: "Latency",
    range: `${column}${FIRST_ROW + 1}:${column}${last}`,
  });
  return {
    kind: "column",
    title: `Latency: ${first.label}`,
    description: `Share of the I/Os of ${first.label} in each bin of latency.`,
    xTitle: "Latency",
    yTitle: "Share of I/O",
    series: [{ name: first.label, categories: cells("C"), values: cells("D") }],
  };
}
