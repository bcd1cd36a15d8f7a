import { parseArgs } from "node:util";
import { signatureOf } from "../functionHelp";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";

/** `functions [--json]`: lists the custom functions with signature and an example. */
export function functions(args: string[], { help }: ShippedFunctions, output: Output): number {
  const { values } = parseArgs({ args, options: { json: { type: "boolean", default: false } } });
  if (values.json) {
    output.print(
      JSON.stringify(
        help.map((entry) => ({ ...entry, signature: signatureOf(entry) })),
        null,
        1,
      ),
    );
    return 0;
  }
  for (const entry of help) {
    const [example] = entry.examples;
    output.print(signatureOf(entry));
    output.print(`  ${entry.description}`);
    if (example) output.print(`  ${example.formula}  →  ${example.result}`);
  }
  return 0;
}
