import {
  looksLikeCrystalDiskMark,
  parseCrystalDiskMarkText,
} from "../../../src/importers/crystaldiskmark/parseCrystalDiskMarkText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { version6, version8 } from "./crystalDiskMarkTexts";

const parse = (text: string) => parseCrystalDiskMarkText(text, "d/a.txt");

/** The diagnostics of a text, as `severity code line: message`. */
const diagnosticsOf = (text: string) =>
  parse(text).diagnostics.map(({ severity, code, file, line, message }) => {
    expect(file).toBe("d/a.txt");
    return `${severity} ${code} ${line}: ${message}`;
  });

/** Version 8 with a part replaced, which it must hold. */
function replaced(from: string, to: string): string {
  expect(version8).toContain(from);
  return version8.replace(from, to);
}

const NOT_RUN = "info not-run 14: RND 4KiB Q1T1 write was not run: its figures are 0.";
const lineOf = (part: string) => version8.slice(0, version8.indexOf(part)).split("\n").length;

test.each([
  ["a test that was not run", version8, [NOT_RUN]],
  [
    "a row that cannot be read, which is quoted without the blanks around it",
    replaced("1048.576 MB/s", "1048,576 MB/s"),
    [
      `warning unreadable-row ${lineOf("1048.576")}: "SEQ    1MiB (Q=  8, T= 1):  1048,576 MB/s [   1000.0 IOPS] <  7990.50 us>" cannot be read.`,
      NOT_RUN,
    ],
  ],
  [
    "rows under no section",
    replaced("[Read]", ""),
    [
      `warning no-direction ${lineOf("1048.576")}: SEQ 1MiB Q8T1 is not under [Read] or [Write]: its direction is unknown.`,
      `warning no-direction ${lineOf("409.600")}: RND 4KiB Q32T16 is not under [Read] or [Write]: its direction is unknown.`,
      NOT_RUN,
    ],
  ],
  [
    "a heading alone",
    "CrystalDiskMark 8.0.4 x64",
    ["error no-results null: d/a.txt holds no rows of results."],
  ],
  [
    "a row that cannot be read alone",
    "SEQ: 1,5 MB/s",
    [
      'warning unreadable-row 1: "SEQ: 1,5 MB/s" cannot be read.',
      "error no-results null: d/a.txt holds no rows of results.",
    ],
  ],
  [
    "tests none of which was run",
    "[Read]\nSEQ: 0.000 MB/s",
    ["info not-run 2: SEQ read was not run: its figures are 0."],
  ],
])("reports: %s", (_, text, expected) => {
  expect(diagnosticsOf(text)).toEqual(expected);
});

test.each([
  ["no rate, but IOPS", "SEQ: 0.000 MB/s [ 0.5 IOPS]", 1],
  ["a rate, but no IOPS", "SEQ: 0.001 MB/s [ 0.0 IOPS]", 1],
  ["neither", "SEQ: 0.000 MB/s [ 0.0 IOPS] < 5.00 us>", 0],
])("%s: whether a test was run", (_, row, runs) => {
  expect(parse(`[Read]\n${row}`).runs).toHaveLength(runs);
});

/** The only run of a text. */
function runOf(text: string): BenchmarkRun {
  const { runs } = parse(text);
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
}

const ROW = "RND 4KiB (Q= 2, T= 3): 4.096 MB/s [ 1000.0 IOPS] < 500.00 us>";

test.each([
  ["[Read]", "RND 4KiB Q2T3 read", 100],
  ["  [ write ] of something", "RND 4KiB Q2T3 write", 0],
  ["[Mix] Read 70%/Write 30%", "RND 4KiB Q2T3 mix", 70],
  ["[MIX] read  5 %", "RND 4KiB Q2T3 mix", 5],
  ["[Mix]", "RND 4KiB Q2T3 mix", null],
  ["[Mix] Write 30%", "RND 4KiB Q2T3 mix", null],
  ["the [Read]", "RND 4KiB Q2T3", null],
  ["[Reading]", "RND 4KiB Q2T3", null],
])("a row under %j is %j with %p %% reads", (section, job, readPct) => {
  const run = runOf(`${section}\n${ROW}`);
  expect(run.job).toBe(job);
  expect(run.workload.readPct).toBe(readPct);
});

