import { osaBackendIo, osaLayout } from "../../model/raid/osaBackendIo";
import { readShareOf, scalarOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Back-end I/O that one front-end I/O causes on vSAN OSA: a read 1, a small write 2 on RAID-1, 4 on RAID-5 (3+1), 6 on RAID-6.
 * @customfunction OSA_BACKEND_IO
 * @param raid vSAN OSA layout: RAID-0, RAID-1, RAID-1 FTT2, RAID-5 (3+1), RAID-6.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. 0 is all writes.
 * @returns Back-end I/O per front-end I/O.
 * @unit back-end I/O per front-end I/O
 * @source Improving RAID-5/6 in vSAN 7 U3 using heuristics
 * @example =OSA_BACKEND_IO("RAID-5","write") //=> 4
 * @example =OSA_BACKEND_IO("RAID-6","70/30") //=> 2.5
 */
export function OSA_BACKEND_IO(raid: unknown[][], rw: unknown[][]): unknown[][] {
  return broadcast({ raid, rw }, {}, (cells) =>
    osaBackendIo(osaLayout(scalarOf(cells.raid, "raid")), readShareOf(cells.rw)),
  );
}
