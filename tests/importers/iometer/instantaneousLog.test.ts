import { iometerFiles } from "../../../src/importers/iometer/iometerFiles";
import { looksLikeIometer } from "../../../src/importers/iometer/looksLikeIometer";
import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import type { ParseResult } from "../../../src/importers/parseResult";
import { folderOf, textFile } from "../sources";

const COLUMNS =
  "'Target Type,Target Name,Access Specification Name,# Managers,# Workers,# Disks,IOps,MBps (Binary)," +
  "Average Response Time,Total Raw Run Time,Queue Depth,Processor Speed";
const HEAD = [
  ...["'Test Type,Test Description", "0,Made up", "'Version", "1.1.0"],
  ...["'Time Stamp", "2024-03-31 23:59:56:000", "'Access specifications"],
  ...["'Access specification name,default assignment", "8k,0"],
  ...["'size,% of size,% reads,% random,delay,burst,align,reply", "8192,100,70,100,0,1,0,0,"],
  "'End access specifications",
];
const TAIL = ["'Time Stamp", "2024-04-01 00:00:00:500", "'End Test"];
const ALL = "ALL,All,8k,1,2,2,250.000000,1.953125,4.000000,,4,";

/** Two workers of one target each, over midnight: 4.5 s of test, the last update half a second long. */
const updates = [
  "2024-03-31 23:59:58:000,WORKER,Worker 1,,,,1,100,0.5,2,0,4,1e+007",
  "2024-03-31 23:59:58:002,WORKER,Worker 2,,,,1,300,1.5,6,0,4,1e+007",
  "2024-04-01 00:00:00:000,WORKER,Worker 1,,,,1,0,0,0,0,4,1e+007",
  "2024-04-01 00:00:00:003,WORKER,Worker 2,,,,1,0,0,0,0,4,1e+007",
  "2024-04-01 00:00:00:500,WORKER,Worker 1,,,,1,1.5e+003,3,1,0,4,1e+007",
  "2024-04-01 00:00:00:500,WORKER,Worker 2,,,,1,500,1,5,0,4,1e+007",
];
const averages = [
  "2024-04-01 00:00:00:500,WORKER,Worker 1,8k,,,1,100,0.78125,4,45000000,4,1e+007",
  "2024-04-01 00:00:00:500,WORKER,Worker 2,8k,,,1,150,1.171875,4,45000000,4,1e+007",
];
const total = `2024-04-01 00:00:00:500,${ALL}`;

const logOf = (...rows: string[]): string =>
  [...HEAD, "'Results", `TimeStamp,${COLUMNS}`, ...rows, ...TAIL, ""].join("\n");
const log = logOf(...updates, ...averages, total);
const results = [...HEAD, "'Results", COLUMNS, ALL, ...TAIL, ""].join("\n");

const read = (files: Record<string, string>, series: boolean): Promise<ParseResult> =>
  iometerFiles.parse(folderOf(Object.entries(files).map(([path, text]) => textFile(path, text))), { series });
const messagesOf = ({ diagnostics }: ParseResult): string[] =>
  diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ severity, code, line }) => `${severity} ${code} ${line}`);

const MIB = 2 ** 20;
const expectedSeries = [
  { second: 2.002, iops: 400, throughputBytesPerSecond: 2 * MIB, latencyMs: 5 },
  { second: 4.003, iops: 0, throughputBytesPerSecond: 0, latencyMs: null },
  { second: 4.5, iops: 2000, throughputBytesPerSecond: 4 * MIB, latencyMs: 2 },
];

test("the updates of all targets add up to a time series", async () => {
  expect(looksLikeIometer(log)).toBe(true);
  const result = await read({ "instresults.csv": log }, true);
  expect(messagesOf(result)).toEqual([]);
  expect(result.runs).toMatchObject([
    {
      case: "8k",
      job: "Made up",
      toolVersion: "1.1.0",
      vms: 1,
      durationSeconds: 4.5,
      workload: { blockSizeBytes: 8192, readPct: 70, randomPct: 100, queueDepth: 4, outstandingIo: 8 },
      results: { iops: 250, throughputBytesPerSecond: 2_048_000, latencyMs: 4 },
      members: [
        { name: "Worker 1", iops: 100 },
        { name: "Worker 2", iops: 150 },
      ],
      series: expectedSeries,
    },
  ]);
});

