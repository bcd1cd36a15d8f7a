import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/**
 * The steps of results files and of instantaneous logs as one list. Both files of a test print the same averages:
 * a step that both have is the one of the results file, with the series of the log.
 */
export function joinLogs(results: readonly BenchmarkRun[], logged: readonly BenchmarkRun[]): BenchmarkRun[] {
  const byFigures = new Map(logged.map((run) => [figuresOf(run), run]));
  const joined = results.map((run) => {
    const key = figuresOf(run);
    const log = byFigures.get(key);
    if (!log) return run;
    byFigures.delete(key);
    // A copy of a packed run is not packed.
    run.series = log.series;
    return run;
  });
  return [...joined, ...byFigures.values()];
}

function figuresOf(run: BenchmarkRun): string {
  return JSON.stringify([run.case, run.job, run.results]);
}
