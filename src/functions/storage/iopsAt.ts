import { iopsAt } from "../../model/performance/ioArithmetic";
import { figureOf, latencyOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * I/O per second that so much outstanding I/O gives at a latency, by Little's law.
 * @customfunction STORAGE_IOPS_AT
 * @param outstanding Outstanding I/O: queue depth × disks × VMs.
 * @param latency_ms Average latency: a number is ms; "250 µs" also works.
 * @returns I/O per second.
 * @unit IOPS
 * @source Definition: Little's law
 * @example =STORAGE_IOPS_AT(144,6.38) //=> 22570.5
 * @example =STORAGE_IOPS_AT(1,0.25) //=> 4000
 */
export function STORAGE_IOPS_AT(outstanding: unknown[][], latency_ms: unknown[][]): unknown[][] {
  return broadcast({ outstanding, latency_ms }, {}, (cells) =>
    iopsAt(figureOf(cells.outstanding, "outstanding"), latencyOf(cells.latency_ms, "latency_ms")),
  );
}
