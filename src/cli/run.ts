import { DomainError } from "../model/errors";
import { SpecError } from "../workbook/specError";
import { CALL } from "./call";
import { commandHelp, programHelp, type Command } from "./command";
import { DESIGN } from "./design";
import { ESTATE } from "./estate";
import { FUNCTIONS } from "./functions";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { PARSE } from "./parse";
import { REPORT } from "./report";
import { TEMPLATES } from "./templates";
import { UPGRADE } from "./upgrade";
import { UsageError } from "./usageError";
import { VERIFY } from "./verify";

declare const BUILD_VERSION: string;

const COMMANDS: readonly Command[] = [
  PARSE,
  REPORT,
  ESTATE,
  DESIGN,
  TEMPLATES,
  VERIFY,
  UPGRADE,
  CALL,
  FUNCTIONS,
];

const USAGE = programHelp(BUILD_VERSION, COMMANDS);

const BAD_INPUT = 1;
const BAD_USAGE = 2;

/** Runs a command of the command line and answers with its exit code: 0 ok, 1 bad input, a workbook that differs or could not be carried whole, 2 usage, 3 a workbook of which not all is known. */
export async function run(
  [name, ...args]: readonly string[],
  output: Output,
  load: LoadFunctions,
): Promise<number> {
  const command = COMMANDS.find((each) => each.name === name);
  try {
    if (command) {
      if (!asksForHelp(args)) return await command.run(args, output, load);
      output.print(commandHelp(command));
      return 0;
    }
    switch (name) {
      case "help":
      case "--help":
      case "-h":
        output.print(helpFor(args[0]));
        return 0;
      case "--version":
        output.print(BUILD_VERSION);
        return 0;
      case undefined:
        throw new UsageError("name a command");
      default:
        throw new UsageError(`there is no command "${name}"`);
    }
  } catch (error) {
    return failure(error, command, output);
  }
}

/** Behind `--` everything is an input. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}

function helpFor(name: string | undefined): string {
  if (name === undefined) return USAGE;
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new UsageError(`there is no command "${name}"`);
  return commandHelp(command);
}

function failure(error: unknown, command: Command | undefined, output: Output): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError || isArgumentError(error)) {
    output.error(`${message}\n\n${command ? commandHelp(command) : USAGE}`);
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
