import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";

/**
 * A results file with one specification and just these columns, which are found by name, wherever they are. The name of
 * the specification is on line 7, the header on line 12 and the first row on line 13.
 */
export function results(
  header: string,
  rows: string[],
  specs: [string, string][] = [["4k", "4096,100,70,100,0,1,0,0"]],
): string {
  const block = specs.flatMap(([name, line]) => [
    "'Access specification name,default assignment",
    `${name},0`,
    "'size,% of size,% reads,% random,delay,burst,align,reply",
    line,
  ]);
  return [
    ...["'Test Type,Test Description", "0,A description, with a comma", "'Version", "2008.06.18"],
    ...["'Access specifications", ...block, "'End access specifications"],
    ...["'Results", `'Target Type,Target Name,Access Specification Name,${header}`, ...rows],
    "'Time Stamp",
  ].join("\n");
}

/** Columns of the file below, and its only row. */
export const COLUMNS = "# Managers,# Workers,# Disks,IOps";
export const ALL = "ALL,All,4k,1,1,1,7";
/** A file in order: 14 lines, the last without its end. */
export const whole = results(COLUMNS, [ALL]);
const lines = whole.split("\n");

/** Severity, code, line and message of all diagnostics. */
export const diagnosticsOf = (text: string): string[] =>
  parseIometerText(text, "tests/a.b.csv").diagnostics.map(({ severity, code, file, line, message }) => {
    expect(file).toBe("tests/a.b.csv");
    return `${severity} ${code} ${line}: ${message}`;
  });
/** The runs of a text. */
export const runsOf = (text: string): BenchmarkRun[] => parseIometerText(text, "tests/a.b.csv").runs;
/** The text with this line (from 1) replaced by others. */
export const withLine = (number: number, ...others: string[]): string =>
  [...lines.slice(0, number - 1), ...others, ...lines.slice(number)].join("\n");
