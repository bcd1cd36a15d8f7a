import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import type { Importer } from "../importer";
import type { ParseResult } from "../parseResult";
import { wholeTextImporter } from "../wholeTextImporter";
import { elbencho } from "./elbencho";
import { NO_RESULTS } from "./leftOut";
import { REFUSED_OUTPUT } from "./parseElbenchoText";
import { samePhases } from "./samePhases";

const LISTED_FILES = 5;
const whole = wholeTextImporter(elbencho);

/** Files of elbencho. Where results are read, the console text and live statistics of the same run need not be. */
export const elbenchoFiles: Importer = {
  ...whole,
  async parse(source, options) {
    return samePhases(besideResults(await whole.parse(source, options), source.name));
  },
};

/**
 * What is an error in a file alone, and none beside results: `--resfile` and `--livecsv` are mostly used together with
 * `--csvfile`, and files of metadata phases with those of reads and writes. Whose file has the name of no results may be of
 * another run: a warning says so.
 */
function besideResults({ runs, diagnostics }: ParseResult, name: string): ParseResult {
  const folders = new Set(runs.map(({ source }) => folderOf(source.file)));
  const stems = new Set(runs.map(({ source }) => stemOf(source.file)));
  const [ofResults, ofOthers]: [string[], string[]] = [[], []];
  const left: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { code, file } = diagnostic;
    if (code === REFUSED_OUTPUT && folders.has(folderOf(file)))
      (stems.has(stemOf(file)) ? ofResults : ofOthers).push(file);
    else if (runs.length > 0 && NO_RESULTS.includes(code)) left.push({ ...diagnostic, severity: "info" });
    else left.push(diagnostic);
  }
  const note = (severity: Severity, code: string, files: readonly string[], why: string) => {
    if (files.length === 0) return;
    const message = `Console text and live statistics of elbencho are skipped, ${why}: ${listed(files)}.`;
    left.push({ severity, code, message, file: name, line: null });
  };
  note("info", "beside-results", ofResults, "as CSV or JSON of the same name is read");
  note("warning", "without-results", ofOthers, "and no CSV or JSON of the same name has their phases");
  return { runs, diagnostics: left };
}

function listed(files: readonly string[]): string {
  const more = files.length - LISTED_FILES;
  return (
    files.slice(0, LISTED_FILES).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en-US")} more` : "")
  );
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** A path without the extension of its file. */
function stemOf(path: string): string {
  return path.replace(/\.[^./]*$/, "");
}
