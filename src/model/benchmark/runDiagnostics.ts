import type { BenchmarkRun } from "./benchmarkRun";
import type { Diagnostic } from "./diagnostic";

/** The end of the name of HCIBench's result text, beside the folder of its case. */
const RESULT_TEXT = /-res\.txt$/i;

/**
 * The diagnostics of each run. One with a line belongs to the run that its file holds there, one without a line to all
 * runs of its file. What a file in the folder of an HCIBench case says belongs to all runs of the case.
 *
 * @returns For each run its diagnostics, in their order; those of no run are in none.
 */
export function diagnosticsOfRuns(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
): Diagnostic[][] {
  const files = new Map<string, RunsOfFile>();
  const folders = new Map<string, number[]>();
  runs.forEach(({ source: { file, line } }, index) => {
    const found = files.get(file) ?? { all: [], byLine: new Map<number, number[]>(), lines: [] };
    files.set(file, found);
    found.all.push(index);
    push(found.byLine, line ?? 0, index);
    push(folders, file.replace(RESULT_TEXT, ""), index);
  });
  for (const found of files.values()) found.lines = [...found.byLine.keys()].sort((a, b) => a - b);
  const ofRuns = runs.map((): Diagnostic[] => []);
  for (const diagnostic of diagnostics) {
    for (const index of owners(diagnostic, files, folders)) ofRuns[index]?.push(diagnostic);
  }
  return ofRuns;
}

/** The runs of a file by their places among all runs. */
interface RunsOfFile {
  all: number[];
  /** By the line in which they begin, 0 where that is not known. */
  byLine: Map<number, number[]>;
  /** These lines, ascending. */
  lines: number[];
}

function owners(
  { file, line }: Diagnostic,
  files: ReadonlyMap<string, RunsOfFile>,
  folders: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const found = files.get(file);
  if (found) return line === null ? found.all : (found.byLine.get(lineAtOrBefore(found.lines, line)) ?? []);
  for (let end = file.length; end > 0; end = file.lastIndexOf("/", end - 1)) {
    const inFolder = folders.get(file.slice(0, end));
    if (inFolder) return inFolder;
  }
  return [];
}

/** The last of ascending lines that is not behind a line; the first where all are. */
function lineAtOrBefore(lines: readonly number[], line: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return lines[low] ?? 0;
}

function push<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
