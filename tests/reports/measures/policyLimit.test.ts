import { countedIops, shareOfLimit, suspectedLimits } from "../../../src/reports/measures/policyLimit";
import { sampleRun, type RunFacts } from "../sampleRuns";

const KIB = 1024;
const run = (iops: number | null, blockSizeBytes: number | null, facts: RunFacts = {}) =>
  sampleRun({
    vdisks: 10,
    ...facts,
    workload: { blockSizeBytes, readPct: 100, ...facts.workload },
    results: { iops },
  });

test.each([
  [4 * KIB, 1000],
  [32 * KIB, 1000],
  [32 * KIB + 1, 2000],
  [64 * KIB, 2000],
  [1024 * KIB, 32_000],
])("1,000 I/Os of %i bytes count as %i", (blockSizeBytes, counted) => {
  expect(countedIops(run(1000, blockSizeBytes))).toBe(counted);
});

test("IOPS are not counted without IOPS or block size", () => {
  expect(countedIops(run(null, 4096))).toBeNull();
  expect(countedIops(run(1000, null))).toBeNull();
  expect(countedIops(run(0, 4096))).toBe(0);
  expect(countedIops(run(0, null))).toBe(0);
});

test.each([
  [run(5000, 4096), 1000, 0.5],
  [run(5000, 65_536), 1000, 1],
  [run(5000, 4096), null, null],
  [run(5000, 4096), 0, null],
  [run(null, 4096), 1000, null],
  [run(5000, 4096, { vdisks: null }), 1000, null],
  [run(5000, 4096, { vdisks: 0 }), 1000, null],
])("the share of a limit per vDisk (%#)", (one, limit, share) => {
  expect(shareOfLimit(one, limit)).toBe(share);
});

describe("a limit that runs seem to share", () => {
  const limits = (...runs: ReturnType<typeof run>[]) => suspectedLimits(runs);

  test.each([
    ["two sizes", run(50_000, 4096), run(50_000, 8192), [5000, 5000]],
    ["sizes that count differently", run(50_000, 32 * KIB), run(25_000, 64 * KIB), [5000, 5000]],
    ["two mixes", run(50_000, 4096), run(50_000, 4096, { workload: { readPct: 0 } }), [5000, 5000]],
    ["the smallest round figure", run(5000, 4096), run(5000, 8192), [500, 500]],
    ["one load twice", run(50_000, 4096), run(50_000, 4096), [null, null]],
    ["another rate", run(50_000, 4096), run(40_000, 8192), [null, null]],
    ["a rate almost 1% off a round figure", run(49_510, 4096), run(49_510, 8192), [5000, 5000]],
    ["a rate more than 1% off", run(49_490, 4096), run(49_490, 8192), [null, null]],
    ["rates almost 1% apart", run(50_000, 4096), run(50_490, 8192), [5000, 5000]],
    ["rates more than 1% apart", run(49_700, 4096), run(50_210, 8192), [null, null]],
    ["rates near 0", run(20, 4096), run(20, 8192), [null, null]],
    ["no I/O", run(0, 4096), run(0, 8192), [null, null]],
    ["an unknown rate", run(null, 4096), run(50_000, 8192), [null, null]],
    ["an unknown block size", run(50_000, null), run(50_000, 8192), [null, null]],
    ["unknown vDisks", run(50_000, 4096, { vdisks: null }), run(50_000, 8192), [null, null]],
    ["no vDisks", run(50_000, 4096, { vdisks: 0 }), run(50_000, 8192), [null, null]],
  ])("%s", (_, a, b, expected) => {
    expect(limits(a, b)).toEqual(expected);
  });

  test("is that of the runs that share it only", () => {
    expect(limits(run(50_000, 4096), run(20_000, 4096), run(50_000, 8192))).toEqual([5000, null, 5000]);
  });

  test("is found among many runs of other loads and rates", () => {
    const rates = [0.9, 0.995, 1, 1.005, 1.02].map((factor) => factor * 50_000);
    const same = rates.map((iops) => run(iops, 4096, { workload: { readPct: 50 } }));
    expect(limits(...same)).toEqual([null, null, null, null, null]);
    const elsewhere = { ...run(50_400, 8192), datastore: "other" };
    expect(suspectedLimits([...same.slice(0, 4), elsewhere])).toEqual([null, null, 5000, 5000, 5000]);
  });

  test("A8: is not found where another run of the datastore exceeds it", () => {
    const [a, b] = [run(50_000, 4096), run(50_000, 8192)];
    expect(limits(a, b, run(50_400, 4096))).toEqual([5000, 5000, 5000]);
    expect(limits(a, b, run(51_000, 4096))).toEqual([null, null, null]);
    expect(limits(a, b, { ...run(51_000, 4096), datastore: "other" })).toEqual([5000, 5000, null]);
  });

  test("A8: is not found for a physical disk, nor for storage that is not vSAN", () => {
    const disk = [run(50_000, 4096), run(50_000, 8192)].map((one) => ({ ...one, tool: "iometer" as const }));
    expect(limits(...disk)).toEqual([null, null]);
    const setup = [{ name: "storage" as const, value: "not vSAN", file: "f", line: null }];
    expect(limits({ ...run(50_000, 4096), setup }, { ...run(50_000, 8192), setup })).toEqual([null, null]);
  });
});
