import { looksLikeVdbench, parseVdbenchText } from "../../../src/importers/vdbench/parseVdbenchText";
import { vdbenchFiles } from "../../../src/importers/vdbench/vdbenchFiles";
import { sourceOfText } from "../textSource";
import { readBy } from "../owners";
import { folderOf, textFile } from "../sources";
import { blockFlatfile, blockRow, fileFlatfile, flatfile, summary, summaryOf, totals } from "./vdbenchTexts";

const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0] as Item;
};

test("flatfile, block layout: one run an average row", () => {
  const { runs, diagnostics } = parseVdbenchText(flatfile, "tests/first/flatfile.html");
  expect(diagnostics).toEqual([]);
  expect(runs.map((run) => run.job)).toEqual(["rd1", "rd2"]);
  expect(runs[0]).toMatchObject({
    tool: "vdbench",
    toolVersion: null,
    case: "first",
    durationSeconds: null,
    startedAt: null,
    cpu: { usagePct: 3.5 },
    source: { file: "tests/first/flatfile.html", line: 9 },
  });
  expect(runs[0]?.workload).toMatchObject({
    blockSizeBytes: 8192,
    readPct: 75,
    randomPct: 100,
    threads: 16,
    outstandingIo: null,
  });
  expect(runs[0]?.results).toEqual({
    iops: 2000.5,
    readIops: 1500.375,
    writeIops: 500.125,
    throughputBytesPerSecond: 15.625 * 2 ** 20,
    latencyMs: 1.25,
    readLatencyMs: 0.5,
    writeLatencyMs: 3.5,
    readP95Ms: null,
    writeP95Ms: null,
    percentiles: null,
    maxLatencyMs: 40.5,
    errors: null,
  });
  expect(runs[1]?.results).toMatchObject({
    iops: 100,
    readIops: 0,
    readLatencyMs: null,
    writeLatencyMs: 3.5,
  });
  expect(runs[1]?.workload).toMatchObject({ readPct: 0, randomPct: 0 });
  expect(runs[0]?.reported).toContainEqual({
    label: "MB/sec",
    value: 15.625,
    unit: "MB/sec",
    file: "tests/first/flatfile.html",
    line: 9,
  });
});

test("flatfile, file-system layout", () => {
  const { runs, diagnostics } = parseVdbenchText(fileFlatfile(), "flatfile.html");
  expect(diagnostics).toEqual([]);
  const run = only(runs);
  expect(run.case).toBe("files");
  expect(run.workload).toMatchObject({ blockSizeBytes: 4096, readPct: 75, randomPct: null, threads: null });
  expect(run.results).toMatchObject({
    iops: 4000,
    readIops: 3000,
    writeIops: 1000,
    throughputBytesPerSecond: 15.625 * 2 ** 20,
    latencyMs: 2.5,
    readLatencyMs: 1.5,
    writeLatencyMs: 5.5,
    maxLatencyMs: 99.5,
  });
});

test("other operations than reads and writes are not in the totals, and this is reported", () => {
  const { runs, diagnostics } = parseVdbenchText(fileFlatfile({ Rate: "9000" }), "a");
  expect(only(runs).results.iops).toBe(4000);
  expect(only(diagnostics)).toMatchObject({ severity: "info", code: "file-operations" });
});

test("I/Os of several sizes have their mean as block size, which a diagnostic states", () => {
  const text = blockFlatfile(blockRow("rd1", "avg_2-3", { xfersize: "512" }));
  const { runs, diagnostics } = parseVdbenchText(text, "a");
  expect(only(runs).workload.blockSizeBytes).toBe(8192);
  expect(only(diagnostics)).toMatchObject({ severity: "info", code: "mixed-sizes" });
});

test("the file-system layout prints the mean size", () => {
  const { runs, diagnostics } = parseVdbenchText(fileFlatfile({ Xfersize: "4093" }), "a");
  expect(only(runs).workload.blockSizeBytes).toBe(4093);
  expect(diagnostics).toEqual([]);
});

test("a read share that the counted I/Os contradict is theirs, with a warning", () => {
  const text = blockFlatfile(blockRow("rd1", "avg_2-3", { rdpct: "20", "read%": "75.00" }));
  const { runs, diagnostics } = parseVdbenchText(text, "a");
  expect(only(runs).workload.readPct).toBe(75);
  expect(only(diagnostics)).toMatchObject({ severity: "warning", code: "options-differ" });
});

test("n/a and shares out of range are unknown", () => {
  const text = blockFlatfile(blockRow("rd1", "avg_2-3", { rdpct: "n/a", seekpct: "-1", "read%": "n/a" }));
  const run = only(parseVdbenchText(text, "a").runs);
  expect(run.workload).toMatchObject({ readPct: null, randomPct: null });
  expect(run.results).toMatchObject({ iops: 2000.5, readIops: null, writeIops: null });
});

