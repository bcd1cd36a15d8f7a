import { spawnSync } from "node:child_process";
import path from "node:path";
import { median } from "./median.mjs";

/** Runs a script in its own process and says how much memory and processor time (µs) it took. */
const WRAPPER = `process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write("peak " + maxRSS + " processor " + (userCPUTime + systemCPUTime) + "\\n");
});
require(process.argv[1]);`;

/**
 * What a process took: seconds from its start to its end, seconds that processors worked for it, peak memory in MB. `null`
 * where it is not known.
 *
 * @typedef {{ seconds: number | null, processorSeconds: number | null, peakMb: number | null }} Took
 */

/** What a script that prints to nowhere took, Node's start included. */
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
  const seconds = (performance.now() - start) / 1000;
  const [, peak, processor] = /peak (\d+) processor (\d+)/.exec(stderr);
  return { seconds, processorSeconds: Number(processor) / 1e6, peakMb: Number(peak) / 1000 };
}

/** What a run of the command line took. */
export function runCommandLine(...args) {
  return runScript("dist/cli.js", ...args);
}

/** What a command that prints to nowhere took; only the seconds are known, and none where it is not installed. */
export function runCommand(command, ...args) {
  const start = performance.now();
  const { error, status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "ignore"] });
  const seconds = error || status !== 0 ? null : (performance.now() - start) / 1000;
  return { seconds, processorSeconds: null, peakMb: null };
}

/** Rounds of processes that are over sooner than this. */
const ROUNDS = 3;
const LONG_SECONDS = 60;

/**
 * Median times and largest memory of each run, in turn so that a busy machine slows all of them: three rounds, fewer where
 * they take minutes.
 */
export function inTurn(...runs) {
  const rounds = [];
  const start = performance.now();
  do rounds.push(runs.map((run) => run()));
  while (rounds.length < ROUNDS && performance.now() - start < LONG_SECONDS * 1000);
  return runs.map((_, i) => {
    const known = (key, of) => {
      const figures = rounds.map((round) => round[i][key]);
      return figures.includes(null) ? null : of(figures);
    };
    return {
      seconds: known("seconds", median),
      processorSeconds: known("processorSeconds", median),
      peakMb: known("peakMb", (figures) => Math.max(...figures)),
    };
  });
}
