import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { caseOfPath } from "../caseOfPath";
import { textLines } from "../reading/textLines";
import type { ParseResult } from "../parseResult";
import type { AverageRow } from "./averageRow";
import { isFlatfileHeader, readFlatfile } from "./flatfile";
import { isSummaryHeader, readSummary } from "./summary";
import { blockSizeOf, valueOf, vdbenchRun } from "./vdbenchRun";
import { vdbenchSeries } from "./vdbenchSeries";

/** The reports of vdbench that are read, best first. */
export const VDBENCH_REPORTS = ["flatfile", "summary", "totals"] as const;

export type VdbenchReportKind = (typeof VDBENCH_REPORTS)[number];

const TITLE = /<title>\s*Vdbench (?:(.*?)[\\/])?([\w.-]+?)\.html\s*<\/title>/i;

/**
 * Which report a text, or the beginning of one, is; `null` when it is none that is read. vdbench writes reports
 * of the same look for every host, workload and storage definition: their titles tell them apart.
 */
export function vdbenchReportKind(text: string): VdbenchReportKind | null {
  const title = TITLE.exec(text)?.[2]?.toLowerCase();
  if (title !== undefined) return VDBENCH_REPORTS.find((kind) => kind === title) ?? null;
  const lines = textLines(text);
  if (lines.some(isFlatfileHeader)) return "flatfile";
  if (/Vdbench summary report, created/.test(text)) return "summary";
  if (!/Starting RD=/.test(text) || !lines.some(isSummaryHeader)) return null;
  return /^Run totals\s*$/m.test(text) ? "totals" : "summary";
}

/** Whether a text, or the beginning of one, is a report of vdbench that is read. */
export function looksLikeVdbench(text: string): boolean {
  return vdbenchReportKind(text) !== null;
}

/**
 * Reads flatfile.html, summary.html or totals.html of vdbench, or their pasted text: one run an average row.
 *
 * @param name What the text is called: the file of diagnostics and the case, unless it is vdbench's own file name.
 * @param series Whether the intervals are read too.
 */
export function parseVdbenchText(text: string, name: string, series = false): ParseResult {
  const lines = textLines(text);
  const read = vdbenchReportKind(text) === "flatfile" ? readFlatfile : readSummary;
  const { rows, diagnostics } = read(lines, name, series);
  const notes = rows.flatMap((row) => remarks(row, name));
  if (rows.length === 0 && diagnostics.length === 0) {
    const message = `${name} holds no averages of vdbench: it was stopped early or the text is cut.`;
    diagnostics.push({ severity: "error", code: "no-results", message, file: name, line: null });
  }
  const caseName = caseOf(text, name);
  return {
    runs: rows.map((row) => ({
      ...vdbenchRun(row, caseName, name),
      series: series ? vdbenchSeries(row) : null,
    })),
    diagnostics: [...diagnostics, ...notes],
  };
}

/** vdbench calls its files the same in every run: then the folder says which case it is. */
function caseOf(text: string, path: string): string {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  if (!/^(flatfile|summary|totals)\.html?$/i.test(file)) return caseOfPath(path);
  return folders.at(-1) || TITLE.exec(text)?.[1] || caseOfPath(path);
}

function remarks(row: AverageRow, file: string): Diagnostic[] {
  const said: Diagnostic[] = [];
  const note = (code: string, message: string) =>
    said.push({ severity: "info", code, message, file, line: row.line });
  const size = valueOf(row, "xfersize") ?? valueOf(row, "Xfersize");
  if (size !== null && size > 0 && blockSizeOf(row) === null) {
    const message = `Run ${row.run} has I/Os of several sizes: xfersize ${size} is not its block size.`;
    note("mixed-sizes", message);
  }
  // Of the file-system layout only.
  const operations = valueOf(row, "Rate");
  const readsAndWrites = (valueOf(row, "Read_rate") ?? 0) + (valueOf(row, "Write_rate") ?? 0);
  if (operations !== null && Math.abs(readsAndWrites - operations) > operations / 100) {
    const message = `Run ${row.run} asked for other operations than reads and writes: only these are in its totals.`;
    note("file-operations", message);
  }
  return said;
}
