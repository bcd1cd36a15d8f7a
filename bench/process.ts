import { spawnSync } from "node:child_process";
import path from "node:path";
import { median } from "./median";

/** Runs the script that follows it, and prints what it took. */
const MEASURED = "bench/measured.mjs";

/** What a process took. `null` where it is not known. */
export interface Took {
  /** From its start to its end. */
  seconds: number | null;
  /** For which processors worked for it. */
  processorSeconds: number | null;
  peakMb: number | null;
}

/** What a process took whose figures are all known. */
export type TookAll = { [Key in keyof Took]: number };

/** What a script that prints to nowhere took, Node's start included. */
export function runScript(script: string, ...args: string[]): TookAll {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [MEASURED, path.resolve(script), ...args], {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - start) / 1000;
  const [, peak, processor] = /peak ([\d.]+) processor ([\d.]+)/.exec(stderr) ?? [];
  return { seconds, processorSeconds: Number(processor), peakMb: Number(peak) };
}

/** What a run of the command line took. */
export function runCommandLine(...args: string[]): TookAll {
  return runScript("dist/cli.js", ...args);
}

/** What a command that prints to nowhere took; only the seconds are known, and none where it is not installed. */
export function runCommand(command: string, ...args: string[]): Took {
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
export function inTurn<Runs extends readonly (() => Took)[]>(
  ...runs: Runs
): { [Index in keyof Runs]: ReturnType<Runs[Index]> } {
  const rounds: Took[][] = [];
  const start = performance.now();
  do rounds.push(runs.map((run) => run()));
  while (rounds.length < ROUNDS && performance.now() - start < LONG_SECONDS * 1000);
  const medians = runs.map((_, i): Took => {
    const known = (key: keyof Took, of: (figures: readonly number[]) => number) => {
      const figures = rounds.flatMap((round) => round[i]?.[key] ?? []);
      return figures.length < rounds.length ? null : of(figures);
    };
    return {
      seconds: known("seconds", median),
      processorSeconds: known("processorSeconds", median),
      peakMb: known("peakMb", (figures) => Math.max(...figures)),
    };
  });
  // A figure that every round knows has a median.
  return medians as { [Index in keyof Runs]: ReturnType<Runs[Index]> };
}
