import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** The same calculation, made once for each list of runs: it is asked for each of them. */
export function oncePerList<T>(
  calculate: (runs: readonly BenchmarkRun[]) => T,
): (runs: readonly BenchmarkRun[]) => T {
  const known = new WeakMap<readonly BenchmarkRun[], { result: T }>();
  return (runs) => {
    const one = known.get(runs) ?? { result: calculate(runs) };
    known.set(runs, one);
    return one.result;
  };
}
