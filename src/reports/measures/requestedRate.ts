import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";
import { DEFAULT_THRESHOLDS } from "../inputs/thresholds";
import { comparable } from "./comparable";
import { oncePerList } from "../runs/oncePerList";
import { testKey } from "../runs/sameTest";

/** Whether a run reached the I/O rate that its load generator was held to: then nothing else limited it. */
export function isHeld(run: BenchmarkRun): boolean {
  return (share(run) ?? 0) >= comparable(1 - DEFAULT_THRESHOLDS.LimitBand);
}

/**
 * IOPS of a run as a share of the rate that its load generator was held to. `null` without such a rate, and where the report
 * shows more of the same test: a run that was not held and was at least as fast.
 */
export function shareOfRequested(run: BenchmarkRun, runs: readonly BenchmarkRun[]): number | null {
  const most = freeMaxima(runs).get(keyOf(run)) ?? -Infinity;
  return most >= (run.results.iops ?? 0) ? null : share(run);
}

function share({ workload: { requestedIops }, results: { iops } }: BenchmarkRun): number | null {
  return requestedIops === null || requestedIops <= 0 || iops === null ? null : iops / requestedIops;
}

/** The most IOPS of the runs of each test that were not held. */
const freeMaxima = oncePerList((runs): ReadonlyMap<string, number> => {
  const free = groupBy(
    runs.filter((run) => !isHeld(run)),
    keyOf,
  );
  return new Map(
    [...free].map(([key, alike]) => [
      key,
      alike.reduce((most, { results }) => Math.max(most, results.iops ?? 0), 0),
    ]),
  );
});

function keyOf(run: BenchmarkRun): string {
  return testKey(run, ["requestedIops"]);
}
