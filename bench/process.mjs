import { spawnSync } from "node:child_process";
import path from "node:path";

/** Runs a script in its own process and says how much memory it took. */
const WRAPPER = `process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS + "\\n"));
require(process.argv[1]);`;

/** Seconds, Node's start included, and peak memory (MB) of a script that prints to nowhere. */
export function runScript(script, ...args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ["-e", WRAPPER, "--", path.resolve(script), ...args],
    {
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      maxBuffer: 2 ** 30,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return {
    seconds: (performance.now() - start) / 1000,
    peakMb: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1000,
  };
}

/** Seconds and peak memory (MB) of a run of the command line. */
export function runCommandLine(...args) {
  return runScript("dist/cli.js", ...args);
}

/** Seconds of a command, or `null` where it is not installed. */
export function secondsOf(command, ...args) {
  const start = performance.now();
  const { error, status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "ignore"] });
  return error || status !== 0 ? null : (performance.now() - start) / 1000;
}
