import { explainRdmaSaving } from "../../model/rdma/explainRdmaSaving";
import { rdmaSaving } from "../../model/rdma/rdmaSaving";
import { choose, ioSizeOf, readShareOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { reportSteps } from "../_explained";

/**
 * Share of CPU per I/O that vSAN ESA over RDMA saves against TCP, from one four-node comparison that a reader reported. The published 10 to 30% adds up IOPS gain and CPU drop.
 * @customfunction RDMA_SAVING
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. Omitted: 50%. 0 or a blank cell: all writes. From 32 KiB up it sets the limit by the network's share.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns Share of the CPU of one I/O; 0.2 is 20%.
 * @unit share of 1
 * @source Every I/O requires CPU Cycles - vSAN ESA is not different (2024-12-09)
 * @example =RDMA_SAVING("4K") //=> 0.20
 * @example =RDMA_SAVING("32K","write","high") //=> 0.22
 * @example =RDMA_SAVING("32K","read","high") //=> 0.189
 * @example =RDMA_SAVING("256K",,"low") //=> 0.10
 */
export function RDMA_SAVING(io_size: unknown[][], rw?: unknown[][], estimate?: unknown[][]): unknown[][] {
  return broadcast({ io_size }, { rw, estimate }, (cells) => {
    const [bytes, reads] = [ioSizeOf(cells.io_size), readShareOf(cells.rw)];
    reportSteps(() => explainRdmaSaving(bytes, reads));
    return choose(rdmaSaving(bytes, reads), cells.estimate);
  });
}
