import type { CaseName } from "../case/caseName";
import type { RequestedLoad } from "../../load/requestedLoad";
import type { VdbenchRow } from "./vdbenchRow";
import { weightedMean } from "../../figures/weightedMean";
import type { NameDifference } from "../case/workload";
import { nameDifferences } from "../case/workload";

/** A short test at a low rate misses the share of reads that it was asked for by a few per cent. */
const READ_SHARE_TOLERANCE = 5;

/**
 * The load of a run definition. vdbench prints block size and share of reads with its figures: they decide where
 * they plainly contradict what was asked for, and they fill in what nothing says.
 */
export function measuredLoad(
  asked: RequestedLoad,
  name: CaseName,
  rows: readonly VdbenchRow[],
): { load: RequestedLoad; differences: NameDifference[] } {
  const weigh = (row: VdbenchRow) => row.iops;
  const bytes = weightedMean(rows, (row) => row.bytesPerIo, weigh);
  const reads = weightedMean(rows, (row) => row.readPct, weigh);
  const askedReads = asked.readPct ?? name.readPct;
  const isAsAsked =
    reads === null || (askedReads !== null && Math.abs(askedReads - reads) <= READ_SHARE_TOLERANCE);
  const load = {
    ...asked,
    // Several sizes in one run have a mean that is no block size.
    blockSizeBytes: bytes !== null && bytes > 0 && bytes % 512 === 0 ? bytes : asked.blockSizeBytes,
    readPct: isAsAsked ? askedReads : Math.round(reads * 100) / 100,
  };
  return { load, differences: nameDifferences(name, load) };
}
