import fc from "fast-check";
import { sourceFunctions } from "../sourceFunctions";

/**
 * VSAN_GHZ once more, in another style and from the raw measurements: nothing of src is used. Host GHz net of idle, six
 * hosts, IOPS of the four pure tests; RAID factors of small and large writes.
 */
const K32 = 32768;
const M1 = 1048576;
const measured = {
  read: { [K32]: (6 * 77e9) / 721317.28, [M1]: (6 * 59e9) / 22575.5 },
  write: { [K32]: (6 * 87e9) / 285892.55, [M1]: (6 * 59e9) / 15174.08 },
};
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

test("300 random calls over sizes, mixes and layouts agree with an independent implementation", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 50_000, noNaN: true }),
      fc.integer({ min: 8, max: 4096 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(...Object.keys(factors)),
      (megabytes, halfKib, readPct, raid) => {
        const bytes = halfKib * 512;
        const reads = readPct / 100;
        const perIo =
          reads * cycles("read", bytes) + (1 - reads) * cycles("write", bytes) * writeFactor(raid, bytes);
        const expected = ((megabytes * 1e6) / bytes) * perIo * 1e-9;
        const [[actual] = []] = sourceFunctions.call("VSAN_GHZ", [
          megabytes,
          `${bytes}B`,
          `${readPct}%`,
          raid,
        ]);
        expect(Math.abs(Number(actual) / expected - 1)).toBeLessThan(1e-3);
      },
    ),
    { numRuns: 300 },
  );
});
