import type { PhaseLoad, PhaseSide } from "../../../src/importers/elbencho/elbenchoPhase";
import { throughput } from "../../../src/importers/elbencho/throughput";

const MIB = 2 ** 20;
const load = (blockSizeBytes: number | null) => ({ blockSizeBytes }) as PhaseLoad;
const inMib = (iops: number, mibPerSecond: number, mib: number | null) =>
  ({
    iops,
    bytesPerSecond: { value: mibPerSecond * MIB, step: MIB },
    bytes: mib === null ? null : { value: mib * MIB, step: MIB },
  }) as PhaseSide;

test("255 IOPS of 4 KiB are printed as 0 MiB/s: IOPS × block size counts", () => {
  expect(throughput(inMib(255, 0, 7), load(4096), 10_000)).toBe(255 * 4096);
});

test("large blocks: bytes by time has more digits than MiB/s or IOPS", () => {
  expect(throughput(inMib(2788, 2788, 306_992), load(MIB), 110_109)).toBeCloseTo(2788.0736 * MIB, -3);
});

test("files that end in short I/Os: IOPS × block size is not what is printed, and does not count", () => {
  expect(throughput(inMib(2374, 1739, null), load(MIB), 5)).toBe(1739 * MIB);
});

test("bytes that contradict the rate do not count", () => {
  expect(throughput(inMib(100, 100, 50), load(null), 10_000)).toBe(100 * MIB);
});

test("an estimate outside of what is printed is cut to it", () => {
  // 1,280 MiB in 10.0005 s, printed as 10,000 ms, are less than the 128.0 MiB/s that the bytes give.
  expect(throughput(inMib(127, 127, 1280), load(null), 10_000)).toBe(128 * MIB);
});

test("the JSON has bytes per second to the digit", () => {
  const side = { iops: 10_000, bytesPerSecond: { value: 81_920_136, step: 1 }, bytes: null };
  expect(throughput(side as PhaseSide, load(8192), 60_000)).toBe(81_920_136);
});

test("no rate is unknown, whatever else is there", () => {
  expect(throughput({ ...inMib(1, 1, 1), bytesPerSecond: null }, load(4096), 1000)).toBeNull();
});

test("a time of 0 ms divides nothing", () => {
  expect(throughput(inMib(5000, 19, 1), load(null), 0)).toBe(19 * MIB);
});
