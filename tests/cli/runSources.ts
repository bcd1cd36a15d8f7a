import { loadFunctions, type ShippedFunctions } from "../../src/cli/loadFunctions";
import { printable } from "../../src/cli/printable";
import { run } from "../../src/cli/run";
import { DIST } from "../dist";
import type { CliResult } from "./runCli";

let functions: ShippedFunctions | undefined;

/**
 * Runs the command line in this process: a run of `runCli` takes a second to start and to become fast. For what a command
 * does; that the build does it too, and how a process ends, is for `runCli`. The functions are those of the build.
 */
export async function runSources(...args: string[]): Promise<CliResult> {
  const [out, err]: [string[], string[]] = [[], []];
  const output = {
    print: (text: string) => void out.push(`${text}\n`),
    error: (text: string) => void err.push(`${printable(text)}\n`),
    progress: () => undefined,
  };
  const code = await run(args, output, () => (functions ??= loadFunctions(DIST)));
  return { code, out: out.join("").trimEnd(), err: err.join("").trimEnd() };
}
