import { iopsOfThroughput } from "../../model/performance/ioArithmetic";
import { ioSizeOf, throughputOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * I/O per second of a throughput at an I/O size.
 * @customfunction STORAGE_IOPS
 * @param throughput Throughput: a number is MB/s (10^6 bytes/s). HCIBench labels MiB/s as "MB/s", a 4.9% difference: enter "22541 MiB/s".
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @returns I/O per second.
 * @unit IOPS
 * @source Definition
 * @example =STORAGE_IOPS("1000 MiB/s","32K") //=> 32000
 * @example =STORAGE_IOPS(1000,"1M") //=> 953.7
 */
export function STORAGE_IOPS(throughput: unknown[][], io_size: unknown[][]): unknown[][] {
  return broadcast({ throughput, io_size }, {}, (cells) =>
    iopsOfThroughput(throughputOf(cells.throughput), ioSizeOf(cells.io_size)),
  );
}
