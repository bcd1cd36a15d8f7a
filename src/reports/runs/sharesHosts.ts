import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/**
 * Whether a run is only a part of what its hosts did: HCIBench runs the jobs and datastores of a case together, and says
 * the CPU of the hosts once for all of them.
 */
export function sharesHosts(run: BenchmarkRun, runs: readonly BenchmarkRun[]): boolean {
  return (
    run.tool.startsWith("hcibench") &&
    runs.some(
      (other) =>
        other !== run &&
        other.tool === run.tool &&
        other.case === run.case &&
        other.startedAt === run.startedAt,
    )
  );
}
