import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";

/** An option as `util.parseArgs` takes it, and what its help says. */
export interface CommandOption {
  type: "string" | "boolean";
  short?: string;
  default?: string | boolean;
  /** What stands for its value in the help: `FILE`. */
  value?: string;
  help: string;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** A command of the command line: what its help says, and what it does. */
export interface Command {
  name: string;
  /** What follows the name: `INPUT...`. */
  takes: string;
  /** One line for the list of commands. */
  purpose: string;
  /** Further paragraphs of its help. */
  notes: readonly string[];
  options: CommandOptions;
  examples: readonly string[];
  /** Runs it, with the custom functions that it may load, and answers with the exit code. */
  run(args: string[], output: Output, load: LoadFunctions): number | Promise<number>;
}

const PROGRAM = "hci-planner";

const EXIT_CODES =
  "Exit codes: 0 done; 1 failed, or something differs or is not carried over; 2 wrong use; 3 something is not known (verify).";

/** What `COMMAND --help` prints. */
export function commandHelp({ name, takes, purpose, notes, options, examples }: Command): string {
  const rows = [...Object.entries(options), ["help", HELP] as const];
  const names = rows.map(([id, option]) => optionName(id, option));
  const width = Math.max(...names.map((each) => each.length));
  const lines = rows.map(([, option], i) => `  ${(names[i] ?? "").padEnd(width)}  ${optionHelp(option)}`);
  return [
    `${PROGRAM} ${[name, takes, "[OPTION...]"].filter(Boolean).join(" ")}`,
    purpose,
    ...notes.map(wrapped),
    ["Options:", ...lines].join("\n"),
    ["Examples:", ...examples.map((example) => `  ${PROGRAM} ${example}`)].join("\n"),
  ].join("\n\n");
}

/** What `help` prints, and what follows a mistake in the command line. */
export function programHelp(version: string, commands: readonly Command[]): string {
  const names = commands.map(({ name, takes }) => `${name} ${takes}`.trimEnd());
  const width = Math.max(...names.map((each) => each.length));
  const lines = commands.map(
    ({ purpose }, i) => `  ${PROGRAM} ${(names[i] ?? "").padEnd(width)}  ${purpose}`,
  );
  return [
    `HCI Planner ${version}`,
    lines.join("\n"),
    `INPUT is a zip, a folder or a file of results; - is standard input.\n${PROGRAM} COMMAND --help lists the options of a command.\n${EXIT_CODES}`,
  ].join("\n\n");
}

const MAX_COLUMNS = 100;

/** A text in lines that fit a terminal. */
function wrapped(text: string): string {
  let line = "";
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > MAX_COLUMNS) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

const HELP: CommandOption = { type: "boolean", help: "shows this text" };

function optionName(id: string, { short, value }: CommandOption): string {
  const names = short === undefined ? `    --${id}` : `-${short}, --${id}`;
  return value === undefined ? names : `${names} ${value}`;
}

function optionHelp({ help, default: preset }: CommandOption): string {
  return typeof preset === "string" ? `${help} (default: ${preset})` : help;
}
