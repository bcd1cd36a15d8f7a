import { textLines } from "../reading/textLines";
import { isFlatfileHeader } from "./flatfile";
import { isSummaryHeader } from "./summary";

/** The reports of vdbench that hold figures, best first. */
export const VDBENCH_REPORTS = ["flatfile", "summary", "totals"] as const;

export type VdbenchReportKind = (typeof VDBENCH_REPORTS)[number];

/** The files of an output folder that are read: reports, and the copy of the parameters. */
export type VdbenchFileKind = VdbenchReportKind | "parmfile";

const TITLE = /<title>\s*Vdbench (?:(.*?)[\\/])?([\w.-]+?)(?:\.html)?\s*<\/title>/i;

/** The folder and the name in the title of a report; vdbench 5.04 leaves `.html` out in one of them. */
export function titleOf(text: string): { folder: string | null; name: string } | null {
  const match = TITLE.exec(text);
  return match ? { folder: match[1] || null, name: match[2]?.toLowerCase() ?? "" } : null;
}

/** Which file of an output folder a text, or the beginning of one, is; `null` when it is none that is read. */
export function vdbenchFileKind(text: string): VdbenchFileKind | null {
  return titleOf(text)?.name === "parmfile" ? "parmfile" : vdbenchReportKind(text);
}

/**
 * Which report a text, or the beginning of one, is; `null` when it is none that is read. vdbench writes reports
 * of the same look for every host, workload and storage definition: their titles tell them apart.
 */
export function vdbenchReportKind(text: string): VdbenchReportKind | null {
  const title = titleOf(text)?.name;
  if (title !== undefined) return VDBENCH_REPORTS.find((kind) => kind === title) ?? null;
  const lines = textLines(text);
  if (lines.some(isFlatfileHeader)) return "flatfile";
  if (/Vdbench summary report, created/.test(text)) return "summary";
  if (!/Starting RD=/.test(text) || !lines.some(isSummaryHeader)) return null;
  return /^Run totals\s*$/m.test(text) ? "totals" : "summary";
}
