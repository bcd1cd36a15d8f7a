import { outstandingIo } from "../../model/performance/ioArithmetic";
import { iopsOf, latencyOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * I/O that is outstanding on average at an I/O rate and a latency, by Little's law.
 * @customfunction STORAGE_OUTSTANDING
 * @param iops I/O per second.
 * @param latency_ms Average latency: a number is ms; "250 µs" also works.
 * @returns Outstanding I/O.
 * @unit I/Os
 * @source Definition: Little's law
 * @example =STORAGE_OUTSTANDING(721317.28,2.03) //=> 1464.3
 * @example =STORAGE_OUTSTANDING(4040,"250 us") //=> 1.01
 */
export function STORAGE_OUTSTANDING(iops: unknown[][], latency_ms: unknown[][]): unknown[][] {
  return broadcast({ iops, latency_ms }, {}, (cells) =>
    outstandingIo(iopsOf(cells.iops), latencyOf(cells.latency_ms, "latency_ms")),
  );
}
