import type { Importer } from "../importer";
import type { ParseResult } from "../parseResult";
import { wholeTextImporter } from "../wholeTextImporter";
import { elbencho } from "./elbencho";
import { NO_RESULTS } from "./leftOut";
import { REFUSED_OUTPUT } from "./parseElbenchoText";
import { samePhases } from "./samePhases";

const LISTED_FILES = 5;
const whole = wholeTextImporter(elbencho);

/** Files of elbencho. Where the results of a folder are read, its console text and live statistics need not be. */
export const elbenchoFiles: Importer = {
  ...whole,
  async parse(source, options) {
    return samePhases(besideResults(await whole.parse(source, options), source.name));
  },
};

/**
 * What is an error in a file alone, and none beside results: `--resfile` and `--livecsv` are mostly used together with
 * `--csvfile`, and files of metadata phases with those of reads and writes.
 */
function besideResults({ runs, diagnostics }: ParseResult, name: string): ParseResult {
  const withResults = new Set(runs.map(({ source }) => folderOf(source.file)));
  const isBeside = ({ code, file }: ParseResult["diagnostics"][number]) =>
    code === REFUSED_OUTPUT && withResults.has(folderOf(file));
  const beside = diagnostics.filter(isBeside).map(({ file }) => file);
  const others = diagnostics
    .filter((diagnostic) => !isBeside(diagnostic))
    .map((diagnostic) =>
      runs.length > 0 && NO_RESULTS.includes(diagnostic.code)
        ? { ...diagnostic, severity: "info" as const }
        : diagnostic,
    );
  if (beside.length === 0) return { runs, diagnostics: others };
  const listed = beside.slice(0, LISTED_FILES).join(", ");
  const more =
    beside.length > LISTED_FILES ? ` and ${(beside.length - LISTED_FILES).toLocaleString("en-US")} more` : "";
  const message = `Console text and live statistics of elbencho are skipped, as CSV or JSON in their folder is read: ${listed}${more}.`;
  return {
    runs,
    diagnostics: [...others, { severity: "info", code: "beside-results", message, file: name, line: null }],
  };
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
