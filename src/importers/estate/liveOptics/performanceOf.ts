import type { EstateVm } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import type { PERFORMANCE } from "./columns";
import { readShareOf } from "./readShareOf";

const KIB = 1024;

/** What a collector watched of a VM. */
export type Performance = Pick<
  EstateVm,
  "cpuGhz" | "cpuGhzPeak" | "iopsAverage" | "iopsPeak" | "readShare" | "ioSizeBytes"
>;

/** What the collector watched. Small loads are rounded to 0: the size of their I/O is not known then. */
export function performanceOf(columns: ColumnReader<keyof typeof PERFORMANCE>, row: TableRow): Performance {
  const iopsAverage = columns.whole(row, "averageIops");
  const iopsPeak = columns.whole(row, "peakIops");
  const [reads, writes] = [columns.whole(row, "readIops"), columns.whole(row, "writeIops")];
  const counted = reads !== null && writes !== null && reads + writes > 0 ? reads / (reads + writes) : null;
  const isIdle = (iopsAverage ?? 0) === 0 && (iopsPeak ?? 0) === 0;
  const rate = columns.whole(row, "kbPerSecond", KIB);
  return {
    cpuGhz: columns.decimal(row, "averageGhz"),
    cpuGhzPeak: columns.decimal(row, "peakGhz"),
    iopsAverage,
    iopsPeak,
    readShare: isIdle ? null : (columns.of(row, "ratio", readShareOf) ?? counted),
    ioSizeBytes:
      rate !== null && rate > 0 && iopsAverage !== null && iopsAverage > 0 ? rate / iopsAverage : null,
  };
}
