import { latencyAt } from "../../model/performance/ioArithmetic";
import { figureOf, iopsOf } from "../_arguments";
import { broadcast } from "../_broadcast";

const MS_PER_SECOND = 1000;

/**
 * Average latency of I/O that is outstanding at an I/O rate, by Little's law.
 * @customfunction STORAGE_LATENCY_MS
 * @param outstanding Outstanding I/O: queue depth × disks × VMs.
 * @param iops I/O per second.
 * @returns Latency in ms.
 * @unit ms
 * @source Definition: Little's law
 * @example =STORAGE_LATENCY_MS(144,22570.5) //=> 6.38
 * @example =STORAGE_LATENCY_MS(1,4000) //=> 0.25
 */
export function STORAGE_LATENCY_MS(outstanding: unknown[][], iops: unknown[][]): unknown[][] {
  return broadcast(
    { outstanding, iops },
    {},
    (cells) => latencyAt(figureOf(cells.outstanding, "outstanding"), iopsOf(cells.iops)) * MS_PER_SECOND,
  );
}
