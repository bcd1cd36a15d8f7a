import { parseArgs } from "node:util";
import type { ImportResult } from "../importers/importResult";
import { recordingSummary } from "../model/benchmark/recordingSummary";
import type { Command } from "./command";
import { toCsv, toNdjson } from "./flatRun";
import { formatDiagnostic } from "./formatDiagnostic";
import { importInputs } from "./importInputs";
import type { Output } from "./output";
import { UsageError } from "./usageError";

/** How runs are printed. The flat formats hold one line per run, and only the errors and warnings of runs. */
const FORMATS: Readonly<Record<string, (result: ImportResult) => string>> = {
  json: toJson,
  ndjson: ({ runs, diagnostics }) => toNdjson(runs, diagnostics),
  csv: ({ runs, diagnostics }) => toCsv(runs, diagnostics),
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
  examples: [
    "parse results.zip > runs.json",
    "parse --format csv folder",
    "ssh host cat fio.json | hci-planner parse -",
  ],
  run: parse,
};

async function parse(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
  if (!format) {
    throw new UsageError(
      `--format "${values.format}" is not known: write ${Object.keys(FORMATS).join(", ")}`,
    );
  }
  const result = await importInputs(positionals, { series: values.series, recordingsAlone: true }, output);
  output.print(format(result));
  if (format !== toJson) {
    // Errors are there already. A warning may be that of a file without a run, which no line could hold.
    for (const diagnostic of result.diagnostics) {
      if (diagnostic.severity === "warning") output.error(formatDiagnostic(diagnostic));
    }
  }
  if (result.runs.length === 0 && format !== toJson)
    output.error(
      `--format ${values.format} holds runs only, and there are none: json sums the recordings up`,
    );
  return 0;
}

/** A recording has thousands of intervals: it is summed up, and the runs hold what concerns them. */
function toJson({ runs, diagnostics, recordings }: ImportResult): string {
  return JSON.stringify({ runs, diagnostics, recordings: recordings.map(recordingSummary) }, null, 1);
}
