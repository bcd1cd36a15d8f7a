import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../documentation/documents";
import { fences, type Fence } from "../documentation/markdown";
import { scratchCheckout } from "../documentation/scratchCheckout";
import { applyChange } from "./applyChange";

/** What may go wrong while a section is followed: the line of CONTRIBUTING.md, and why. */
class StepError extends Error {}

/**
 * Follows every section of CONTRIBUTING.md that has files or changes in it.
 *
 * @param words Sections to follow are those whose heading holds one of these; none means all.
 * @returns The exit code: 0, or 1 where a section does not work.
 */
export function followSections(words: readonly string[], say: (line: string) => void): number {
  const text = fs.readFileSync(path.join(ROOT, "CONTRIBUTING.md"), "utf8");
  let failures = 0;
  for (const { heading, steps } of sectionsOf(text)) {
    if (words.length > 0 && !words.some((word) => heading.includes(word))) continue;
    const started = Date.now();
    const scratch = scratchCheckout();
    try {
      for (const step of steps) follow(step, scratch);
      say(`ok ${heading} (${Math.round((Date.now() - started) / 1000)} s)`);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      failures += 1;
      say(`not ok ${heading}\n${error.message}`);
    } finally {
      fs.rmSync(scratch, { recursive: true, force: true });
    }
  }
  return failures === 0 ? 0 : 1;
}

/** Headings with the blocks below them, where one of these names a file. */
function sectionsOf(text: string): { heading: string; steps: Fence[] }[] {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => ({
    heading: String(match[1]),
    line: text.slice(0, match.index).split("\n").length,
  }));
  const all = fences(text);
  return headings
    .map(({ heading, line }, i) => {
      const end = headings[i + 1]?.line ?? Infinity;
      return { heading, steps: all.filter((fence) => fence.line > line && fence.line < end) };
    })
    .filter(({ steps }) => steps.some(({ file }) => file !== ""));
}

function follow(step: Fence, scratch: string): void {
  const fail = (why: string): never => {
    throw new StepError(`CONTRIBUTING.md:${step.line}: ${why}`);
  };
  const target = path.join(scratch, step.file);
  if (step.language === "sh") {
    for (const command of step.text.trim().split("\n")) {
      const problem = run(command, scratch);
      if (problem !== undefined) fail(`${command}\n${problem}`);
    }
  } else if (step.file === "") fail("the block names no file");
  else if (step.language === "diff") {
    const changed = applyChange(fs.readFileSync(target, "utf8"), step.text);
    if (typeof changed === "string") fs.writeFileSync(target, changed);
    else fail(`${step.file} has no place for ${JSON.stringify(changed.lost)}`);
  } else {
    if (fs.existsSync(target)) fail(`${step.file} is there already`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, step.text);
  }
}

/** Lines of a failed command's output that are worth showing. */
const SHOWN_LINES = 60;

/** Runs a command in the copy; what it printed where it failed. */
function run(command: string, scratch: string): string | undefined {
  if (/\bnpm (ci|install|i|publish)\b/.test(command))
    return "would change the installed packages, which are a link";
  // The commands are typed at a desk: in CI, goldens are not written.
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", command], {
    cwd: scratch,
    env: { ...process.env, CI: "" },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? undefined : `${stdout}\n${stderr}`.trim().split("\n").slice(-SHOWN_LINES).join("\n");
}
