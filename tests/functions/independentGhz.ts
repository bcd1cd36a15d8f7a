const K32 = 32768;
const M1 = 1048576;
/** CPU cycles per I/O: host GHz net of idle, six hosts, IOPS of the four read-only and write-only tests. */
const measured = {
  read: { [K32]: (6 * 77e9) / 721317.28, [M1]: (6 * 59e9) / 22575.5 },
  write: { [K32]: (6 * 87e9) / 285892.55, [M1]: (6 * 59e9) / 15174.08 },
};
/** RAID factors of small and large writes. */
const factors: Record<string, [number, number]> = {
  "RAID-0": [0.76, 0.82],
  "RAID-1": [1.14, 1.27],
  "RAID-1 FTT2": [1.52, 1.73],
  "RAID-1 FTT3": [1.9, 2.19],
  "RAID-5 2+1": [1.05, 1.09],
  "RAID-5": [1, 1],
  "RAID-6": [1.24, 1.18],
};

function cycles(direction: "read" | "write", bytes: number): number {
  const [small, large] = [measured[direction][K32] ?? NaN, measured[direction][M1] ?? NaN];
  if (bytes >= M1) return (large * bytes) / M1;
  const line = small + ((large - small) * (bytes - K32)) / (M1 - K32);
  if (bytes >= K32 || direction === "write") return line;
  return Math.sqrt(line * small);
}

function writeFactor(raid: string, bytes: number): number {
  const [small = NaN, large = NaN] = factors[raid] ?? [];
  const t = Math.min(1, Math.max(0, Math.log(bytes / K32) / Math.log(M1 / K32)));
  return small * (1 - t) + large * t;
}

/** The layouts that `independentGhz` knows. */
export const INDEPENDENT_LAYOUTS = Object.keys(factors);

/**
 * VSAN_GHZ_IOPS once more, in another style and from the raw measurements: nothing of src is used.
 *
 * @param readShare From 0 to 1.
 */
export function independentGhz(iops: number, bytes: number, readShare: number, raid: string): number {
  const perIo =
    readShare * cycles("read", bytes) + (1 - readShare) * cycles("write", bytes) * writeFactor(raid, bytes);
  return iops * perIo * 1e-9;
}
