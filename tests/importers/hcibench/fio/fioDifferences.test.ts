import { FioDifferences } from "../../../../src/importers/hcibench/fio/fioDifferences";
import { sumGrids } from "../../../../src/importers/hcibench/members/intervalGrid";
import { fioJob } from "./fioJob";

/** The counters of a job after some time: I/Os of 4 KiB, each of `latencyMs`. */
const after = (seconds: number, ios: number, latencyMs = 2, latencyIos = ios) => ({
  runtimeMs: seconds * 1000,
  totalIos: ios,
  ioBytes: ios * 4096,
  latencyIos,
  meanNs: latencyMs * 1e6,
});

type Sides = Parameters<typeof fioJob>;

/** The series of one job's documents, as [second, IOPS, bytes/s, ms]. */
function seriesOf(documents: Sides[]) {
  const differences = new FioDifferences();
  for (const sides of documents) differences.add({ jobs: [fioJob(...sides)] });
  return sumGrids(differences.grids).points.map((point) => [
    point.second,
    point.iops,
    point.throughputBytesPerSecond,
    point.latencyMs,
  ]);
}

test.each<[string, Sides[], (number | null)[][]]>([
  [
    "the differences of cumulative counters",
    [[after(5, 500)], [after(10, 2000, 3.5)]],
    [
      [5, 100, 409_600, 2],
      [10, 300, 1_228_800, 4],
    ],
  ],
  [
    "reads and writes together, over the longer of their times",
    [[after(4, 400), after(5, 100, 7)]],
    [[5, 100, 409_600, 3]],
  ],
  [
    "the ramp left out, in which no latency is measured",
    [[after(3, 900, 0, 0)], [after(5, 500)]],
    [[5, 100, 409_600, 2]],
  ],
  [
    "a side without I/O left out, whatever its mean",
    [[after(5, 500), { ...after(5, 0, 9), latencyIos: 70 }]],
    [[5, 100, 409_600, 2]],
  ],
  [
    "a document that is printed twice counted once",
    [[after(5, 500)], [after(5, 500)]],
    [[5, 100, 409_600, 2]],
  ],
  ["more I/Os in no time left out", [[after(5, 500)], [after(5, 900)]], [[5, 100, 409_600, 2]]],
  [
    "time without I/O as rates of 0",
    [[after(5, 500)], [after(10, 500)]],
    [
      [5, 100, 409_600, 2],
      [10, 0, 0, null],
    ],
  ],
  [
    "counters that fall begun anew from there",
    [[after(5, 500)], [after(10, 100)], [after(15, 600)]],
    [
      [5, 100, 409_600, 2],
      [15, 100, 409_600, 2],
    ],
  ],
])("a series is %s", (_, documents, expected) => {
  expect(seriesOf(documents)).toEqual(expected);
});

test("a document without its mean latency makes no series", () => {
  const differences = new FioDifferences();
  differences.add({ jobs: [fioJob({ ...after(5, 500), meanNs: null })] });
  expect(differences.grids).toEqual([]);
});

test("a document in which no time has passed makes no series", () => {
  const differences = new FioDifferences();
  differences.add({ jobs: [fioJob(after(0, 5))] });
  expect(differences.grids).toEqual([]);
});

test("each job has a series of its own", () => {
  const differences = new FioDifferences();
  differences.add({ jobs: [fioJob(after(5, 500)), fioJob({}), fioJob(after(5, 1000))] });
  const ios = Object.entries(differences.grids).map(([job, { cells }]) => [job, cells[0]?.ios]);
  expect(ios).toEqual([
    ["0", 500],
    ["2", 1000],
  ]);
});
