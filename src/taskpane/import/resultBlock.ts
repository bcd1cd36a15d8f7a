import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { RESULT_FIGURES } from "../../model/benchmark/resultFigures";
import type { CellValue } from "../../workbook/spec";
import type { PlacedTable } from "../placedTable";

/** The results table as a block of cells: the header, and a row a run. What no file says is blank. */
export function resultBlock(runs: readonly BenchmarkRun[]): CellValue[][] {
  return [
    RESULT_FIGURES.map(({ header }) => header),
    ...runs.map((run) => RESULT_FIGURES.map(({ value }) => value(run))),
  ];
}

/** Number formats of the columns of the results table: shares as per cent, figures with the digits that matter. */
export function resultFormats(): string[] {
  return RESULT_FIGURES.map(({ header }) => {
    if (header.endsWith("%")) return "0%";
    if (header.endsWith("(ms)")) return "0.00";
    if (header === "MiB/s") return "#,##0.0";
    return header.endsWith("IOPS") ? "#,##0" : "General";
  });
}

/** The results as a table to be placed. */
export function resultTable(runs: readonly BenchmarkRun[]): PlacedTable {
  return { what: "The results", rows: resultBlock(runs), formats: resultFormats(), sheet: "Results" };
}
