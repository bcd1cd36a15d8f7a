import { nvmeGhz, nvmePattern, usualPattern } from "../../model/cpuCost/nvmeCpu";
import { choose, ioSizeOf, readShareOf, throughputOf, wordOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * GHz of guest CPU that a throughput costs on local NVMe without RAID, measured in one VM with one outstanding I/O.
 * @customfunction NVME_GHZ
 * @param throughput Guest throughput: a number is MB/s (10^6 bytes/s).
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. 0 is all writes.
 * @param pattern random or sequential. Omitted: random up to 256 KiB, sequential above, as it was measured.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns GHz of guest CPU.
 * @unit GHz
 * @source CPU cycles required for general storage workload (2024-12-20)
 * @example =NVME_GHZ(15.618,"4K","read") //=> 0.5540
 * @example =NVME_GHZ(1012.92,"1M","read") //=> 0.3972
 * @example =NVME_GHZ(100,"1M","read","random","label") //=> "extrapolated"
 */
export function NVME_GHZ(
  throughput: unknown[][],
  io_size: unknown[][],
  rw: unknown[][],
  pattern?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast({ throughput, io_size, rw }, { pattern, estimate }, (cells) => {
    const size = ioSizeOf(cells.io_size);
    const access =
      cells.pattern === null ? usualPattern(size) : nvmePattern(wordOf(cells.pattern, "pattern"));
    return choose(
      nvmeGhz(throughputOf(cells.throughput), size, readShareOf(cells.rw), access),
      cells.estimate,
    );
  });
}
