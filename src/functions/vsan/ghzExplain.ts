import { STEP_HEADINGS } from "../../model/evidence/step";
import { spillTable } from "../_broadcast";
import { costModel } from "../_profile";
import { ghzSteps } from "../_vsanGhz";

/**
 * Shows how VSAN_GHZ is calculated: every step with value, unit, evidence level and source, so that it can be redone by hand.
 * @customfunction VSAN_GHZ_EXPLAIN
 * @param throughput Guest throughput, a single cell: a number is MB/s (10^6 bytes/s).
 * @param io_size I/O size: a number is KiB. Omitted: the rule of thumb for any size.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. Omitted: 50%. 0 or a blank cell: all writes.
 * @param raid vSAN ESA layout. Omitted: RAID-5 4+1.
 * @param profile Your own tests, a range of block size KiB, read %, kHz per I/O, [RAID]; or a multiplier.
 * @param release vSAN release: 8.0, 9.0 or 9.1. Omitted: 8.0 U3, as measured. Other releases are assumptions; 9.1 raises the high end of writes by 25%.
 * @returns Table with the columns Step, Value, Unit, Evidence level, Source.
 * @unit table
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_GHZ_EXPLAIN(1000,32,"read") //=> 12 rows x 5 columns
 * @example =VSAN_GHZ_EXPLAIN(1000) //=> 7 rows x 5 columns
 */
export function VSAN_GHZ_EXPLAIN(
  throughput: unknown[][],
  io_size?: unknown[][],
  rw?: unknown[][],
  raid?: unknown[][],
  profile?: unknown[][],
  release?: unknown[][],
): unknown[][] {
  const model = costModel(profile);
  return spillTable({ throughput }, { io_size, rw, raid, release }, (cells) => [
    [...STEP_HEADINGS],
    ...ghzSteps(model, cells).map(({ step, value, unit, known, source }) => [
      step,
      value,
      unit,
      known,
      source,
    ]),
  ]);
}
