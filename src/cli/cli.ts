import { DomainError } from "../model/errors";
import { SpecError } from "../workbook/specError";
import { call } from "./call";
import { functions } from "./functions";
import { loadFunctions } from "./loadFunctions";
import { standardOutput, type Output } from "./output";
import { parse } from "./parse";
import { report } from "./report";
import { templates } from "./templates";
import { UsageError } from "./usageError";

declare const BUILD_VERSION: string;

const USAGE = `HCI Planner ${BUILD_VERSION}

  hci-planner parse INPUT... [--series]             benchmark results as JSON,
                    [--format json|ndjson|csv]      or one flat line a run
  hci-planner report INPUT... [-o report.xlsx]      benchmark results as an analysed workbook
                     [--compare]                    the inputs against the first of them
                     [--cluster FILE.json]          what the files cannot know, or as options: --raid --hosts
                                                    --ghz-per-host --cores-per-host --idle-ghz --nic-gbit
                                                    --iops-limit --ram-gib --usable-tib --storage-share
  hci-planner templates [ID...] [-o templates]      the planning templates as workbooks
  hci-planner call NAME [ARG...] [--json]           a custom function, called as a cell would
  hci-planner functions [--json]                    the custom functions with signature and example

INPUT is a zip, a folder or text files.`;

const BAD_INPUT = 1;
const BAD_USAGE = 2;

/** Runs a command of the command line and answers with its exit code: 0 ok, 1 bad input, 2 usage. */
async function run([command, ...args]: readonly string[], output: Output): Promise<number> {
  try {
    switch (command) {
      case "parse":
        return await parse(args, output);
      case "report":
        return await report(args, loadFunctions(__dirname), output);
      case "templates":
        return await templates(args, loadFunctions(__dirname), output);
      case "call":
        return call(args, loadFunctions(__dirname), output);
      case "functions":
        return functions(args, loadFunctions(__dirname), output);
      case "help":
      case "--help":
        output.print(USAGE);
        return 0;
      case "--version":
        output.print(BUILD_VERSION);
        return 0;
      case undefined:
        throw new UsageError("name a command");
      default:
        throw new UsageError(`there is no command "${command}"`);
    }
  } catch (error) {
    return failure(error, output);
  }
}

function failure(error: unknown, output: Output): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError || isArgumentError(error)) {
    output.error(`${message}\n\n${USAGE}`);
    return BAD_USAGE;
  }
  output.error(message);
  if (!(error instanceof DomainError) && !(error instanceof SpecError) && process.env.DEBUG) {
    output.error(error instanceof Error ? (error.stack ?? "") : "");
  }
  return BAD_INPUT;
}

/** `util.parseArgs` refuses unknown options with such codes. */
function isArgumentError(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");
}

// `hci-planner functions | head` closes the pipe early: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

void run(process.argv.slice(2), standardOutput).then((code) => {
  process.exitCode = code;
});
