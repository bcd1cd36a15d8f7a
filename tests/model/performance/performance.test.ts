import { changeAgainst, p95Ratio } from "../../../src/model/performance/benchmarkRatios";
import {
  iopsAt,
  iopsOfThroughput,
  outstandingIo,
  throughputOfIops,
} from "../../../src/model/performance/ioArithmetic";
import { iopsAtLimit } from "../../../src/model/performance/iopsLimit";

const KIB = 1024;

// Bytes of an I/O, I/O per second under a limit of 5,000.
test.each([
  [512, 5_000],
  [4 * KIB, 5_000],
  [32 * KIB, 5_000],
  [32 * KIB + 1, 2_500],
  [64 * KIB, 2_500],
  [96 * KIB, 5_000 / 3],
  [1024 * KIB, 156.25],
])("a limit of 5,000 lets I/O of %d bytes through %d times a second", (bytes, iops) => {
  expect(iopsAtLimit(5_000, bytes)).toBeCloseTo(iops, 9);
});

test("the read tests of the reference cluster ran into their limit of 144 × 5,000", () => {
  expect(721_317.28 / (144 * iopsAtLimit(5_000, 32 * KIB))).toBeCloseTo(1.002, 3);
  expect(22_575.5 / (144 * iopsAtLimit(5_000, 1024 * KIB))).toBeCloseTo(1.003, 3);
});

test("a limit of 0 is not a limit in a policy", () => {
  expect(() => iopsAtLimit(0, 4096)).toThrow(/limit is 0 or blank/);
});

test.each([
  [721_317.28, 2.03, 1_464.3],
  [22_575.5, 6.38, 144.0],
  [4_040, 0.25, 1.01],
])("%d IOPS at %d ms: %d outstanding, and back", (iops, ms, outstanding) => {
  expect(outstandingIo(iops, ms / 1e3)).toBeCloseTo(outstanding, 1);
  expect(iopsAt(outstandingIo(iops, ms / 1e3), ms / 1e3)).toBeCloseTo(iops, 6);
});

test("a latency of 0 is a blank cell", () => {
  expect(() => outstandingIo(1, 0)).toThrow(/latency_ms is 0 or blank/);
  expect(() => iopsAt(1, 0)).toThrow(/latency_ms is 0 or blank/);
});

test("throughput and IOPS", () => {
  expect(throughputOfIops(721_317.28, 32 * KIB, 2 ** 20)).toBeCloseTo(22_541.165, 3);
  expect(iopsOfThroughput(22_541.165 * 2 ** 20, 32 * KIB)).toBeCloseTo(721_317.28, 6);
});

test("change against a baseline, and the slow end over the mean", () => {
  expect(changeAgainst(118.37, 100)).toBeCloseTo(0.1837, 9);
  expect(changeAgainst(0, 100)).toBe(-1);
  expect(p95Ratio(0.006, 0.002)).toBeCloseTo(3, 12);
  expect(() => p95Ratio(0.006, 0)).toThrow(/average_ms is 0 or blank/);
});
