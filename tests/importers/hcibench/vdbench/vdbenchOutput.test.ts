import { sumGrids } from "../../../../src/importers/hcibench/members/intervalGrid";
import { VdbenchOutput } from "../../../../src/importers/hcibench/vdbench/vdbenchOutput";

const HEADS =
  "             rate  1024**2     i/o    pct     time     resp     resp      max   stddev depth sys+u   sys";
const FIGURES = "    1.00     4096  70.00    2.000    1.000    3.000   20.000    0.500  63.4   1.3   0.2";
const START = (time: string, rest = "") =>
  `${time} Starting RD=run1; I/O rate: Uncontrolled MAX; elapsed=10${rest}; For loops: None`;
const interval = (time: string, number: number, iops = 100) =>
  `${time}         ${number}   ${iops}.00${FIGURES}`;
const average = (time: string, iops = 100) => `${time}     avg_2-3   ${iops}.00${FIGURES}`;

function read(lines: readonly string[], series = true): VdbenchOutput {
  const output = new VdbenchOutput(series);
  lines.forEach((text, index) => output.take({ text, number: index + 1 }));
  return output;
}

const pointsOf = (output: VdbenchOutput) => {
  const grid = output.runs[0]?.grid;
  return grid ? sumGrids([grid]).points.map(({ second, iops }) => [second, iops]) : null;
};

const TEN_SECONDS = [
  START("10:00:00.000", " warmup=5"),
  HEADS,
  interval("10:00:05.012", 1, 900),
  interval("10:00:10.012", 2, 100),
  interval("10:00:15.012", 3, 300),
  average("10:00:15.020", 200),
];

test("a run has its definition, its averages and a series behind its warm-up", () => {
  const output = read(TEN_SECONDS);
  expect(output.damagedLines).toEqual([]);
  expect(output.runs.map(({ definition, average: row }) => [definition?.name, row?.iops])).toEqual([
    ["run1", 200],
  ]);
  expect(sumGrids(output.runs.flatMap(({ grid }) => grid ?? [])).points).toEqual([
    { second: 5, iops: 100, throughputBytesPerSecond: 2 ** 20, latencyMs: 2 },
    { second: 10, iops: 300, throughputBytesPerSecond: 2 ** 20, latencyMs: 2 },
  ]);
});

test.each<[string, string[], number[][] | null]>([
  [
    "without a warm-up all but the first interval",
    [START("10:00:00.000"), HEADS, interval("10:00:05.010", 1, 900), interval("10:00:10.010", 2, 100)],
    [[5, 100]],
  ],
  [
    "over midnight",
    [START("23:59:57.000"), HEADS, interval("00:00:02.010", 1, 900), interval("00:00:07.010", 2, 100)],
    [[5, 100]],
  ],
  [
    "with intervals of ten seconds",
    [START("10:59:55.000"), HEADS, interval("11:00:05.010", 1, 900), interval("11:00:15.010", 2, 100)],
    [[10, 100]],
  ],
  [
    "of a file whose first intervals are lost",
    [START("10:00:00.000"), HEADS, interval("10:00:15.010", 3, 100)],
    [[10, 100]],
  ],
  ["without a start", [HEADS, interval("10:00:05.010", 1), average("10:00:05.020")], null],
  [
    "behind its averages none",
    [START("10:00:00.000"), HEADS, average("10:00:05.000"), interval("10:00:05.010", 2)],
    null,
  ],
  ["of damaged rows", [START("10:00:00.000"), HEADS, interval("10:00:05.010", 2).slice(0, 50)], null],
])("a series is %s", (_, lines, points) => {
  expect(pointsOf(read(lines))).toEqual(points);
});

test("no series is made that is not asked for", () => {
  expect(pointsOf(read(TEN_SECONDS, false))).toBeNull();
});

test("the next run definition has a series with intervals of its own", () => {
  const output = read([
    ...TEN_SECONDS,
    START("10:01:00.000"),
    interval("10:01:10.010", 1, 50),
    interval("10:01:20.010", 2, 50),
    average("10:01:20.020", 50),
  ]);
  expect(output.runs.map(({ average: row, grid }) => [row?.iops, grid?.stepMs])).toEqual([
    [200, 5000],
    [50, 10_000],
  ]);
});

test("a run without averages is one that was not finished; averages without a start are a run", () => {
  const { runs } = read([
    START("10:00:00.000"),
    START("10:00:20.000"),
    average("10:00:40.000"),
    average("10:00:50.000"),
  ]);
  expect(runs.map(({ definition, average: row }) => [definition === null, row === null])).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
});

test("averages that cannot be read are named by their lines", () => {
  const { runs, damagedLines } = read([
    START("10:00:00.000"),
    average("10:00:05.000").replace("4096", "-"),
    "10:00:05.100 avg_2-3",
    average("10:00:06.000"),
  ]);
  expect(damagedLines).toEqual([2, 3]);
  expect(runs.map(({ average: row }) => row?.iops)).toEqual([100]);
});

test.each([
  "x 10:00:00.000 Starting RD=run1;",
  "10:00:00.000  Starting RD=run1;",
  "10:00:00.000 Starting slaves",
])("%s starts no run", (line) => {
  expect(read([line]).runs).toEqual([]);
});

test("the length of the intervals is known with a series and without", () => {
  for (const series of [true, false])
    expect(read(TEN_SECONDS, series).runs.map(({ intervalSeconds }) => intervalSeconds)).toEqual([5]);
});

test("the line in which vdbench aborts is kept", () => {
  const text = "10:00:16.000 Vdbench aborting: CTRL-C requested.";
  expect(read([...TEN_SECONDS, text, text]).aborted).toEqual({ text, number: TEN_SECONDS.length + 1 });
  expect(read(TEN_SECONDS).aborted).toBeNull();
});
