import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";

/**
 * The metrics by which a test is better or worse, as sentences name them. Throughput is that of the IOPS, and percentiles
 * have a limit of their own.
 */
export const DECISIVE: readonly { id: ComparedMetricId; name: string }[] = [
  { id: "iops", name: "IOPS" },
  { id: "latency", name: "latency" },
  { id: "readLatency", name: "read latency" },
  { id: "writeLatency", name: "write latency" },
  { id: "cpuPerIo", name: "CPU per I/O" },
];

/** By how much a change is for the worse: negative where it is for the better, 0 where there is none. A formula. */
export function setback(metric: ComparedMetricId, change: string): string {
  const higher = COMPARED_METRICS.find(({ id }) => id === metric)?.better === "higher";
  return `${higher ? "-" : ""}N(${change})`;
}

/** The largest setback of a test in its row of the changes; 0 if it is worse in nothing. A formula. */
export const MAX_SETBACK = `MAX(0,${DECISIVE.map(({ id }) => setback(id, `[${id}]`)).join(",")})`;
