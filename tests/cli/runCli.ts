import { spawnSync } from "node:child_process";
import path from "node:path";
import { DIST } from "../dist";

/** What a run of the command line left. */
export interface CliResult {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the built command line as a user would. */
export function runCli(...args: string[]): CliResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(DIST, "cli.js"), ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { code: status, out: stdout.trimEnd(), err: stderr.trimEnd() };
}
