import type { PhaseSide } from "../../../src/importers/elbencho/elbenchoPhase";
import { latencyBins, percentileMs } from "../../../src/importers/elbencho/percentiles";

const side = (histogram: PhaseSide["histogram"], maxLatencyUs: number | null = null) =>
  ({ histogram, maxLatencyUs }) as PhaseSide;
const BINS = [
  { upToUs: 431, count: 50 },
  { upToUs: 512, count: 45 },
  { upToUs: 4871, count: 5 },
];

test.each([
  ["half of the I/Os are in the first bin", 0.5, 0.431],
  ["one more is in the next", 0.51, 0.512],
  ["95 of 100 are in two bins", 0.95, 0.512],
  ["96 are not", 0.96, 4.871],
  ["all are in three", 1, 4.871],
])("%s", (_, share, ms) => {
  expect(percentileMs(side(BINS), share)).toBe(ms);
});

test("no I/O took longer than the longest", () => {
  expect(percentileMs(side(BINS, 4100), 0.999)).toBe(4.1);
});

test("without a histogram, or with an empty one, there are none", () => {
  expect(percentileMs(side(null), 0.95)).toBeNull();
  expect(percentileMs(side([{ upToUs: 8, count: 0 }]), 0.95)).toBeNull();
  expect(latencyBins([side(BINS), side(null)])).toBeNull();
  expect(latencyBins([side([{ upToUs: 8, count: 0 }])])).toBeNull();
});

test("bins of reads and writes are added, by rising latency", () => {
  const reads = side([{ upToUs: 256, count: 100 }, { upToUs: 512, count: 100 }]); // prettier-ignore
  expect(latencyBins([side(BINS), reads])).toEqual([
    { upToMs: 0.256, share: 100 / 300 },
    { upToMs: 0.431, share: 50 / 300 },
    { upToMs: 0.512, share: 145 / 300 },
    { upToMs: 4.871, share: 5 / 300 },
  ]);
});