test("summary and totals: two-line headers, elapsed and warm-up", () => {
  const block = only(parseVdbenchText(summary, "output/summary.html").runs);
  expect(block).toMatchObject({
    job: "rd1",
    durationSeconds: 60,
    warmupSeconds: 30,
    results: {
      iops: 2000.5,
      readIops: 1500.375,
      throughputBytesPerSecond: 15.63 * 2 ** 20,
      latencyMs: 1.25,
      readLatencyMs: 0.5,
      writeLatencyMs: 3.5,
      maxLatencyMs: 40.5,
    },
  });
  expect(block.workload).toMatchObject({ blockSizeBytes: 8192, readPct: 75, randomPct: null, threads: null });
  const files = only(parseVdbenchText(totals, "files/totals.html").runs);
  expect(files.workload.blockSizeBytes).toBe(4096);
  expect(files.results).toMatchObject({
    iops: 4000,
    readIops: 3000,
    writeIops: 1000,
    throughputBytesPerSecond: 15.62 * 2 ** 20,
    latencyMs: 2.5,
    writeLatencyMs: 5.5,
  });
});

test("an older block layout with fewer columns", () => {
  const text = `10:00:00.001 Starting RD=old; elapsed=5;
Jan 02, 2010  interval        i/o   MB/sec   bytes   read     resp     resp     resp    cpu%  cpu%
                             rate  1024**2     i/o    pct     time      max   stddev sys+usr   sys
10:01:01.000   avg_2-5     100.00     0.78    8192  50.00    4.000   10.000    1.000     3.5   1.0
`;
  expect(only(parseVdbenchText(text, "a").runs).results).toMatchObject({
    iops: 100,
    readIops: 50,
    latencyMs: 4,
    readLatencyMs: null,
    maxLatencyMs: 10,
  });
});

test.each([
  ["intervals only", blockFlatfile(blockRow("rd1", "1") + blockRow("rd1", "2")), "no-average"],
  [
    "a run stopped before the next",
    blockFlatfile(blockRow("a", "1") + blockRow("b", "avg_2-3")),
    "no-average",
  ],
  [
    "the same run again",
    blockFlatfile(blockRow("a", "2") + blockRow("a", "1") + blockRow("a", "avg_1-1")),
    "no-average",
  ],
  ["a row with other columns", flatfile.trimEnd().replace(/ \S+$/, ""), "unreadable-row"],
  ["no rows", blockFlatfile(""), "no-results"],
  ["a summary that was stopped", summary.replace(/^.*avg_[\s\S]*/m, ""), "no-average"],
  ["an unknown header", summary.replaceAll("i/o    pct", "i/o"), "unreadable-row"],
  ["unknown file-system columns", totals.replace("rate   resp total", "rate   mean total"), "unreadable-row"],
])("reports: %s", (_what, text, code) => {
  expect(parseVdbenchText(text, "a").diagnostics.map((each) => each.code)).toContain(code);
});

test.each([
  ["flatfile", flatfile],
  ["summary", summary],
  ["totals", totals],
])("a %s cut anywhere gives no other figures", (_what, text) => {
  const whole = parseVdbenchText(text, "a").runs;
  for (let length = 0; length < text.length; length += 1) {
    parseVdbenchText(text.slice(0, length), "a").runs.forEach((run, index) => {
      expect(run.results).toEqual(whole[index]?.results);
    });
  }
});

test("of one output folder only the best report is read", async () => {
  const ofRate = (rate: number, report = "summary") => summaryOf([{ run: "rd1", rate }], { report });
  const files = [
    textFile("a/totals.html", ofRate(2000.5, "totals")),
    textFile("a/summary.html", summary),
    textFile("a/flatfile.html", flatfile),
    textFile("a/localhost.html", summary.replace("output/summary.html", "output/localhost.html")),
    textFile("b/summary.html", ofRate(3000.5)),
    textFile("4k-totals.html", ofRate(4000.5, "totals")),
    textFile("4k-summary.html", ofRate(4000.5)),
    textFile("8k-totals.html", ofRate(8000.5, "totals")),
  ];
  const source = folderOf(files, 300);
  const { runs, diagnostics } = await readBy(vdbenchFiles, source);
  expect(diagnostics).toEqual([]);
  expect(runs.map((run) => [run.case, run.source.file])).toEqual([
    ["a", "a/flatfile.html"],
    ["a", "a/flatfile.html"],
    ["b", "b/summary.html"],
    ["4k-summary", "4k-summary.html"],
    ["8k-totals", "8k-totals.html"],
  ]);
  expect(source.openStreams()).toBe(0);
});

test("pasted text has no title", async () => {
  const paste = (text: string) =>
    text
      .replace(/<title>.*\n/, "")
      .replace(/<[^>]*>/g, "")
      .replaceAll("\n", "\r\n");
  for (const text of [flatfile, fileFlatfile(), summary, totals]) {
    const source = sourceOfText("pasted text", paste(text));
    expect((await readBy(vdbenchFiles, source)).runs.map((run) => run.results)).toEqual(
      parseVdbenchText(text, "a").runs.map((run) => run.results),
    );
  }
});

test("reports of hosts and workloads are not claimed", () => {
  expect(looksLikeVdbench(summary.replace("summary.html", "wd1.html"))).toBe(false);
  expect(looksLikeVdbench("Starting RD=rd1")).toBe(false);
  expect(looksLikeVdbench("")).toBe(false);
});
