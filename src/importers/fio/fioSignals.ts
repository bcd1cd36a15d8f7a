import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { PlacedResult } from "./placedResult";

/** Never an error: the functions bundle is built without them. */
type Notice = Diagnostic & { severity: "warning" };

const SIGNAL = /\bfio: terminating on signal (\d{1,3})\b/g;

/**
 * The runs that a signal cut short. fio names it when it comes, then prints its results.
 *
 * @param runs The runs of each of the results.
 */
export function signalNotices(
  text: string,
  lineOf: (position: number) => number,
  results: readonly PlacedResult[],
  runs: readonly (readonly BenchmarkRun[])[],
): Notice[] {
  const inOrder = results
    .map(({ start }, index) => ({ start, runs: runs[index] ?? [] }))
    .sort((a, b) => a.start - b.start);
  const notices: Notice[] = [];
  let [next, noted] = [0, -1];
  for (const { index, 1: signal } of text.matchAll(SIGNAL)) {
    const line = lineOf(index);
    while ((inOrder[next]?.start ?? Infinity) < line) next += 1;
    // Of several groups the last that ran was running; those behind it never began.
    const run = inOrder[next]?.runs.filter(({ durationSeconds }) => durationSeconds !== null).at(-1);
    // It may come more than once.
    if (!run || noted === next) continue;
    noted = next;
    const message = `Signal ${signal} ended fio (line ${line}): the run is incomplete.`;
    notices.push({ severity: "warning", code: "unfinished-run", message, ...run.source });
  }
  return notices;
}
