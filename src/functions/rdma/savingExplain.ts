import { explainRdmaSaving } from "../../model/rdma/explainRdmaSaving";
import { ioSizeOf, readShareOf } from "../_arguments";
import { spillTable } from "../_broadcast";
import { stepTable } from "../_stepTable";

/**
 * Shows how RDMA_SAVING is calculated: the four tests, the limit by the network's share, and why the published rule of 10 to 30% differs.
 * @customfunction RDMA_SAVING_EXPLAIN
 * @param io_size I/O size, a single cell: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. Omitted: 50%. 0 or a blank cell: all writes.
 * @returns Table with the columns Step, Value, Unit, Evidence level, Source.
 * @unit table
 * @source Every I/O requires CPU Cycles - vSAN ESA is not different (2024-12-09)
 * @example =RDMA_SAVING_EXPLAIN("4K") //=> 14 rows x 5 columns
 * @example =RDMA_SAVING_EXPLAIN("32K","read") //=> 17 rows x 5 columns
 */
export function RDMA_SAVING_EXPLAIN(io_size: unknown[][], rw?: unknown[][]): unknown[][] {
  return spillTable({ io_size }, { rw }, (cells) =>
    stepTable(explainRdmaSaving(ioSizeOf(cells.io_size), readShareOf(cells.rw))),
  );
}
