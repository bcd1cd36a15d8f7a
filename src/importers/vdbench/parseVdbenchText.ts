import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { caseOfPath } from "../caseOfPath";
import type { RequestedLoad } from "../load/requestedLoad";
import { NO_LOAD } from "../load/requestedLoad";
import { endedEarly } from "../load/vdbenchTime";
import { textLines } from "../reading/textLines";
import type { ParseResult } from "../parseResult";
import type { AverageRow } from "./averageRow";
import type { VdbenchReport } from "./flatfile";
import { readFlatfile } from "./flatfile";
import { titleOf, vdbenchReportKind } from "./reportKind";
import { readSummary } from "./summary";
import { resultsOf, shapeOf, valueOf, vdbenchRun } from "./vdbenchRun";
import { vdbenchSeries } from "./vdbenchSeries";

/** Whether a text, or the beginning of one, is a report of vdbench that is read. */
export function looksLikeVdbench(text: string): boolean {
  return vdbenchReportKind(text) !== null;
}

/**
 * Reads flatfile.html, summary.html, totals.html or logfile.html of vdbench, or their pasted text: one run an average row.
 *
 * @param name What the text is called: the file of diagnostics and the case, unless it is vdbench's own file name.
 * @param series Whether the intervals are read too.
 */
export function parseVdbenchText(text: string, name: string, series = false): ParseResult {
  const report = readReport(text, name, series);
  const caseName = caseOf(text, name);
  return {
    runs: report.rows.map((row) => runOfRow(row, caseName, name, NO_LOAD, series)),
    diagnostics: [
      ...problemsOf(report, name),
      ...report.rows.flatMap((row) => diagnosticsOfRow(row, name, NO_LOAD)),
    ],
  };
}

/** Reads the average rows of a report. */
export function readReport(text: string, path: string, series: boolean): VdbenchReport {
  const read = vdbenchReportKind(text) === "flatfile" ? readFlatfile : readSummary;
  return read(textLines(text), path, series);
}

/** The averages that a report lacks; an error where it holds none at all. */
export function problemsOf({ rows, lost }: VdbenchReport, path: string): Diagnostic[] {
  return rows.length === 0 && lost.length === 0
    ? [noResults(path)]
    : lost.map(({ diagnostic }) => diagnostic);
}

/** The error of a file without averages. */
export function noResults(path: string): Diagnostic {
  const message = `${path} holds no averages of vdbench: it was stopped early or the text is cut.`;
  return { severity: "error", code: "no-results", message, file: path, line: null };
}

/**
 * The run of an average row, with its time series if it was asked for.
 *
 * @param asked What the parameter file asks for, where the row does not say it.
 */
export function runOfRow(
  row: AverageRow,
  caseName: string,
  path: string,
  asked: RequestedLoad,
  series: boolean,
): BenchmarkRun {
  return { ...vdbenchRun(row, caseName, path, asked), series: series ? vdbenchSeries(row) : null };
}

/** vdbench calls its files the same in every run: then the folder says which case it is. */
export function caseOf(text: string, path: string): string {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  if (!/^(flatfile|summary|totals|logfile)\.html?$/i.test(file)) return caseOfPath(path);
  return folders.at(-1) || titleOf(text)?.folder || caseOfPath(path);
}

type Notice = Diagnostic & { severity: "warning" | "info" };

/** What is unusual about the figures of an average row. */
export function diagnosticsOfRow(row: AverageRow, file: string, asked: RequestedLoad): Notice[] {
  const diagnostics: Notice[] = [];
  const note = (code: string, message: string) =>
    diagnostics.push({ severity: "info", code, message, file, line: row.line });
  const warn = (code: string, message: string) =>
    diagnostics.push({ severity: "warning", code, message, file, line: row.line });
  // The parameter file states the time of its run definitions, which is not that of a format before them.
  const early = endedEarly(row, row.elapsedSeconds);
  if (early !== null) warn("ended-early", `Run ${row.run} is averaged over ${early}: vdbench ended early.`);
  if (resultsOf(row).iops === null) {
    const { averaged } = row;
    const isEmpty = averaged !== null && averaged.last < averaged.first;
    const why = isEmpty
      ? `it ended before interval ${averaged.first}, the first of its average`
      : "the column is missing or not a figure";
    warn("no-rate", `Run ${row.run} has no I/O rate: ${why}.`);
  }
  const size = valueOf(row, "xfersize") ?? valueOf(row, "Xfersize");
  for (const { of, clause } of shapeOf(row, asked).contradictions) {
    if (of === "reads") {
      warn("options-differ", `Run ${row.run} contradicts itself: ${clause}. The counted I/Os are used.`);
    } else {
      const what = size === null ? clause : `xfersize ${size} is not its block size`;
      note("mixed-sizes", `Run ${row.run} has I/Os of several sizes: ${what}; their mean is used.`);
    }
  }
  // Of the file-system layout only.
  const operations = valueOf(row, "Rate");
  const readsAndWrites = (valueOf(row, "Read_rate") ?? 0) + (valueOf(row, "Write_rate") ?? 0);
  if (operations !== null && Math.abs(readsAndWrites - operations) > operations / 100) {
    const message = `Run ${row.run} requested operations other than reads and writes: only these are in its totals.`;
    note("file-operations", message);
  }
  return diagnostics;
}
