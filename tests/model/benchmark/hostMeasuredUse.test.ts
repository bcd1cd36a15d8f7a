import { idleCpuPct, measuredUse } from "../../../src/model/benchmark/hostMeasuredUse";
import { at, interval, recording } from "./recordings";

const window = (start: number, end: number) => ({ startMs: at(start), endMs: at(end) });

test("intervals count by the time that they share with the window", () => {
  const host = recording("a", [interval(0, 10, 10), interval(10, 20, 40), interval(20, 30, 90)]);
  // 5 s at 10 %, 10 s at 40 %, none of the third.
  expect(measuredUse(host, window(5, 20), 3)).toEqual({
    host: "a",
    cpuUsedPct: 30,
    cpuUtilPct: 15,
    idleCpuPct: 3,
    logicalProcessors: 64,
    transmitBitsPerSecond: 100e6,
    receiveBitsPerSecond: 50e6,
    uplinks: [{ name: "vmnic0", transmitBitsPerSecond: 100e6, receiveBitsPerSecond: 50e6 }],
    coveredSeconds: 15,
    source: "a.csv",
  });
});

test("an interval that only touches the window does not overlap it", () => {
  const host = recording("a", [interval(0, 10, 10)]);
  expect(measuredUse(host, window(10, 20), null)).toBeNull();
  expect(measuredUse(host, window(9, 20), null)?.coveredSeconds).toBe(1);
});

test("a figure that an interval lacks is averaged over the others", () => {
  const host = recording("a", [interval(0, 10, null, null), interval(10, 20, 40, 200)]);
  expect(measuredUse(host, window(0, 20), null)).toMatchObject({
    cpuUsedPct: 40,
    transmitBitsPerSecond: 200e6,
  });
  const none = recording("a", [interval(0, 10, null, null)]);
  expect(measuredUse(none, window(0, 20), null)).toMatchObject({
    cpuUsedPct: null,
    receiveBitsPerSecond: null,
  });
});

test("traffic is the sum of the uplinks", () => {
  const first = interval(0, 10, 1);
  const second = { name: "vmnic10", transmitBitsPerSecond: 5e6, receiveBitsPerSecond: null };
  const third = { name: "vmnic2", transmitBitsPerSecond: 1e6, receiveBitsPerSecond: 2e6 };
  const host = recording("a", [{ ...first, uplinks: [...first.uplinks, second, third] }]);
  const use = measuredUse(host, window(0, 10), null);
  expect(use).toMatchObject({ transmitBitsPerSecond: 106e6, receiveBitsPerSecond: 52e6 });
  expect(use?.uplinks.map(({ name }) => name)).toEqual(["vmnic0", "vmnic2", "vmnic10"]);
});

test("idle use needs three intervals that no benchmark touches", () => {
  const intervals = [interval(0, 10, 1), interval(10, 20, 2), interval(20, 30, 6), interval(30, 40, 50)];
  const busy = (start: number) => [window(start, 100)];
  expect(idleCpuPct(recording("a", intervals), busy(30))).toBe(3);
  expect(idleCpuPct(recording("a", intervals), busy(29))).toBeNull();
  expect(idleCpuPct(recording("a", []), [])).toBeNull();
});
