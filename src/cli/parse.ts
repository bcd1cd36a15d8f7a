import { parseArgs } from "node:util";
import { importInputs } from "./importInputs";
import type { Output } from "./output";
import { UsageError } from "./usageError";

/** `parse INPUT... [--series]`: reads benchmark results and prints them as JSON. */
export async function parse(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { series: { type: "boolean", default: false }, format: { type: "string", default: "json" } },
  });
  if (values.format !== "json") throw new UsageError(`--format ${values.format} is not known: write json`);
  const result = await importInputs(positionals, { series: values.series }, output);
  output.print(JSON.stringify(result, null, 1));
  return 0;
}
