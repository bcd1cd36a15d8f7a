import type { ClaimedFile } from "../wholeTextImporter";
import { wholeTextImporter } from "../wholeTextImporter";
import type { Importer } from "../importer";
import { VDBENCH_REPORTS, looksLikeVdbench, parseVdbenchText, vdbenchReportKind } from "./parseVdbenchText";

/** vdbench 5: flatfile.html, else summary.html, else totals.html, of every output folder. */
export const vdbench: Importer = {
  ...reader(false),
  parse: (source, options = {}) => reader(options.series === true).parse(source, options),
};

function reader(series: boolean): Importer {
  return wholeTextImporter({
    id: "vdbench",
    label: "vdbench",
    extensions: ["html", "htm", "txt", "log", "out", "md"],
    looksLike: looksLikeVdbench,
    parse: (text, name) => parseVdbenchText(text, name, series),
    select: bestReports,
  });
}

/** The reports of one run repeat each other: of each run only the most exact one is kept. */
function bestReports(claimed: readonly ClaimedFile[]): ClaimedFile[] {
  const rank = ({ head }: ClaimedFile) => VDBENCH_REPORTS.indexOf(vdbenchReportKind(head) ?? "totals");
  // Renamed reports keep the name of the run beside the name of the report.
  const runOf = ({ file }: ClaimedFile) => file.path.replace(/(flatfile|summary|totals)(?=[^/]*$)/i, "");
  return claimed.filter(
    (each) => !claimed.some((other) => runOf(other) === runOf(each) && rank(other) < rank(each)),
  );
}
