import { importText } from "../../src/importers/pasted/importText";
import { withoutFloatNoise } from "../../src/importers/withoutFloatNoise";
import { emptyRun } from "../../src/model/benchmark/benchmarkRun";

const empty = emptyRun("fio", "a", { file: "a.json", line: 1 });
const tidy = (iops: number) =>
  withoutFloatNoise({ ...empty, results: { ...empty.results, iops } }).results.iops;

test.each([
  [531457999.99999994, 531458000],
  [0.1 + 0.2, 0.3],
  [22570.499999999996, 22570.5],
  [721317.2800000001, 721317.28],
  [-1.1 - 2.2, -3.3],
])("%d is %d", (noisy, figure) => {
  expect(tidy(noisy)).toBe(figure);
});

test.each([
  ["an integer of 16 digits", 1234567890123457],
  ["15 digits", 123456789.012345],
  ["15 digits, zeros within", 123456789.000001],
  ["more than 12 digits behind rounding", 1763.525390600213],
  ["a third", 1 / 3],
  ["a small figure", 1.5e-9],
  ["0", 0],
])("%s stays: %d", (_, figure) => {
  expect(tidy(figure)).toBe(figure);
});

test.each([
  [7.1e-15, 1000, 0],
  [-7.1e-15, 1000, 0],
  [1e-9, 1000, 1e-9],
  [9.9e-10, 1000, 0],
  [7.1e-15, null, 7.1e-15],
  [7.1e-15, 0, 7.1e-15],
])("a side of %d of %p IOPS is %d", (rate, iops, expected) => {
  const { results } = withoutFloatNoise({
    ...empty,
    results: { ...empty.results, iops, readIops: rate, writeIops: rate },
  });
  expect([results.readIops, results.writeIops]).toEqual([expected, expected]);
});

test("what the tool printed stays as it is, everything else is tidy at any depth", () => {
  const noise = 0.1 + 0.2;
  const run = {
    ...empty,
    latencyBins: [{ upToMs: null, share: noise }],
    reported: [{ label: "x", value: noise, unit: "", file: "a", line: 1 }],
  };
  expect(withoutFloatNoise(run)).toEqual({ ...run, latencyBins: [{ upToMs: null, share: 0.3 }] });
});

test("pasted results are tidy", () => {
  const row = "  SEQ    1MiB (Q=  8, T= 1):   1.005 MB/s [   1000.0 IOPS] <  7990.50 us>";
  expect(1.005 * 1_000_000).not.toBe(1_005_000);
  expect(importText(`[Read]\n${row}`, "a")?.runs[0]?.results.throughputBytesPerSecond).toBe(1_005_000);
});
