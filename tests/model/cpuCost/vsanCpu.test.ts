import fc from "fast-check";
import { REFERENCE_TESTS, cyclesPerIo } from "../../../src/model/cpuCost/referenceTests";
import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import {
  vsanGhz,
  vsanGhzOfIops,
  vsanIops,
  vsanKhzPerIo,
  vsanHzPerBit,
} from "../../../src/model/cpuCost/vsanCpu";
import type { VsanRelease } from "../../../src/model/cpuCost/vsanRelease";
import { RAID_LAYOUTS, type RaidLayout } from "../../../src/model/raid/raidLayout";

const KIB = 1024;
const io = (kib: number, readShare: number, raid: RaidLayout = "RAID-5 4+1") => ({
  blockSizeBytes: kib * KIB,
  readShare,
  raid,
});
const khz = (kib: number, readShare: number, raid?: RaidLayout) =>
  vsanKhzPerIo(BUILT_IN_MODEL, io(kib, readShare, raid));

describe("kHz per I/O of the reference cluster", () => {
  // Size in KiB; low, plan, high of reads; low, plan, high of writes.
  test.each([
    [0.5, 97.8, 323.0, 685.3, 685.8, 1143.0, 1953.7],
    [4, 165.2, 371.9, 685.3, 932.5, 1218.9, 1953.7],
    [8, 226.8, 420.9, 685.3, 1070.6, 1305.6, 1953.7],
    [16, 348.2, 505.0, 685.3, 1294.1, 1479.0, 1953.7],
    [32, 595.7, 640.5, 685.3, 1698, 1826, 1954],
    [64, 1047, 1126, 1576, 2343, 2520, 3452],
    [256, 3754, 4037, 5651, 6213, 6681, 9153],
    [512, 7364, 7918, 11085, 11375, 12231, 16756],
    [1024, 14583, 15681, 16778, 21696, 23329, 24962],
    [2048, 27441, 31361, 35282, 40826, 46659, 52491],
    [65536, 602140, 1003566, 1404993, 895846, 1493077, 2090308],
  ])("%d KiB", (kib, readLow, readPlan, readHigh, writeLow, writePlan, writeHigh) => {
    const read = khz(kib, 1);
    const write = khz(kib, 0);
    const figures = [read.low, read.plan, read.high, write.low, write.plan, write.high];
    [readLow, readPlan, readHigh, writeLow, writePlan, writeHigh].forEach((expected, i) => {
      expect((figures[i] ?? NaN) / expected).toBeCloseTo(1, 2);
    });
  });

  test("the measured points come from the raw measurements, not from rounded coefficients", () => {
    expect(khz(32, 1).plan).toBeCloseTo((6 * 77e6) / 721317.28, 9);
    expect(khz(32, 0).plan).toBeCloseTo((6 * 87e6) / 285892.55, 9);
    expect(khz(1024, 1).plan).toBeCloseTo((6 * 59e6) / 22575.5, 8);
    expect(khz(1024, 0).plan).toBeCloseTo((6 * 59e6) / 15174.08, 8);
  });

  test("just below and just above the measured sizes the cost is continuous", () => {
    for (const readShare of [0, 1]) {
      for (const kib of [32, 1024]) {
        const at = khz(kib, readShare).plan;
        expect(khz(kib * 0.9999, readShare).plan / at).toBeCloseTo(1, 3);
        expect(khz(kib * 1.0001, readShare).plan / at).toBeCloseTo(1, 3);
      }
    }
  });
});

test("Hz per bit of the four read-only and write-only tests with binary sizes", () => {
  const hz = (kib: number, readShare: number) => vsanHzPerBit(BUILT_IN_MODEL, io(kib, readShare)).plan;
  expect(hz(32, 1)).toBeCloseTo(2.4433, 4);
  expect(hz(32, 0)).toBeCloseTo(6.9651, 4);
  expect(hz(1024, 1)).toBeCloseTo(1.8693, 4);
  expect(hz(1024, 0)).toBeCloseTo(2.7811, 4);
});

describe("the two mixed tests, which the model was not fitted to", () => {
  test.each([
    ["32 KiB", REFERENCE_TESTS.smallMix, 100.06, 94, 6.4],
    ["1 MiB", REFERENCE_TESTS.largeMix, 59.14, 61, -3.0],
  ])("70%% reads of %s", (_, mix, predictedGhz, measuredGhz, errorPct) => {
    const ghz = vsanGhzOfIops(BUILT_IN_MODEL, mix.iops.value, {
      blockSizeBytes: mix.blockSizeBytes,
      readShare: 0.7,
      raid: "RAID-5 4+1",
    });
    expect(ghz.plan / 6).toBeCloseTo(predictedGhz, 1);
    expect(mix.busyGhz.value - 1).toBe(measuredGhz);
    expect(100 * (ghz.plan / 6 / measuredGhz - 1)).toBeCloseTo(errorPct, 1);
    expect(cyclesPerIo(mix) * 1e-9 * mix.iops.value).toBeGreaterThanOrEqual(ghz.low);
    expect(cyclesPerIo(mix) * 1e-9 * mix.iops.value).toBeLessThanOrEqual(ghz.high);
  });
});

