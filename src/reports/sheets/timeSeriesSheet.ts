import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { PlannedChart } from "../../sheets/chartBlock";
import { titleBlock } from "../../sheets/titleBlock";
import type { CellValue, SheetSpec } from "../../workbook/spec";
import { thinnedSeries, type ThinnedSeries } from "../measures/thinnedSeries";

const BYTES_PER_MIB = 2 ** 20;

/** Points of one run: an hour of 15-second intervals. Longer runs are averaged down to it. */
const MAX_POINTS = 240;

/** Runs with a time series that are written; more would only be scrolled past. */
const MAX_RUNS = 40;

/** Runs in the chart: more lines cannot be told apart. */
const MAX_LINES = 4;

const FIRST_ROW = 4;

/** Sheet `Time series`: what every interval of every run delivered; `null` where no file holds intervals. */
export function timeSeriesSheet(runs: readonly BenchmarkRun[], labels: readonly string[]): SheetSpec | null {
  const timed = timedRuns(runs, labels);
  if (timed.length === 0) return null;
  const written = timed.slice(0, MAX_RUNS);
  const averaged = Math.max(...written.map(({ intervalsPerPoint }) => intervalsPerPoint));
  const rows = written.flatMap(({ run, label, points }) =>
    points.map(({ second, iops, throughputBytesPerSecond, latencyMs }): CellValue[] => [
      label,
      run.datastore,
      second,
      iops,
      throughputBytesPerSecond / BYTES_PER_MIB,
      latencyMs,
    ]),
  );
  return {
    name: "Time series",
    cells: titleBlock("Time series", about(timed.length, averaged)),
    tables: [
      {
        name: "TimeSeries",
        at: `A${FIRST_ROW}`,
        columns: [
          { header: "Run", style: "paragraph" },
          { header: "Datastore" },
          { header: "Second", format: "#,##0" },
          { header: "IOPS", format: "#,##0" },
          { header: "MiB/s", format: "#,##0.0" },
          { header: "Latency (ms)", format: "0.00" },
        ],
        rows,
      },
    ],
    columnWidths: [34, 16, 9, 11, 11, 12],
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { orientation: "portrait", repeatRows: [FIRST_ROW, FIRST_ROW] },
  };
}

function about(runs: number, averaged: number): string {
  return [
    "Seconds count from the end of the warm-up; each row is the mean since the row before, obtained by differencing where the files hold running totals.",
    averaged > 1
      ? `Longer runs: up to ${averaged} intervals are averaged in a row, at most ${MAX_POINTS} rows per run.`
      : "",
    runs > MAX_RUNS ? `The first ${MAX_RUNS} of ${runs} runs.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

interface TimedRun extends ThinnedSeries {
  run: BenchmarkRun;
  label: string;
}

function timedRuns(runs: readonly BenchmarkRun[], labels: readonly string[]): TimedRun[] {
  return runs.flatMap((run, i) =>
    run.series === null || run.series.length === 0
      ? []
      : [{ run, label: labels[i] ?? run.case, ...thinnedSeries(run.series, MAX_POINTS) }],
  );
}

/** IOPS over time of the first runs that have a series. */
export function seriesChart(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
): Omit<PlannedChart, "columns"> | null {
  let row = FIRST_ROW + 1;
  const series = timedRuns(runs, labels)
    .slice(0, MAX_LINES)
    .map(({ label, points }) => {
      const [first, last] = [row, row + points.length - 1];
      row = last + 1;
      return {
        name: label,
        categories: { sheet: "Time series", range: `C${first}:C${last}` },
        values: { sheet: "Time series", range: `D${first}:D${last}` },
      };
    });
  if (series.length === 0) return null;
  return {
    kind: "scatter",
    title: "IOPS over time",
    description: "IOPS of every interval of the first runs against the seconds since the end of the warm-up.",
    xTitle: "Seconds",
    yTitle: "IOPS",
    series,
  };
}
