import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { documents } from "./documents";
import { fences, type Fence } from "./markdown";
import { NOT_RUN, RUN } from "./notRun";
import { sampled } from "../volume";
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

/** tutorial.test.ts runs the tutorial's design, and looks at what it writes. */
const isOfTutorial = ({ where, commands }: Block): boolean =>
  where.startsWith("docs/tutorial.md") &&
  commands.every((command) => command.startsWith("npx hci-planner design"));

const RUN_BLOCKS = sampled(
  blocks.filter(({ commands }) => commands.some(isRun)),
  (block) => !isOfTutorial(block),
);

test.each(RUN_BLOCKS)("$where: $commands", ({ commands, prints }) => {
  const { status, stdout, stderr } = spawnSync("sh", ["-e"], {
    cwd: scratch,
    input: commands.filter(isRun).join("\n"),
    encoding: "utf8",
    env: { ...process.env, SCRATCH: scratch, PATH: `${scratch}/stand-ins:${process.env.PATH ?? ""}` },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  if (prints !== null) expect(stdout).toMatch(asStated(prints));
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