describe("the range of a size", () => {
  const [MIN_KIB, MAX_KIB, COUNT] = [0.5, 64 * 1024, 3000];
  const sizes = Array.from({ length: COUNT }, (_, i) => MIN_KIB * (MAX_KIB / MIN_KIB) ** (i / (COUNT - 1)));
  // So many places on, a size is 1.2 % larger.
  const APART = 3;
  const mixes = [0, 0.5, 1].flatMap((readShare) => RAID_LAYOUTS.map((raid) => [readShare, raid] as const));

  test.each(mixes)(
    "%d reads, %s: no bound of the cost per byte jumps between sizes 1%% apart",
    (readShare, raid) => {
      const costs = sizes.map((kib) => vsanHzPerBit(BUILT_IN_MODEL, io(kib, readShare, raid)));
      const jumps = costs
        .slice(APART)
        .flatMap((cost, i) =>
          (["low", "plan", "high"] as const).map((which) =>
            Math.abs(cost[which] / (costs[i]?.[which] ?? NaN) - 1),
          ),
        );
      expect(Math.max(...jumps)).toBeLessThan(0.05);
    },
  );

  test.each([
    ["reads", 1],
    ["writes", 0],
  ])("of %s is never narrower than that of a measured size, and widens away from them", (_, readShare) => {
    const costs = sizes.map((kib) => khz(kib, readShare));
    expect(Math.max(...costs.map(({ low, plan }) => low / plan))).toBeCloseTo(0.93, 12);
    expect(Math.min(...costs.map(({ plan, high }) => high / plan))).toBeCloseTo(1.07, 3);
    const width = (kib: number) => {
      const { low, high } = khz(kib, readShare);
      return high / low;
    };
    const below = sizes.filter((kib) => kib < 32).map(width);
    const above = sizes.filter((kib) => kib > 1024).map(width);
    expect(below).toEqual([...below].sort((a, b) => b - a));
    expect(above).toEqual([...above].sort((a, b) => a - b));
  });
});

describe("a release that was not measured", () => {
  const on = (release: VsanRelease, readShare: number) =>
    vsanKhzPerIo(BUILT_IN_MODEL, { ...io(32, readShare), release });

  test("8.0 is the one that was measured", () => {
    expect(on("8.0", 0)).toEqual(khz(32, 0));
    expect(on("8.0", 1).label).toBe("measured");
  });

  test.each<[VsanRelease, number]>([
    ["9.0", 1],
    ["9.1", 1.25],
  ])("%s: the figures are an assumption, and the high end of writes grows by %d", (release, factor) => {
    const [write, read] = [on(release, 0), on(release, 1)];
    expect([write.label, read.label]).toEqual(["assumption", "assumption"]);
    expect(write.high / khz(32, 0).high).toBeCloseTo(factor, 12);
    expect([write.low, write.plan]).toEqual([khz(32, 0).low, khz(32, 0).plan]);
    expect([read.low, read.plan, read.high]).toEqual([khz(32, 1).low, khz(32, 1).plan, khz(32, 1).high]);
    expect(write.basis.at(-1)).toMatchObject({ value: factor, kind: "assumption" });
  });

  test("a mixed workload grows by the writes in it", () => {
    const [mix, measured] = [on("9.1", 0.7), khz(32, 0.7)];
    expect(mix.high - measured.high).toBeCloseTo(0.25 * 0.3 * khz(32, 0).high, 9);
  });
});

describe("how a figure is known", () => {
  test.each<[number, number, RaidLayout, string]>([
    [32, 1, "RAID-5 4+1", "measured"],
    [1024, 0, "RAID-5 4+1", "measured"],
    [32, 0.7, "RAID-5 4+1", "interpolated"],
    [64, 1, "RAID-5 4+1", "interpolated"],
    [31, 1, "RAID-5 4+1", "extrapolated"],
    [1025, 1, "RAID-5 4+1", "extrapolated"],
    [32, 0, "RAID-6 4+2", "estimated"],
    [32, 1, "RAID-1 FTT1", "estimated"],
    [4, 0.5, "RAID-6 4+2", "estimated"],
  ])("%d KiB, share of reads %d, %s: %s", (kib, readShare, raid, label) => {
    expect(khz(kib, readShare, raid).label).toBe(label);
  });
});

test("writes on RAID-1 are not reported to cost more than on RAID-5: the range spans both", () => {
  const { low, high } = khz(32, 0, "RAID-1 FTT1");
  const raid5 = khz(32, 0).plan;
  expect(low).toBeLessThan(raid5);
  expect(high).toBeGreaterThan(raid5);
});

const anyIo = fc.record({
  blockSizeBytes: fc.integer({ min: 512, max: 4 * 2 ** 20 }),
  readShare: fc.double({ min: 0, max: 1, noNaN: true }),
  raid: fc.constantFrom(...RAID_LAYOUTS),
});

test("for any I/O: low ≤ plan ≤ high, all positive and finite, with a basis", () => {
  fc.assert(
    fc.property(anyIo, (any) => {
      const { low, plan, high, basis } = vsanKhzPerIo(BUILT_IN_MODEL, any);
      return low > 0 && low <= plan && plan <= high && Number.isFinite(high) && basis.length > 0;
    }),
  );
});

test("IOPS for GHz is the inverse of GHz for IOPS, with low and high swapped", () => {
  fc.assert(
    fc.property(anyIo, fc.double({ min: 1, max: 1e6, noNaN: true }), (any, iops) => {
      const ghz = vsanGhzOfIops(BUILT_IN_MODEL, iops, any);
      const back = vsanIops(BUILT_IN_MODEL, ghz.plan * 1e9, any);
      return Math.abs(back.plan / iops - 1) < 1e-12 && back.low <= back.plan && back.plan <= back.high;
    }),
  );
});

test("GHz for a throughput is GHz for its I/O rate", () => {
  const size = io(32, 1);
  expect(vsanGhz(BUILT_IN_MODEL, 22541.165 * 2 ** 20, size).plan).toBeCloseTo(462, 4);
  expect(vsanGhz(BUILT_IN_MODEL, 8934.142 * 2 ** 20, io(32, 0)).plan).toBeCloseTo(522, 3);
});
