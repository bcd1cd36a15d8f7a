import { textLines } from "../reading/textLines";
import { isFlatfileHeader } from "./flatfile";
import { isSummaryHeader } from "./summary";

/** The reports of vdbench that hold figures, best first. The log has what vdbench printed while it ran. */
export const VDBENCH_REPORTS = ["flatfile", "summary", "totals", "logfile"] as const;

export type VdbenchReportKind = (typeof VDBENCH_REPORTS)[number];

/** The files of an output folder that are read: reports, and the copy of the parameters. */
export type VdbenchFileKind = VdbenchReportKind | "parmfile";

/** A longer title is none of vdbench's: it names one file. */
const MAX_TITLE_CHARACTERS = 4096;

/** The folder and the name in the title of a report; vdbench 5.04 leaves `.html` out in one of them. */
export function titleOf(text: string): { folder: string | null; name: string } | null {
  const open = text.search(/<title>/i);
  if (open < 0) return null;
  const begin = open + "<title>".length;
  const title = text.slice(begin, begin + MAX_TITLE_CHARACTERS);
  const end = title.search(/<\/title>/i);
  const words = /^\s*Vdbench (.*)$/i.exec(title.slice(0, Math.max(0, end)).trimEnd())?.[1];
  if (words === undefined) return null;
  const cut = Math.max(words.lastIndexOf("/"), words.lastIndexOf("\\"));
  const name = words.slice(cut + 1).toLowerCase();
  if (!/^[\w.-]+$/.test(name)) return null;
  return { folder: words.slice(0, Math.max(0, cut)) || null, name: name.replace(/(?!^)\.html$/, "") };
}

/** Which file of an output folder a text, or the beginning of one, is; `null` when it is none that is read. */
export function vdbenchFileKind(text: string): VdbenchFileKind | null {
  return titleOf(text)?.name === "parmfile" ? "parmfile" : vdbenchReportKind(text);
}

/** The first line of the report of one host, workload or storage definition, as `Workload Report for wd=wd1`. */
const PART = /^(?:\w+ ){1,2}report(?:\(s\))? for \w+=/i;

/** Lines of a text among which that first line is. */
const FIRST_LINES = 5;

/**
 * Which report a text, or the beginning of one, is; `null` when it is none that is read. vdbench writes reports
 * of the same look for every host, workload and storage definition: their titles tell them apart, and their first lines
 * before 5.04.02, which has no titles.
 */
export function vdbenchReportKind(text: string): VdbenchReportKind | null {
  const title = titleOf(text)?.name;
  if (title !== undefined) return VDBENCH_REPORTS.find((kind) => kind === title) ?? null;
  const lines = textLines(text);
  if (lines.some(isFlatfileHeader)) return "flatfile";
  if (lines.slice(0, FIRST_LINES).some((line) => PART.test(line))) return null;
  if (/Vdbench summary report, created/.test(text)) return "summary";
  if (!/Starting RD=/.test(text) || !lines.some(isSummaryHeader)) return null;
  if (/^Run totals\s*$/m.test(text)) return "totals";
  return lines.slice(0, FIRST_LINES).some((line) => line.includes("Vdbench distribution: "))
    ? "logfile"
    : "summary";
}
