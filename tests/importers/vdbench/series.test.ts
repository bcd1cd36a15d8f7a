import { parseVdbenchText } from "../../../src/importers/vdbench/parseVdbenchText";
import { vdbench } from "../../../src/importers/vdbench/vdbench";
import type { SeriesPoint } from "../../../src/model/benchmark/benchmarkRun";
import { wholeTextImporter } from "../../../src/importers/wholeTextImporter";
import { folderOf, textFile } from "../sources";
import { blockFlatfile, blockRow, fileFlatfile, fileHeader, summary, totals } from "./vdbenchTexts";

const importer = wholeTextImporter(vdbench);

const seriesOf = (text: string): (SeriesPoint[] | null)[] =>
  parseVdbenchText(text, "a", true).runs.map(({ series }) => series);

/** Five-second intervals from 10:00:00 on, with 100 IOPS more each. */
const rows = (run: string, intervals: number, first: number, startSecond = 0): string => {
  const time = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);
  const lines = Array.from({ length: intervals }, (_, index) =>
    blockRow(run, String(index + 1), {
      tod: time(36_000 + startSecond + 5 * (index + 1)),
      rate: String(100 * (index + 1)),
      "MB/sec": "1",
    }),
  );
  return lines.join("") + blockRow(run, `avg_${first}-${intervals}`);
};

test("flatfile: the averaged intervals, counted from the end of the warm-up", () => {
  const point = (second: number, iops: number) => ({
    second,
    iops,
    throughputBytesPerSecond: 2 ** 20,
    latencyMs: 1.25,
  });
  expect(seriesOf(blockFlatfile(rows("rd1", 4, 2) + rows("rd2", 3, 3, 60)))).toEqual([
    [point(5, 200), point(10, 300), point(15, 400)],
    [point(5, 300)],
  ]);
});

test("a run that continues past midnight", () => {
  const text = blockFlatfile(rows("rd1", 4, 2, 14 * 3600 - 10));
  expect(seriesOf(text)[0]?.map(({ second }) => second)).toEqual([5, 10, 15]);
});

test("an interval that is missing leaves a gap, not another time", () => {
  const lines = rows("rd1", 5, 2).split("\n");
  lines.splice(2, 1);
  expect(seriesOf(blockFlatfile(lines.join("\n")))[0]?.map(({ second }) => second)).toEqual([5, 15, 20]);
});

test("an interval without I/O has no latency", () => {
  const idle = blockRow("rd1", "2", { tod: "10:00:06.000", rate: "0", "MB/sec": "0", resp: "0" });
  const text = blockFlatfile(blockRow("rd1", "1") + idle + blockRow("rd1", "avg_2-2"));
  expect(seriesOf(text)).toEqual([[{ second: 5, iops: 0, throughputBytesPerSecond: 0, latencyMs: null }]]);
});

test("flatfile, file-system layout: reads and writes as in the results", () => {
  const [header, average = ""] = fileFlatfile()
    .trimEnd()
    .split(/\n(?=\S+ \S+ rd1)/);
  const interval = (number: number) =>
    average.replace("avg_2-60", String(number)).replace("10:00:01", `10:00:0${number}`);
  const text = [header, interval(1), interval(2), average].join("\n");
  const { results } = parseVdbenchText(text, "a").runs[0] ?? {};
  expect(seriesOf(text)).toEqual([
    [
      {
        second: 1,
        iops: results?.iops,
        throughputBytesPerSecond: results?.throughputBytesPerSecond,
        latencyMs: results?.latencyMs,
      },
    ],
  ]);
});

test("summary: both layouts", () => {
  const cells =
    "2000.5    15.63    8192  75.00    1.250    0.500    3.500    20.50    40.50    0.100   15.9   3.5   0.2\n";
  const second = summary.replace(
    "0.2\n\n",
    `0.2\n10:00:02.000           2     ${cells}10:00:03.001           3     ${cells}\n`,
  );
  const point = { iops: 2000.5, throughputBytesPerSecond: 15.63 * 2 ** 20, latencyMs: 1.25 };
  expect(seriesOf(second)).toEqual([
    [
      { second: 1, ...point },
      { second: 2, ...point },
    ],
  ]);
  const fileRow =
    "4000  2.500  60.5 50.0  75.0   3000  1.500 1000.0  5.500 11.70  3.90  15.62    4096   0.0  0.000\n";
  const file = totals
    .replace("Run totals", "")
    .replace(fileHeader, `${fileHeader}10:00:10.000 1 ${fileRow}10:00:20.000 2 ${fileRow}`);
  expect(seriesOf(file)).toEqual([
    [{ second: 10, iops: 4000, throughputBytesPerSecond: 15.62 * 2 ** 20, latencyMs: 2.5 }],
  ]);
});

test("what holds no intervals, or one whose length nothing reports, has no series", () => {
  expect(seriesOf(totals)).toEqual([null]);
  expect(seriesOf(summary)).toEqual([null]);
  expect(seriesOf(blockFlatfile(blockRow("rd1", "avg_2-60")))).toEqual([null]);
  expect(seriesOf(blockFlatfile(blockRow("rd1", "1") + blockRow("rd1", "avg_1-1")))).toEqual([null]);
});

test("the series comes only where it is asked for, and changes nothing else", async () => {
  const source = folderOf([textFile("a/flatfile.html", blockFlatfile(rows("rd1", 4, 2)))]);
  const plain = await importer.parse(source);
  const asked = await importer.parse(source, { series: true });
  expect(plain.runs[0]?.series).toBeNull();
  expect(asked.runs[0]?.series).toHaveLength(3);
  expect({ ...asked.runs[0], series: null }).toEqual(plain.runs[0]);
});

