import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** The runs of each side that repeat a run with a partner: the difference of its repeats is the noise of a test. */
export interface PairedRepeats {
  ofBaseline: readonly BenchmarkRun[];
  ofVariant: readonly BenchmarkRun[];
}

/**
 * Those of the runs without a partner that repeat a run of their side that has one.
 *
 * @param alike For each run of the side the runs of its test, of which all share one list.
 */
export function pairedRepeats(
  withoutPartner: readonly BenchmarkRun[],
  paired: readonly BenchmarkRun[],
  alike: ReadonlyMap<BenchmarkRun, readonly BenchmarkRun[]>,
): BenchmarkRun[] {
  const tests = new Set(paired.map((run) => alike.get(run)));
  return withoutPartner.filter((run) => tests.has(alike.get(run)));
}