test("a row's own direction counts more than its section's", () => {
  expect(runOf("[Read]\nSEQ Write: 1.0 MB/s")).toMatchObject({ job: "SEQ write", workload: { readPct: 0 } });
});

test("a mixed workload that names no share does not keep the one before", () => {
  const { runs } = parse(`[Mix] Read 70%\n${ROW}\n[Mix]\n${ROW}`);
  expect(runs.map(({ workload }) => workload.readPct)).toEqual([70, null]);
});

test("a row of each direction has its figures there alone", () => {
  const figures = (section: string) => runOf(`${section}\n${ROW}`).results;
  const both = { iops: 1000, throughputBytesPerSecond: 4.096e6, latencyMs: 0.5 };
  const none = { readIops: null, writeIops: null, readLatencyMs: null, writeLatencyMs: null };
  expect(figures("[Read]")).toMatchObject({ ...both, ...none, readIops: 1000, readLatencyMs: 0.5 });
  expect(figures("[Write]")).toMatchObject({ ...both, ...none, writeIops: 1000, writeLatencyMs: 0.5 });
  expect(figures("[Mix]")).toMatchObject({ ...both, ...none });
});

test("a row without latency and IOPS keeps its rate alone", () => {
  const run = runOf("[Read]\nSEQ (Q= 2): 1.5 MB/s");
  expect(run.results).toMatchObject({ iops: null, latencyMs: null, readLatencyMs: null });
  expect(run.reported).toEqual([
    { label: "SEQ Q2 read", value: 1.5, unit: "MB/s", file: "d/a.txt", line: 2 },
  ]);
  expect(run.workload).toMatchObject({
    blockSizeBytes: null,
    randomPct: 0,
    queueDepth: 2,
    threads: null,
    outstandingIo: null,
  });
});

test("a new heading begins without the section before, and leaves the runs before as they are", () => {
  const { runs, diagnostics } = parse(
    `${version8}CrystalDiskMark 9.1b x64\n${ROW}\n   Time: Measure 30 sec / Interval 5 sec\n`,
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(["not-run", "no-direction"]);
  expect(runs.map(({ toolVersion, durationSeconds }) => [toolVersion, durationSeconds])).toEqual([
    ...runs.slice(1).map(() => ["8.0.4", 5]),
    ["9.1b", 30],
  ]);
});

test.each([
  ["Time: Measure 5 sec / Interval 5 sec", 5],
  ["  time:  measure  30  SEC", 30],
  ["Time: Measure sec", null],
  ["the Time: Measure 5 sec", null],
  ["Time: Measure 5 min", null],
])("%j measures %p seconds", (line, seconds) => {
  expect(runOf(`[Read]\n${ROW}\n${line}`).durationSeconds).toBe(seconds);
});

test.each([
  ["CrystalDiskMark 8.0.4 x64", "8.0.4"],
  ["> CrystalDiskMark 5.2", "5.2"],
  ["CrystalDiskMark 10", "10"],
  ["CrystalDiskMark x64", null],
  ["MyCrystalDiskMark 8", null],
])("the version of %j is %p", (heading, version) => {
  expect(runOf(`${heading}\n${ROW}`).toolVersion).toBe(version);
});

test.each([
  ["CrystalDiskMark 8.0.4", true],
  ["noise\n> *# \t- CrystalDiskMark 8", true],
  ["my CrystalDiskMark 8", false],
  ["CrystalDiskMark x", false],
  ["noise\nSEQ (Q= 8): 1.0 MB/s", true],
  ["SEQ: 1.0 MB/s [ 5 IOPS]", true],
  ["SEQ: 1.0 MB/s", false],
  ["SEQ (T= 1): 1.0 MB/s", false],
  [version6, true],
])("whether %j is CrystalDiskMark's: %s", (text, claimed) => {
  expect(looksLikeCrystalDiskMark(text)).toBe(claimed);
});
