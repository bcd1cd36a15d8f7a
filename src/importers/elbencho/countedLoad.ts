import type { LoadShape } from "../load/loadShape";
import { loadShape } from "../load/loadShape";
import type { ElbenchoPhase, PhaseSide } from "./elbenchoPhase";
import type { PhaseKind } from "./phaseKind";
import type { PhaseSides } from "./phaseSides";

/** Block size and read share of a phase by its I/Os, and where its options say something else. */
export function countedLoad(
  { load, lastMs }: ElbenchoPhase,
  { readPct }: PhaseKind,
  sides: PhaseSides,
): LoadShape {
  const { all, reads } = sides;
  const iops = all.reduce((sum, side) => sum + (side.iops ?? 0), 0);
  const isCounted = reads !== null && reads.iops !== null && iops > 0;
  return loadShape(
    { blockSizeBytes: load.blockSizeBytes, readPct },
    {
      ios: lastMs === null ? null : (iops * lastMs) / 1000,
      readPct: isCounted ? ((reads.iops ?? 0) / iops) * 100 : null,
      bytesPerIo: otherMeanOf(all, load.blockSizeBytes),
    },
  );
}

/**
 * Mean bytes of an I/O where they are not the block size: files whose size is not a multiple of it end in shorter I/Os. `null`
 * where the digits that are printed agree with the block size, or do not decide.
 */
function otherMeanOf(sides: readonly PhaseSide[], blockSizeBytes: number | null): number | null {
  let [bytes, bytesBelow, ios] = [0, 0, 0];
  for (const { iops, bytesPerSecond } of sides) {
    if (iops === null || bytesPerSecond === null) return null;
    bytes += bytesPerSecond.value;
    bytesBelow += bytesPerSecond.value + bytesPerSecond.step;
    ios += iops;
  }
  if (blockSizeBytes === null || ios === 0) return null;
  const isBlockSize = blockSizeBytes * (ios + sides.length) >= bytes && blockSizeBytes * ios <= bytesBelow;
  return isBlockSize ? null : bytes / ios;
}
