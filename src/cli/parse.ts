import { parseArgs } from "node:util";
import type { ImportResult } from "../importers/importResult";
import { recordingSummary } from "../model/benchmark/recordingSummary";
import { toCsv, toNdjson } from "./flatRun";
import { importInputs } from "./importInputs";
import type { Output } from "./output";
import { UsageError } from "./usageError";

/** How runs are printed. The flat formats hold one line a run; diagnostics go to standard error there. */
const FORMATS: Readonly<Record<string, (result: ImportResult) => string>> = {
  json: toJson,
  ndjson: ({ runs }) => toNdjson(runs),
  csv: ({ runs }) => toCsv(runs),
};

/** `parse INPUT... [--series] [--format json|ndjson|csv]`: reads benchmark results, and recordings of hosts beside them, and prints them. */
export async function parse(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { series: { type: "boolean", default: false }, format: { type: "string", default: "json" } },
  });
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
  if (!format) {
    throw new UsageError(
      `--format "${values.format}" is not known: write ${Object.keys(FORMATS).join(", ")}`,
    );
  }
  const result = await importInputs(positionals, { series: values.series, recordingsAlone: true }, output);
  output.print(format(result));
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
