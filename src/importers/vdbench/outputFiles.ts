import type { SourceFile } from "../../archive/source";
import { groupBy } from "../../model/groupBy";

const KINDS = /flatfile|summary|totals|logfile|parmfile/g;

/** What a browser appends to the name of a file that it downloads again. */
const COPY_NUMBER = /\(\d+\)$/;

/**
 * The files of one output each. Renamed reports have the name of the run next to the name of the report, before or after
 * it, and downloaded ones the number of a browser.
 */
export function outputFiles(files: readonly SourceFile[]): SourceFile[][] {
  return [...groupBy(files, ({ path }) => outputKey(path)).values()];
}

/** The number that a browser appended to the name of a file, as `(1)`; empty where it has none. */
export function copyNumber(path: string): string {
  return COPY_NUMBER.exec(splitPath(path).stem)?.[0] ?? "";
}

/** What the names of the files of one output have in common. */
function outputKey(path: string): string {
  const { folder, stem, ending } = splitPath(path);
  const run = stem
    .replace(COPY_NUMBER, "")
    .toLowerCase()
    .replace(KINDS, " ")
    .replace(/[\s._-]+/g, " ")
    .trim();
  return `${folder}${run}${ending.toLowerCase().replace(/^\.htm$/, ".html")}`;
}

function splitPath(path: string): { folder: string; stem: string; ending: string } {
  const begin = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  const end = dot > begin ? dot : path.length;
  return { folder: path.slice(0, begin), stem: path.slice(begin, end), ending: path.slice(end) };
}
