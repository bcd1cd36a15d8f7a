import { IntervalGrid } from "../../../src/importers/hcibench/intervalGrid";

const interval = (fromMs: number, toMs: number, ios: number) => ({
  fromMs,
  toMs,
  ios,
  bytes: ios * 4096,
  latencyNs: ios * 2e6,
  latencyIos: ios,
});

test("intervals on the grid give their own rates", () => {
  const grid = new IntervalGrid();
  grid.add(interval(0, 5000, 500));
  grid.add(interval(5000, 10000, 1000));
  expect(grid.points(1)).toEqual([
    { second: 5, iops: 100, throughputBytesPerSecond: 409600, latencyMs: 2 },
    { second: 10, iops: 200, throughputBytesPerSecond: 819200, latencyMs: 2 },
  ]);
});

test("members that print at other instants add up on the common grid", () => {
  const grid = new IntervalGrid();
  grid.add(interval(0, 5000, 500));
  grid.add(interval(5000, 10000, 500));
  const other = new IntervalGrid();
  other.add(interval(0, 2500, 500));
  other.add(interval(2500, 7500, 1000));
  other.add(interval(7500, 10000, 500));
  grid.merge(other);
  expect(grid.points(2)?.map(({ iops }) => iops)).toEqual([300, 300]);
});

test("the last milliseconds of a run make no point, and no interval no series", () => {
  const grid = new IntervalGrid();
  expect(grid.points(1)).toBeNull();
  grid.add(interval(0, 5007, 500));
  expect(grid.points(1)).toHaveLength(1);
});

test("a damaged runtime is left out", () => {
  const grid = new IntervalGrid();
  grid.add(interval(0, 1e15, 500));
  grid.add(interval(10, 5, 500));
  expect(grid.points(1)).toBeNull();
});
