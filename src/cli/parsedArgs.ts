import { parseArgs } from "node:util";
import type { CommandOptions } from "./command";
import { UsageError } from "./usageError";

/**
 * What follows the name of a command: its options and the rest. Refuses an option with a value that appears twice: only the
 * last value would count, and that of a file would be missing without a word.
 */
export function parsedArgs<const Options extends CommandOptions>(args: readonly string[], options: Options) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options,
    tokens: true,
  });
  const named = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option" || token.value === undefined) continue;
    if (named.has(token.name)) throw new UsageError(`--${token.name} appears twice: use it once`);
    named.add(token.name);
  }
  return { values, positionals };
}
