import { parseArgs } from "node:util";
import type { ParseResult } from "../importers/importer";
import { toCsv, toNdjson } from "./flatRun";
import { importInputs } from "./importInputs";
import type { Output } from "./output";
import { UsageError } from "./usageError";

/** How runs are printed. The flat formats hold one line a run; diagnostics go to standard error there. */
const FORMATS: Readonly<Record<string, (result: ParseResult) => string>> = {
  json: (result) => JSON.stringify(result, null, 1),
  ndjson: ({ runs }) => toNdjson(runs),
  csv: ({ runs }) => toCsv(runs),
};

/** `parse INPUT... [--series] [--format json|ndjson|csv]`: reads benchmark results and prints them. */
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
  const result = await importInputs(positionals, { series: values.series }, output);
  output.print(format(result));
  return 0;
}