/** A flatfile of intervals at these times of day, all averaged; changes of cells for single ones. */
const timed = (
  times: [interval: number, tod: string, cells?: Record<string, string>][],
  average = `avg_${times[0]?.[0]}-${times.at(-1)?.[0]}`,
): string =>
  blockFlatfile(
    times.map(([interval, tod, cells]) => blockRow("rd1", String(interval), { tod, ...cells })).join("") +
      blockRow("rd1", average),
  );
const secondsOf = (text: string): number[] | null => seriesOf(text)[0]?.map(({ second }) => second) ?? null;

test("two intervals on either side of midnight report how long they are", () => {
  const text = timed([
    [1, "23:59:57.999"],
    [2, "00:00:02.998"],
  ]);
  expect(secondsOf(text)).toEqual([5, 10]);
});

test("a gap in the count is no longer interval", () => {
  const text = timed([
    [1, "10:00:05.000"],
    [3, "10:00:15.000"],
  ]);
  expect(secondsOf(text)).toEqual([5, 15]);
});

test("one interval that took longer does not change the length of the others", () => {
  const text = timed([
    [1, "10:00:05.000"],
    [2, "10:00:10.000"],
    [3, "10:00:22.000"],
    [4, "10:00:27.000"],
  ]);
  expect(secondsOf(text)).toEqual([5, 10, 15, 20]);
});

test("intervals that all have one time have no series", () => {
  const text = timed([
    [1, "10:00:05.000"],
    [2, "10:00:05.400"],
  ]);
  expect(secondsOf(text)).toBeNull();
});

test.each<[string, number[] | null]>([
  ["avg_1-4", [5, 10, 15, 20]],
  ["avg_2-3", [5, 10]],
  ["avg_4-4", [5]],
  ["avg_5-9", null],
  ["avg_", null],
])("an average called %s has its intervals", (average, expected) => {
  const text = timed(
    [
      [1, "10:00:05.000"],
      [2, "10:00:10.000"],
      [3, "10:00:15.000"],
      [4, "10:00:20.000"],
    ],
    average,
  );
  expect(secondsOf(text)).toEqual(expected);
});

test.each([
  ["IOPS", { rate: "n/a" }],
  ["throughput", { "MB/sec": "n/a" }],
])("an interval without %s leaves a gap", (_, cells) => {
  const text = timed([
    [1, "10:00:05.000"],
    [2, "10:00:10.000", cells],
    [3, "10:00:15.000"],
  ]);
  expect(secondsOf(text)).toEqual([5, 15]);
});

test("an interval whose time cannot be read leaves a gap", () => {
  const text = timed([
    [1, "10:00:05.000"],
    [2, "10:00:10.0000"],
    [3, "10:00:15.000"],
  ]);
  expect(secondsOf(text)).toEqual([5, 15]);
});

test("the intervals of a run that was stopped do not come to the next one", () => {
  const stopped =
    blockRow("rd1", "1", { tod: "09:00:00.000" }) + blockRow("rd1", "2", { tod: "09:30:00.000" });
  const [header, ...lines] = blockFlatfile(stopped + rows("rd2", 3, 1)).split(/^(?=\d\d:)/m);
  expect(seriesOf([header, ...lines].join(""))[0]?.map(({ second }) => second)).toEqual([5, 10, 15]);
});

/** Interval rows of a summary in front of its average; the run starts where the text does. */
const summaryOf = (...times: [interval: number, tod: string][]): string => {
  const row = summary.split("\n").find((line) => line.includes("avg_")) ?? "";
  const intervals = times.map(([interval, tod]) =>
    row.replace("10:01:01.000", tod).replace("avg_2-60", String(interval)),
  );
  return [...summary.slice(0, summary.indexOf("10:00:01")).split("\n"), ...intervals, row].join("\n");
};

test("summary: an interval that is printed twice counts as one for their length", () => {
  const text = summaryOf([2, "10:00:05.000"], [3, "10:00:10.000"], [3, "10:00:10.000"], [4, "10:00:15.000"]);
  expect(secondsOf(text)).toEqual([5, 10, 10, 15]);
});

test("summary: intervals of several digits", () => {
  const text = summaryOf([9, "10:00:05.000"], [10, "10:00:10.000"], [11, "10:00:15.000"]);
  expect(secondsOf(text)).toEqual([40, 45, 50]);
});

test("summary: the intervals of a run that was stopped do not come to the next one", () => {
  const whole = summaryOf([2, "10:00:05.000"], [3, "10:00:10.000"]);
  const stopped = whole.slice(0, whole.indexOf("10:01:01"));
  expect(seriesOf(`${stopped}${whole}`)).toEqual(seriesOf(whole));
  expect(seriesOf(`${whole}\n${whole}`)).toEqual([...seriesOf(whole), ...seriesOf(whole)]);
});

test("summary: lines that begin as intervals do but have other columns are skipped", () => {
  const text = summaryOf([2, "10:00:05.000"], [3, "10:00:10.000"]);
  const line = "10:00:07.000 7 slaves are connected\n";
  expect(seriesOf(text.replace(/^(?=10:00:10)/m, line))).toEqual(seriesOf(text));
  const early = text.replace(/^(?=Jan)/m, "10:00:01.000 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n");
  expect(seriesOf(early)).toEqual(seriesOf(text));
  expect(seriesOf(text.replace("10:00:10.000", "10:00:10.0000"))).toEqual([null]);
  expect(seriesOf(text.replaceAll("i/o    pct", "i/o"))).toEqual([]);
  expect(seriesOf(text.replaceAll("rate  1024**2", "rate  1024*1024"))).toEqual([null]);
});
