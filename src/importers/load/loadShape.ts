import type { RequestedLoad } from "./requestedLoad";

/** The I/Os of a test as its tool counted them; `null` where it did not. */
export interface CountedIo {
  /** I/Os in all, of which a share is compared with what chance allows. */
  ios: number | null;
  /** Share of reads by I/O count, 0 to 100. */
  readPct: number | null;
  bytesPerIo: number | null;
}

/** Block size and read share of a load, and where the options say something else. */
export interface LoadShape {
  blockSizeBytes: number | null;
  readPct: number | null;
  contradictions: Contradiction[];
}

/** Where options and counted I/Os disagree, as a clause such as `80% reads by its options, 16.2% by its I/Os`. */
export interface Contradiction {
  of: "size" | "reads";
  clause: string;
}

/** The last I/O of a file may be short, and tools round what they print. */
const SIZE_TOLERANCE = 0.01;

/** How far a counted share may be from the requested one where the number of I/Os is unknown, in points. */
const SHARE_TOLERANCE = 5;

/**
 * The shape of a load. What was counted is the truth: options keep their round numbers where both agree, and are a
 * contradiction where they do not. The size of mixed I/Os is their mean.
 */
export function loadShape(
  asked: Pick<RequestedLoad, "blockSizeBytes" | "readPct">,
  counted: CountedIo,
): LoadShape {
  const contradictions: Contradiction[] = [];
  const size = counted.bytesPerIo;
  const sameSize =
    size === null ||
    (asked.blockSizeBytes !== null &&
      Math.abs(size - asked.blockSizeBytes) <= asked.blockSizeBytes * SIZE_TOLERANCE);
  if (!sameSize && asked.blockSizeBytes !== null) {
    const [options, mean] = [asked.blockSizeBytes, Math.round(size)].map((bytes) =>
      bytes.toLocaleString("en-US"),
    );
    contradictions.push({
      of: "size",
      clause: `${options} bytes per I/O by its options, ${mean} by its I/Os`,
    });
  }
  const reads = counted.readPct;
  const sameShare =
    reads === null ||
    (asked.readPct !== null && Math.abs(reads - asked.readPct) <= shareTolerance(asked.readPct, counted.ios));
  if (!sameShare && asked.readPct !== null) {
    const clause = `${asked.readPct}% reads by its options, ${rounded(reads)}% by its I/Os`;
    contradictions.push({ of: "reads", clause });
  }
  return {
    blockSizeBytes: sameSize ? asked.blockSizeBytes : Math.round(size),
    readPct: sameShare ? asked.readPct : rounded(reads),
    contradictions,
  };
}

/** A point, and what chance adds: four standard deviations of the share among so many I/Os. */
function shareTolerance(readPct: number, ios: number | null): number {
  if (ios === null || ios <= 0) return SHARE_TOLERANCE;
  const share = readPct / 100;
  return 1 + 400 * Math.sqrt(Math.max(0, share * (1 - share)) / ios);
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
