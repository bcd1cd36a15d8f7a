import {
  isAverage,
  parseVdbenchColumns,
  parseVdbenchRow,
} from "../../../../src/importers/hcibench/vdbench/vdbenchRow";

const HEADS_50406 =
  "       rate  1024**2     i/o    pct     time     resp     resp      max   stddev depth sys+u   sys";
const HEADS_50407 =
  "       rate  1024**2     i/o    pct     time     resp     resp      max      max   stddev  depth sys+u   sys";
const OLD =
  "    2136.74  2136.74 1048576  30.01   29.682    7.794   39.064  106.683   22.591  63.4   1.3   0.2";
const NEW =
  "      104.5     0.10    1024  50.72    0.012    0.010    0.015     0.05     0.12    0.007    0.0   NaN   NaN";

const oldFigures = {
  iops: 2136.74,
  bytesPerSecond: 2136.74 * 2 ** 20,
  bytesPerIo: 1048576,
  readPct: 30.01,
  latencyMs: 29.682,
  readLatencyMs: 7.794,
  writeLatencyMs: 39.064,
  maxMs: 106.683,
  stddevMs: 22.591,
};
const newFigures = { iops: 104.5, readPct: 50.72, maxMs: 0.12, stddevMs: 0.007, writeLatencyMs: 0.015 };

test.each([
  [
    "an average of 50406, glued to the time",
    `16:35:12.083avg_31-150${OLD}`,
    HEADS_50406,
    { first: 31, last: 150 },
    null,
    oldFigures,
  ],
  ["an interval of 50406", `16:35:12.066       150${OLD}`, HEADS_50406, null, 150, oldFigures],
  [
    "an average of 50407 without CPU",
    `16:24:36.053     avg_2-5${NEW}`,
    HEADS_50407,
    { first: 2, last: 5 },
    null,
    newFigures,
  ],
  ["50406 without column heads", `16:35:12.066       150${OLD}`, "", null, 150, oldFigures],
  ["50407 without column heads", `16:24:36.053         5${NEW}`, "", null, 5, newFigures],
])("%s is read", (_, line, heads, averaged, interval, figures) => {
  expect(parseVdbenchRow(line, parseVdbenchColumns(heads))).toMatchObject({
    averaged,
    interval,
    ...figures,
  });
  expect(isAverage(line)).toBe(averaged !== null);
});

test("a megabyte matches the column heads", () => {
  const columns = parseVdbenchColumns(HEADS_50406.replace("1024**2", "1000**2"));
  expect(columns).toEqual({ maxima: 1, megabyte: 1e6 });
  expect(parseVdbenchRow(`16:35:12.066  150${OLD}`, columns)?.bytesPerSecond).toBeCloseTo(2136.74e6, 3);
});

test.each(["x avg_2-5", "16:35:12.083 Starting avg_2-5", "see 16:35:12.083avg_31-150", "16:35:12.083avg_31"])(
  "%s is not an average",
  (line) => {
    expect(isAverage(line)).toBe(false);
  },
);

test("blanks at the end are not column", () => {
  expect(parseVdbenchRow(`16:35:12.066       150${OLD}  `, null)).toMatchObject(oldFigures);
});

test.each([
  "",
  "16:35:13.054 Vdbench execution completed successfully. Output directory: output",
  "16:35:12.083avg_31-150    2136.74  2136.74 1048576  30.01",
  `16:35:12.083avg_31-150${OLD.replace("29.682", "NaN")}`,
  `16:35:12.083avg_31-150${OLD.replace("22.591", "-")}`,
])("%p is not a row", (line) => {
  expect(parseVdbenchRow(line, parseVdbenchColumns(HEADS_50406))).toBeNull();
});
