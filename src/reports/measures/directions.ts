import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** The latencies of one direction of a run, in ms. */
export interface Direction {
  name: "read" | "write";
  averageMs: number;
  p95Ms: number | null;
}

/** The directions of a run that have I/O and a latency: the latency of a direction without I/O means nothing. */
export function directions({ workload, results }: BenchmarkRun): Direction[] {
  const readShare = workload.readPct;
  const both = [
    {
      name: "read",
      moves: results.readIops === null ? readShare !== 0 : results.readIops > 0,
      averageMs: results.readLatencyMs,
      p95Ms: results.readP95Ms,
    },
    {
      name: "write",
      moves: results.writeIops === null ? readShare !== 100 : results.writeIops > 0,
      averageMs: results.writeLatencyMs,
      p95Ms: results.writeP95Ms,
    },
  ] as const;
  return both.flatMap(({ name, moves, averageMs, p95Ms }) =>
    moves && averageMs !== null && averageMs > 0 ? [{ name, averageMs, p95Ms }] : [],
  );
}