test("without being asked for there is no series, and the figures are the same", async () => {
  const [asked] = (await read({ "instresults.csv": log }, true)).runs;
  const { runs } = await read({ "instresults.csv": log }, false);
  expect(runs).toEqual([{ ...asked, series: null }]);
  expect(parseIometerText(log, "instresults.csv").runs).toEqual(runs);
});

test.each([
  ["first", { "instresults.csv": log, "results.csv": results }],
  ["last", { "results.csv": results, "instresults.csv": log }],
])("a log that comes %s lends its series to the step of the results", async (_, files) => {
  const { runs } = await read(files, true);
  expect(runs).toMatchObject([{ source: { file: "results.csv" }, series: expectedSeries }]);
});

test("the log of another step is a run of its own", async () => {
  const other = results.replace("250.000000", "251.000000");
  const { runs } = await read({ "results.csv": other, "instresults.csv": log }, true);
  expect(runs.map(({ source, series }) => [source.file, series?.length])).toEqual([
    ["results.csv", undefined],
    ["instresults.csv", 3],
  ]);
});

const firstRow = HEAD.length + 3;
test.each([
  [
    "no averages",
    logOf(...updates),
    [`warning iometer-rows-missing ${firstRow}`, "error iometer-no-results null"],
  ],
  [
    "a row that is cut",
    logOf(updates[0]?.slice(0, 45) ?? "", ...averages, total),
    [`error iometer-damaged-row ${firstRow}`],
  ],
  [
    "an update without a number",
    logOf(updates[0]?.replace(",100,", ",fast,") ?? "", ...averages, total),
    [`error iometer-no-number ${firstRow}`],
  ],
  [
    "updates that are no whole rounds",
    logOf(...updates.slice(1), ...averages, total),
    [`warning iometer-series ${firstRow + 7}`],
  ],
])("%s is reported", async (_, text, expected) => {
  const result = await read({ "instresults.csv": text }, true);
  expect(messagesOf(result)).toEqual(expected);
  expect(result.runs.map(({ series }) => series)).toEqual(result.runs.map(() => null));
});

test("two steps of a log have a series each", async () => {
  const second = log.slice(log.indexOf("'Results")).replaceAll("250.000000", "260.000000");
  const { runs } = await read({ "instresults.csv": log + second }, true);
  expect(runs.map(({ results: { iops }, series }) => [iops, series?.length])).toEqual([
    [250, 3],
    [260, 3],
  ]);
});

const seriesOf = async (...rows: string[]) =>
  (await read({ "instresults.csv": logOf(...rows) }, true)).runs.map(({ series }) => series);

test.each([
  ["quoted, as a spreadsheet may", (row: string) => row.replace(/^[^,]*/, '"$&"'), true],
  ["not at the beginning", (row: string) => `at ${row}`, false],
  ["with a letter", (row: string) => row.replace("-", "x"), false],
  ["without the type of a row", (row: string) => row.replace(/WORKER|ALL/, "DISK"), false],
])("rows with a time stamp %s", async (_, change, understood) => {
  const result = await read({ "instresults.csv": logOf(...updates.map(change), ...averages, total) }, true);
  expect(result.runs).toHaveLength(1);
  expect(result.runs[0]?.series).toEqual(understood ? expectedSeries : null);
  expect(messagesOf(result)).toEqual(
    understood ? [] : updates.map((__, i) => `warning iometer-unknown-line ${firstRow + i}`),
  );
});

test.each([
  "2024-03-31 23:59:58",
  "2024-03-31 23:59:58:00",
  "2024-03-31 23:59:58:0000",
  "24-03-31 23:59:58:000",
  "2024-3-31 23:59:58:000",
  "12024-03-31 23:59:58:000",
])("an update at %p has no time that can be read", async (stamp) => {
  const [first = "", ...others] = updates;
  const rows = [first.replace(/^[^,]*/, stamp), ...others];
  const { runs, diagnostics } = await read({ "instresults.csv": logOf(...rows, ...averages, total) }, true);
  expect(runs[0]?.series).toBeNull();
  expect(diagnostics[0]).toEqual({
    severity: "error",
    code: "iometer-no-number",
    message: "This update has no time, no IOps or no throughput that can be read.",
    file: "instresults.csv",
    line: firstRow,
  });
});

