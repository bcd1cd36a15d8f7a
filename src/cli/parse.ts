import type { ImportResult } from "../importers/importResult";
import { recordingSummary } from "../model/benchmark/recordingSummary";
import type { Command } from "./command";
import { csvLines, ndjsonLines } from "./flatRun";
import { formatDiagnostic } from "./formatDiagnostic";
import { importInputs } from "./importInputs";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { printLines } from "./printLines";
import { UsageError } from "./usageError";

/** How runs are printed: as lines, because those of a large import are never one text. */
interface Format {
  lines(result: ImportResult): Iterable<string>;
  lineEnd: "\n" | "\r\n";
  /** Whether it holds one line per run, and only the errors and warnings of runs. */
  flat: boolean;
}

const FORMATS: Readonly<Record<string, Format>> = {
  json: { lines: jsonLines, lineEnd: "\n", flat: false },
  ndjson: {
    lines: ({ runs, diagnostics }) => ndjsonLines(runs, diagnostics),
    lineEnd: "\n",
    flat: true,
  },
  csv: { lines: ({ runs, diagnostics }) => csvLines(runs, diagnostics), lineEnd: "\r\n", flat: true },
};

const OPTIONS = {
  format: {
    type: "string",
    default: "json",
    value: "FORMAT",
    help: "json: everything; ndjson or csv: one flat line per run",
  },
  series: { type: "boolean", default: false, help: "reads the time series too" },
} as const;

/** `parse INPUT... [--series] [--format json|ndjson|csv]`: reads benchmark results, and recordings of hosts beside them, and prints them. */
export const PARSE: Command = {
  name: "parse",
  takes: "INPUT...",
  purpose: "prints benchmark results as JSON or as one flat line per run",
  notes: ["INPUT is a zip, a folder or a file of results; - is standard input. Loose files are one import."],
  options: OPTIONS,
  examples: ["parse results.zip > runs.json", "parse --format csv folder", "parse - < fio.json"],
  run: parse,
};

async function parse(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parsedArgs(args, OPTIONS);
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
  if (!format) {
    throw new UsageError(`--format "${values.format}" is not known: use ${Object.keys(FORMATS).join(", ")}`);
  }
  const result = await importInputs(positionals, { series: values.series, recordingsAlone: true }, output);
  printLines(format.lines(result), format.lineEnd, output);
  if (format.flat) {
    // Errors are there already. A warning may be that of a file without a run, which no line could hold.
    for (const diagnostic of result.diagnostics) {
      if (diagnostic.severity === "warning") output.error(formatDiagnostic(diagnostic));
    }
  }
  if (result.runs.length === 0 && format.flat)
    output.error(
      `--format ${values.format} lists runs only, but none were found: use json for recording summaries`,
    );
  return 0;
}

/**
 * One JSON document, run by run. A recording has thousands of intervals: it is summed up, and the runs hold what concerns
 * them.
 */
function* jsonLines({ runs, diagnostics, recordings }: ImportResult): Generator<string> {
  yield "{";
  if (runs.length === 0) yield ' "runs": [],';
  else {
    yield ' "runs": [';
    for (const [index, run] of runs.entries()) {
      // No text in JSON holds a line feed.
      const indented = JSON.stringify(run, null, 1).replaceAll("\n", "\n  ");
      yield `  ${indented}${index < runs.length - 1 ? "," : ""}`;
    }
    yield " ],";
  }
  const others = { diagnostics, recordings: recordings.map(recordingSummary) };
  yield JSON.stringify(others, null, 1).slice("{\n".length);
}
