import { parseArgs } from "node:util";
import { signatureOf } from "../functionHelp";
import type { Command } from "./command";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";

const OPTIONS = {
  json: { type: "boolean", default: false, help: "prints all details as JSON" },
} as const;

/** `functions [--json]`: lists the custom functions with signature and an example. */
export const FUNCTIONS: Command = {
  name: "functions",
  takes: "",
  purpose: "lists the custom functions with signature and example",
  notes: [],
  options: OPTIONS,
  examples: ["functions", "functions --json"],
  run: functions,
};

function functions(args: string[], output: Output, load: LoadFunctions): number {
  const { help } = load();
  const { values } = parseArgs({ args, options: OPTIONS });
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
