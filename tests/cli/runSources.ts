import { printable } from "../../src/cli/printable";
import type * as FunctionsLoader from "../../src/cli/loadFunctions";
import type * as CommandLine from "../../src/cli/run";
import { DIST } from "../dist";
import type { CliResult } from "./runCli";

// The command line finds the functions beside itself, where the sources have none: it is handed those of the build.
const { loadFunctions } = jest.requireActual<typeof FunctionsLoader>("../../src/cli/loadFunctions");
let functions: ReturnType<typeof loadFunctions> | undefined;
jest.doMock("../../src/cli/loadFunctions", () => ({
  loadFunctions: () => (functions ??= loadFunctions(DIST)),
}));
Object.assign(globalThis, { BUILD_VERSION: "test" });

/**
 * Runs the command line in this process: a run of `runCli` takes a second to start and to become fast. For what a command
 * does; that the build does it too, and how a process ends, is for `runCli`.
 */
export async function runSources(...args: string[]): Promise<CliResult> {
  const { run } = jest.requireActual<typeof CommandLine>("../../src/cli/run");
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, {
    print: (text) => void out.push(`${text}\n`),
    error: (text) => void err.push(`${printable(text)}\n`),
    progress: () => undefined,
  });
  return { code, out: out.join("").trimEnd(), err: err.join("").trimEnd() };
}
