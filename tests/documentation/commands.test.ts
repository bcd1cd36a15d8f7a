import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { documents } from "./documents";
import { fences, type Fence } from "./markdown";
import { NOT_RUN, RUN } from "./notRun";
import { TRIES_ALL } from "../volume";
import { scratchCheckout } from "./scratchCheckout";

/** All that the commands read. */
const FOLDERS = ["package.json", "samples"];

/** Stands in for npx, which would build the checkout first; tests/release/run.ts shows what npx itself does. */
const NPX = `#!/bin/sh
[ "$1" = hci-planner ] || { echo "npx $1 is not in the documents' reach" >&2; exit 2; }
shift
exec node "$SCRATCH/dist/cli.js" "$@"
`;

/** A block of commands, with what it prints where the document says so. */
interface Block {
  where: string;
  commands: string[];
  prints: string | null;
}

/** CONTRIBUTING's blocks build on each other: tests/contributing follows them. */
const read = documents.filter(({ name }) => name !== "CONTRIBUTING.md");

const blocks: Block[] = read.flatMap(({ name, text }) => {
  const all = fences(text);
  return all.flatMap((fence, i) => {
    if (fence.language !== "sh") return [];
    const commands = fence.text
      .replace(/\\\n/g, " ")
      .split("\n")
      .filter((line) => line.trim() !== "" && !line.startsWith("#"));
    return [{ where: `${name}:${fence.line}`, commands, prints: printedBy(fence, all[i + 1]) }];
  });
});

/** A block of text right below commands is what they print. */
function printedBy(fence: Fence, next: Fence | undefined): string | null {
  const end = fence.line + fence.text.split("\n").length;
  return next?.language === "text" && next.file === "" && next.line - end <= 2 ? next.text : null;
}

const isRun = (command: string): boolean => RUN.some((program) => command.startsWith(program));

/** Printed lines as stated: a line `...` stands for any lines, `...` in a line for any words. */
function asStated(stated: string): RegExp {
  const words = (line: string) =>
    line
      .split("...")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*");
  const lines = stated.trimEnd().split("\n");
  return new RegExp(`^${lines.map((line) => (line === "..." ? "[^]*?" : `${words(line)}\\n`)).join("")}$`);
}

let scratch = "";

beforeAll(() => {
  scratch = scratchCheckout(FOLDERS);
  fs.mkdirSync(path.join(scratch, "stand-ins"));
  fs.writeFileSync(path.join(scratch, "stand-ins/npx"), NPX, { mode: 0o755 });
});

afterAll(() => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

/** Commands that take seconds; the suites of tests/cli run each in another way. */
const SLOW = /^npx hci-planner (design|upgrade|verify|templates --with|report .* --compare) /;

const isSampled = (command: string): boolean => TRIES_ALL || !SLOW.test(command);

function runInShell(commands: readonly string[]) {
  return spawnSync("sh", ["-e"], {
    cwd: scratch,
    input: commands.join("\n"),
    encoding: "utf8",
    env: { ...process.env, SCRATCH: scratch, PATH: `${scratch}/stand-ins:${process.env.PATH ?? ""}` },
  });
}

const RUN_BLOCKS = blocks
  .map((block) => ({ ...block, commands: block.commands.filter(isRun) }))
  .filter(({ commands }) => commands.some(isSampled));

test.each(RUN_BLOCKS)("$where: $commands", ({ commands, prints }) => {
  const { status, stdout, stderr } = runInShell(commands.filter(isSampled));
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  if (prints !== null && commands.every(isSampled)) expect(stdout).toMatch(asStated(prints));
});

test("slow commands that read files have options that exist", () => {
  const slow = blocks.flatMap(({ commands }) => commands.filter((command) => SLOW.test(command)));
  const reading = slow.filter((command) => !command.includes(" templates "));
  expect(reading.length).toBeGreaterThan(4);
  // Without its files a command ends with 1, and with 2 where it does not know an option.
  const failed = reading.map((command) => runInShell([command.replaceAll(/\b(samples|out)\//g, "none/")]));
  expect(failed.filter(({ status }) => status !== 1).map(({ stderr }) => stderr)).toEqual([]);
});

test("every command is run, or is in the list of those that are not", () => {
  const written = blocks.flatMap(({ where, commands }) => commands.map((command) => ({ where, command })));
  expect(written.filter(({ command }) => !isRun(command) && !(command in NOT_RUN))).toEqual([]);
  const names = written.map(({ command }) => command);
  expect(Object.keys(NOT_RUN).filter((command) => !names.includes(command))).toEqual([]);
});

test.each([
  ["28\n", "28\n", true],
  ["28\n", "28.1\n", false],
  ["a\n...\nz\n", "a\nb\nc\nz\n", true],
  ["a\n...\nz\n", "a\nb\n", false],
  ["a ... z\n", "a (b) z\n", true],
])("stated %j, printed %j: %s", (stated, printed, same) => {
  expect(asStated(stated).test(printed)).toBe(same);
});
