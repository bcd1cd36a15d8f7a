import { IntervalGrid, sumGrids } from "../../../../src/importers/hcibench/members/intervalGrid";
import { memberSeries } from "../../../../src/importers/hcibench/members/memberSeries";

/** A grid of intervals given as [from, to (ms), I/Os]. */
function gridOf(intervals: readonly [number, number, number][], stepMs?: number): IntervalGrid {
  const grid = new IntervalGrid(stepMs);
  for (const [fromMs, toMs, ios] of intervals) {
    grid.add({ fromMs, toMs, ios, bytes: ios * 4096, latencyNs: ios * 2e6, latencyIos: ios });
  }
  return grid;
}

const iopsOf = (grids: IntervalGrid[]) => sumGrids(grids).points.map(({ second, iops }) => [second, iops]);

test("intervals on the grid give their own rates", () => {
  const grid = gridOf([
    [0, 5000, 500],
    [5000, 10_000, 1000],
  ]);
  expect(sumGrids([grid]).points).toEqual([
    { second: 5, iops: 100, throughputBytesPerSecond: 409600, latencyMs: 2 },
    { second: 10, iops: 200, throughputBytesPerSecond: 819200, latencyMs: 2 },
  ]);
});

const steady = gridOf([
  [0, 5000, 500],
  [5000, 10_000, 500],
]);

test("members that print at other instants add up on the common grid", () => {
  const shifted = gridOf([
    [0, 2500, 500],
    [2500, 7500, 1000],
    [7500, 10_000, 500],
  ]);
  expect(iopsOf([steady, shifted])).toEqual([
    [5, 300],
    [10, 300],
  ]);
});

test("the last milliseconds of a run make no point, and no interval no series", () => {
  expect(sumGrids([])).toEqual({ points: [], leftOut: 0 });
  expect(sumGrids([new IntervalGrid()])).toEqual({ points: [], leftOut: 0 });
  expect(sumGrids([gridOf([[0, 5007, 500]])])).toMatchObject({ points: [{ second: 5 }], leftOut: 0 });
});

test("a damaged runtime is skipped", () => {
  const damaged = gridOf([
    [0, 1e15, 500],
    [10, 5, 500],
  ]);
  expect(sumGrids([damaged]).points).toEqual([]);
});

test("time that one member does not cover is skipped and counted: the others' rate is not scaled up", () => {
  const shorter = gridOf([[0, 5000, 500]]);
  expect(iopsOf([steady, shorter])).toEqual([[5, 200]]);
  expect(sumGrids([steady, shorter]).leftOut).toBe(1);
});

test.each([
  [
    "half",
    7500,
    [
      [5, 200],
      [10, 200],
    ],
  ],
  ["less than half", 7499, [[5, 200]]],
])("a cell of which a member covers %s", (_, toMs, expected) => {
  const shorter = gridOf([
    [0, 5000, 500],
    [5000, toMs, (toMs - 5000) / 10],
  ]);
  expect(iopsOf([steady, shorter])).toEqual(expected);
});

const DAY_MS = 24 * 3600 * 1000;

test.each([
  ["as late as the longest test ends", 1, 30 * DAY_MS, 31 * DAY_MS],
  ["later than any test ends", 0, 30 * DAY_MS, 31 * DAY_MS + 1],
  ["from the beginning", 1, 0, DAY_MS],
  ["from before the beginning", 0, -1, DAY_MS],
  ["of no length", 0, DAY_MS, DAY_MS],
  ["of a runtime that is no number", 0, 0, NaN],
])("an interval %s makes points: %d", (_, points, fromMs, toMs) => {
  expect(sumGrids([gridOf([[fromMs, toMs, 500]], DAY_MS)]).points).toHaveLength(points);
});

test.each([
  ["all of a cell", 1, 5000],
  ["all of it but for parts of milliseconds", 1, 4995],
  ["less of it", 0, 4994],
])("where one member covers %s and another nothing, cells omitted are %d", (_, leftOut, ms) => {
  const whole = gridOf([[0, 5000, 500]]);
  const more = gridOf([
    [0, 5000, 500],
    [5000, 5000 + ms, 500],
  ]);
  expect(sumGrids([whole, more]).leftOut).toBe(leftOut);
});

test("latencies of members are weighted by their I/Os, and a cell without any has none", () => {
  const quick = new IntervalGrid();
  quick.add({ fromMs: 0, toMs: 5000, ios: 30, bytes: 0, latencyNs: 30e6, latencyIos: 30 });
  const slow = new IntervalGrid();
  slow.add({ fromMs: 0, toMs: 5000, ios: 10, bytes: 0, latencyNs: 50e6, latencyIos: 10 });
  expect(sumGrids([quick, slow]).points[0]?.latencyMs).toBe(2);
  expect(sumGrids([gridOf([[0, 5000, 0]])]).points).toEqual([
    { second: 5, iops: 0, throughputBytesPerSecond: 0, latencyMs: null },
  ]);
});

describe("a series that not all members have", () => {
  test("is whole without a word where all have one, and none where no one has", () => {
    expect(memberSeries([steady, steady], "case").diagnostics).toEqual([]);
    expect(memberSeries([steady, steady], "case").series?.map(({ iops }) => iops)).toEqual([200, 200]);
    expect(memberSeries([null, null], "case")).toEqual({ series: null, diagnostics: [] });
  });

  test.each([
    ["a member without intervals", null, null, "1 of 2 VMs have no intervals"],
    ["intervals of another length", gridOf([[0, 10_000, 500]], 10_000), null, "differ in length"],
    ["a shorter member", gridOf([[0, 5000, 500]]), 1, "1 intervals of the time series are skipped"],
  ])("%s is reported", (_, other, points, message) => {
    const { series, diagnostics } = memberSeries([steady, other], "case");
    expect(series?.length ?? null).toBe(points);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        severity: "warning",
        code: "series-incomplete",
        message: expect.stringContaining(message),
        file: "case",
      }),
    ]);
  });
});

test("intervals of which no point can be made are not series", () => {
  const stub = gridOf([[0, 100, 5]]);
  expect(memberSeries([stub, stub], "case")).toEqual({ series: null, diagnostics: [] });
});
