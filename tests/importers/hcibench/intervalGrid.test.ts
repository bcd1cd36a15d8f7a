import { IntervalGrid, sumGrids } from "../../../src/importers/hcibench/intervalGrid";
import { memberSeries } from "../../../src/importers/hcibench/memberSeries";

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
  expect(sumGrids([new IntervalGrid()])).toEqual({ points: [], leftOut: 0 });
  expect(sumGrids([gridOf([[0, 5007, 500]])])).toMatchObject({ points: [{ second: 5 }], leftOut: 0 });
});

test("a damaged runtime is left out", () => {
  const damaged = gridOf([
    [0, 1e15, 500],
    [10, 5, 500],
  ]);
  expect(sumGrids([damaged]).points).toEqual([]);
});

test("time that one member does not cover is left out and counted: the others' rate is not scaled up", () => {
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

describe("a series that not all members have", () => {
  test("is whole without a word where all have one, and none where nobody has", () => {
    expect(memberSeries([steady, steady], "case").diagnostics).toEqual([]);
    expect(memberSeries([steady, steady], "case").series?.map(({ iops }) => iops)).toEqual([200, 200]);
    expect(memberSeries([null, null], "case")).toEqual({ series: null, diagnostics: [] });
  });

  test.each([
    ["a member without intervals", null, null, "1 of 2 VMs have no intervals"],
    ["intervals of another length", gridOf([[0, 10_000, 500]], 10_000), null, "differ in length"],
    ["a shorter member", gridOf([[0, 5000, 500]]), 1, "1 intervals of the time series are left out"],
  ])("%s is said", (_, other, points, message) => {
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
