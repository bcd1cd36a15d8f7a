import { averageIoBytes } from "../../model/performance/ioArithmetic";
import { iopsOf, throughputOf } from "../_arguments";
import { broadcast } from "../_broadcast";

const BYTES_PER_KIB = 1024;

/**
 * Average I/O size of a throughput at an I/O rate: the io_size of VSAN_GHZ.
 * @customfunction STORAGE_IO_KIB
 * @param throughput Throughput: a number is MB/s (10^6 bytes/s). HCIBench labels MiB/s as "MB/s", a 4.9% difference: enter "22541 MiB/s".
 * @param iops I/O per second.
 * @returns I/O size in KiB.
 * @unit KiB
 * @source Definition
 * @example =STORAGE_IO_KIB("22541.165 MiB/s",721317.28) //=> 32
 * @example =STORAGE_IO_KIB(1000,"100k") //=> 9.77
 */
export function STORAGE_IO_KIB(throughput: unknown[][], iops: unknown[][]): unknown[][] {
  return broadcast(
    { throughput, iops },
    {},
    (cells) => averageIoBytes(throughputOf(cells.throughput), iopsOf(cells.iops)) / BYTES_PER_KIB,
  );
}