test("updates that are not whole rounds are counted in the message", async () => {
  const log = logOf(...updates.slice(1), ...averages, total);
  const { diagnostics } = await read({ "instresults.csv": log }, true);
  expect(diagnostics[0]?.message).toBe(
    "5 updates of 2 targets do not make whole rounds: no time series is read.",
  );
  expect(await read({ "instresults.csv": log }, false)).toMatchObject({
    diagnostics: [{ code: "iometer-local-time" }],
  });
});

test("a cut row, and a log without averages, are reported with their places", async () => {
  const cut = logOf(updates[0]?.slice(0, 45) ?? "", ...averages, total);
  expect((await read({ "instresults.csv": cut }, true)).diagnostics[0]?.message).toBe(
    "The WORKER row does not have the fields of its header.",
  );
  const open = logOf(...updates);
  expect((await read({ "instresults.csv": open }, true)).diagnostics[0]?.message).toBe(
    "The log has no averages of the step that begins here; step skipped.",
  );
  const ended = logOf(...updates, ...averages, total);
  const last = ended.slice(0, ended.indexOf(total) + 40);
  expect(messagesOf(await read({ "instresults.csv": last }, true))).toEqual([
    `warning iometer-truncated ${firstRow + updates.length + averages.length}`,
    `warning iometer-rows-missing ${firstRow}`,
    "warning iometer-not-ended 1",
    "error iometer-no-results null",
  ]);
});

test("a latency that cannot be read leaves that of its round open, unless the target is idle", async () => {
  const fast = updates.map((row, i) => (i === 0 ? row.replace(",0.5,2,", ",0.5,?,") : row));
  const [, ...rounds] = expectedSeries;
  expect(await seriesOf(...fast, ...averages, total)).toEqual([
    [{ ...expectedSeries[0], latencyMs: null }, ...rounds],
  ]);
  const idle = updates.map((row, i) => (i === 2 ? row.replace(",0,0,0,", ",0,0,,") : row));
  expect(await seriesOf(...idle, ...averages, total)).toEqual([expectedSeries]);
});

test("without a duration the time counts from the first round", async () => {
  const untimed = averages.map((row) => row.replace(",45000000,", ",,"));
  const [series] = await seriesOf(...updates, ...untimed, total);
  expect(series?.map(({ second }) => second)).toEqual([0.002, 2.003, 2.5]);
});

test("a round before the test began counts as its beginning", async () => {
  const short = averages.map((row) => row.replace(",45000000,", ",5000000,"));
  const [series] = await seriesOf(...updates, ...short, total);
  expect(series?.map(({ second }) => second)).toEqual([0, 0.003, 0.5]);
});

test.each(["", "0", "-1", "x"])("of %p targets there are no rounds", async (targets) => {
  const all = total.replace("ALL,All,8k,1,2,2,", `ALL,All,8k,1,2,${targets},`);
  expect(await seriesOf(...updates, ...averages, all)).toEqual([null]);
});

test("without a column of throughput no update can be read", async () => {
  const log = logOf(...updates, ...averages, total).replace("MBps (Binary)", "Colour");
  const result = await read({ "instresults.csv": log }, true);
  expect(messagesOf(result)).toEqual(updates.map((_, i) => `error iometer-no-number ${firstRow + i}`));
});

test("a file that holds steps of both kinds holds all of them", async () => {
  const both = `${results}\n${log.replace(/'Test Type[^]*?'Version/, "'Version")}`.replaceAll(
    "'End Test\n",
    "",
  );
  const result = await read({ "results.csv": both.replace("250.000000", "260.000000") }, true);
  expect(result.runs.map(({ results: { iops }, series }) => [iops, series?.length])).toEqual([
    [260, undefined],
    [250, 3],
  ]);
  expect(messagesOf(result)).toEqual(["warning iometer-not-ended 1"]);
});

test("a log lends its series once", async () => {
  const twice = `${results}${results}`;
  const { runs } = await read({ "results.csv": twice, "instresults.csv": log }, true);
  expect(runs.map(({ source, series }) => [source.file, series?.length])).toEqual([
    ["results.csv", 3],
    ["results.csv", undefined],
  ]);
});

test("a log of the same figures but another test is a run of its own", async () => {
  const other = results.replace("Made up", "Another");
  const { runs } = await read({ "results.csv": other, "instresults.csv": log }, true);
  expect(runs.map(({ job }) => job)).toEqual(["Another", "Made up"]);
});
