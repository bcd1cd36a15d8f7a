import { p95Ratio } from "../../model/performance/benchmarkRatios";
import { latencyOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * 95th percentile of the latency over its average. Above 3 some I/O waits much longer than the rest; below 1 the tool printed whole ms.
 * @customfunction BENCH_P95_RATIO
 * @param p95_ms 95th percentile of the latency: a number is ms.
 * @param average_ms Average latency: a number is ms, more than 0.
 * @returns Ratio.
 * @unit ratio
 * @source Definition
 * @example =BENCH_P95_RATIO(6,2) //=> 3
 * @example =BENCH_P95_RATIO(2,2.03) //=> 0.985
 */
export function BENCH_P95_RATIO(p95_ms: unknown[][], average_ms: unknown[][]): unknown[][] {
  return broadcast({ p95_ms, average_ms }, {}, (cells) =>
    p95Ratio(latencyOf(cells.p95_ms, "p95_ms"), latencyOf(cells.average_ms, "average_ms")),
  );
}
