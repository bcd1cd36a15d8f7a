import { meanOfKnown } from "../../../src/model/benchmark/meanOfKnown";
import { recordingSummary } from "../../../src/model/benchmark/recordingSummary";
import { interval, recording } from "./recordings";

test.each<[(number | null)[], number | null]>([
  [[1, null, 3], 2],
  [[0, 4], 2],
  [[5], 5],
  [[null, null], null],
  [[], null],
])("the mean of what is known of %j is %p", (values, mean) => {
  expect(meanOfKnown(values)).toBe(mean);
});

test("a recording is summed up from its first interval to its last, each weighted by its time", () => {
  const intervals = [interval(0, 10, 20), interval(10, 20, 40, 200), interval(20, 40, 60, 300)];
  expect(recordingSummary(recording("esx1", intervals))).toEqual({
    host: "esx1",
    source: "esx1.csv",
    startedAt: "2024-11-29T10:00:00.000Z",
    endedAt: "2024-11-29T10:00:40.000Z",
    intervals: 3,
    coveredSeconds: 40,
    logicalProcessors: 64,
    cpuUsedPct: 45,
    cpuUtilPct: 22.5,
    transmitBitsPerSecond: 225e6,
    receiveBitsPerSecond: 112.5e6,
    uplinks: [{ name: "vmnic0", transmitBitsPerSecond: 225e6, receiveBitsPerSecond: 112.5e6 }],
  });
});

test("a recording without intervals has no summary", () => {
  expect(recordingSummary(recording("esx1", []))).toBeNull();
});
