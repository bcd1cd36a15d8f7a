import { throughputOfIops } from "../../model/performance/ioArithmetic";
import { rateUnit } from "../../model/units/rateUnit";
import { ioSizeOf, iopsOf, wordOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/** The unit of the result where none is asked for. */
const DEFAULT_UNIT = "MB/s";

/**
 * Throughput of an I/O rate at an I/O size.
 * @customfunction STORAGE_THROUGHPUT
 * @param iops I/O per second.
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param unit Unit of the result: MB/s (default, 10^6 bytes/s), MiB/s, GB/s, GiB/s, Mb/s, Gb/s.
 * @returns Throughput in the unit.
 * @unit MB/s, or the unit asked for
 * @source Definition
 * @example =STORAGE_THROUGHPUT(721317.28,"32K","MiB/s") //=> 22541.165
 * @example =STORAGE_THROUGHPUT(32000,"32K") //=> 1048.576
 */
export function STORAGE_THROUGHPUT(iops: unknown[][], io_size: unknown[][], unit?: unknown[][]): unknown[][] {
  return broadcast({ iops, io_size }, { unit }, (cells) =>
    throughputOfIops(
      iopsOf(cells.iops),
      ioSizeOf(cells.io_size),
      rateUnit(wordOf(cells.unit ?? DEFAULT_UNIT, "unit"), "unit"),
    ),
  );
}
