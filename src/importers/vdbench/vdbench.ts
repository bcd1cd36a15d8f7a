import type { ClaimedFile, TextFormat } from "../textFormat";
import { VDBENCH_REPORTS, looksLikeVdbench, parseVdbenchText, vdbenchReportKind } from "./parseVdbenchText";

/** vdbench 5: flatfile.html, else summary.html, else totals.html, of every output folder. */
export const vdbench: TextFormat = {
  id: "vdbench",
  label: "vdbench",
  looksLike: looksLikeVdbench,
  parse: parseVdbenchText,
  extensions: ["html", "htm", "txt", "log", "out", "md"],
  select: bestReports,
};

/** The reports of one run repeat each other: of each run only the most exact one is kept. */
function bestReports<File extends ClaimedFile>(claimed: readonly File[]): File[] {
  const rank = ({ head }: ClaimedFile) => VDBENCH_REPORTS.indexOf(vdbenchReportKind(head) ?? "totals");
  // Renamed reports keep the name of the run beside the name of the report.
  const runOf = ({ path }: ClaimedFile) => path.replace(/(flatfile|summary|totals)(?=[^/]*$)/i, "");
  return claimed.filter(
    (each) => !claimed.some((other) => runOf(other) === runOf(each) && rank(other) < rank(each)),
  );
}
