import { parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { diskspdInput, diskspdResults, diskspdText, lineOf, replaced } from "./diskspdTexts";

/** The only run of a text. */
function runOf(text: string): BenchmarkRun {
  const { runs } = parseDiskspd(text, "a.txt");
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
}

/** What is said about a text, as `severity code line: message`. */
const said = (text: string) =>
  parseDiskspd(text, "a.txt").diagnostics.map(({ severity, code, file, line, message }) => {
    expect(file).toBe("a.txt");
    return `${severity} ${code} ${line}: ${message}`;
  });

test("blanks around headings, labels and figures do not matter", () => {
  const { results, workload, cpu, startedAt, durationSeconds, warmupSeconds, members } = runOf(diskspdText);
  const blanks = diskspdText.split("\n").map((line) => {
    const spaced = line.replace(/^([^:(]+):/, "$1:  \t").replaceAll("|", "  |  ");
    return line === "" ? "" : `  \t${spaced}  `;
  });
  expect(runOf(blanks.join("\n"))).toMatchObject({
    results,
    workload,
    cpu,
    startedAt,
    durationSeconds,
    warmupSeconds,
    members,
  });
});

test("a time span of two digits", () => {
  const text = diskspdInput({ span: 12 }) + diskspdResults({ span: 12 });
  expect(runOf(text).workload.blockSizeBytes).toBe(8192);
  const other = parseDiskspd(diskspdInput({ span: 1 }) + diskspdResults({ span: 12 }), "a.txt");
  expect(other.runs[0]?.workload.blockSizeBytes).toBeNull();
});

test("input parameters without their heading belong to no run", () => {
  const load = /\ttimespan:[\s\S]*?normal\n/.exec(diskspdText)?.[0] ?? "";
  expect(runOf(load + diskspdResults()).workload.blockSizeBytes).toBeNull();
});

test("a time span without any table has no total", () => {
  const text = diskspdResults().slice(0, diskspdResults().indexOf("Total IO"));
  const { runs, diagnostics } = parseDiskspd(text, "a.txt");
  expect(runs).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["no-totals"]);
});

test("several time spans: each has its own load, none but the first a start", () => {
  const inputs =
    diskspdInput() + diskspdInput({ span: 2, blockSize: "4096" }).replace(/[\s\S]*Input parameters:/, "");
  const { runs, diagnostics } = parseDiskspd(
    inputs + diskspdResults() + diskspdResults({ span: 2 }),
    "a.txt",
  );
  expect(diagnostics).toEqual([]);
  expect(runs.map(({ job, startedAt, workload }) => [job, startedAt, workload.blockSizeBytes])).toEqual([
    ["time span 1", "2024-02-03T04:05:06.000Z", 8192],
    ["time span 2", null, 4096],
  ]);
});

const tables = diskspdResults().slice(diskspdResults().indexOf("Total IO"));
const processors = diskspdResults().slice(
  diskspdResults().indexOf("CPU |"),
  diskspdResults().indexOf("Total IO"),
);
const faster = tables.replaceAll("1000.00", "2000.00");

test.each([
  ["its tables of I/O", faster, "Total IO"],
  ["its table of processors", processors.replaceAll("2.01%", "5.02%") + faster, "CPU |"],
  ["its test time", `actual test time:\t30.00s\n${processors}${faster}`, "actual test time"],
])(
  "a further result that begins with %s is a run of its own, without a workload",
  (_name, excerpt, first) => {
    const text = `${diskspdText}\nOther disk:\n\n${excerpt}`;
    const { runs, diagnostics } = parseDiskspd(text, "a.txt");
    expect(runs).toHaveLength(2);
    const [whole] = parseDiskspd(diskspdText, "a.txt").runs;
    expect(runs[0]).toEqual(whole);
    expect(runs[1]).toMatchObject({
      results: { iops: 2000, readP95Ms: 0.588 },
      workload: { blockSizeBytes: null, readPct: null, threads: null },
      durationSeconds: first === "actual test time" ? 30 : null,
      cpu: { usagePct: { "Total IO": null, "CPU |": 5.02, "actual test time": 2.01 }[first] },
      startedAt: null,
    });
    const line = text.slice(0, text.lastIndexOf(first)).split("\n").length;
    expect(runs[1]?.source.line).toBe(line);
    const message = `The results of line ${line} have no input parameters: their workload is unknown.`;
    expect(diagnostics).toEqual([{ severity: "warning", code: "no-input", message, file: "a.txt", line }]);
  },
);

test("each excerpt below another is a run, up to the next whole output", () => {
  const { runs } = parseDiskspd(`${diskspdText}${faster}${tables}${diskspdText}`, "a.txt");
  expect(runs.map(({ results, workload }) => [results.iops, workload.blockSizeBytes])).toEqual([
    [1000, 8192],
    [2000, null],
    [1000, null],
    [1000, 8192],
  ]);
});

test("a text without a start has none", () => {
  expect(runOf(replaced(/\tstart time:.*\n/, "")).startedAt).toBeNull();
});

test("threads that all targets share (-F) count once for each", () => {
  const shared = replaced("\tpath:", "\ttotal threads: 1\n\tpath:").replace(
    "threads per file: 1",
    "threads per file: 7",
  );
  expect(runOf(shared).workload).toMatchObject({ queueDepth: 4, threads: 1, outstandingIo: 4 });
  const other = replaced("\ttotal threads: 1", "\ttotal threads: 2", shared);
  expect(runOf(other).workload).toMatchObject({ blockSizeBytes: 8192, threads: 1, outstandingIo: null });
});

test("without a number of threads in the results the asked ones count", () => {
  expect(runOf(replaced("thread count:\t\t1\n", "")).workload).toMatchObject({
    queueDepth: 4,
    threads: 1,
    outstandingIo: 4,
  });
});

test("the threads of two targets add up", () => {
  const target = /\tpath:[\s\S]*?normal\n/.exec(diskspdText)?.[0] ?? "";
  const two = replaced(target, target + target).replace("thread count:\t\t1", "thread count:\t\t2");
  expect(runOf(two).workload).toMatchObject({ queueDepth: 4, threads: 2, outstandingIo: 8 });
});

test("lines behind the system information say nothing about the load", () => {
  expect(runOf(replaced("\tcomputer name: TEST", "\tblock size: 4096")).workload.blockSizeBytes).toBe(8192);
});

test("a time span without a total gives no run", () => {
  expect(parseDiskspd(replaced("total:   491520000", "sum:"), "a.txt").runs).toEqual([]);
});

test.each([
  [
    "no results",
    `noise\n${diskspdInput().trimStart()}`,
    ["error no-results 4: The output of line 4 has no results: diskspd ended early or the text is cut."],
  ],
  [
    "no total",
    replaced("total:   491520000", "sum:"),
    [
      `error no-totals ${lineOf("Results for")}: Time span 1 has no readable total of its I/O: the text is cut or damaged.`,
    ],
  ],
  [
    "a total that is no number",
    replaced("7.81 | 1000.00 | 1.250 | 1.051\n\n", "7.81 | many | 1.250 | 1.051\n\n"),
    [
      `error no-totals ${lineOf("Results for")}: Time span 1 has no readable total of its I/O: the text is cut or damaged.`,
    ],
  ],
  [
    "no latency",
    diskspdResults({ latency: false }),
    [
      `info no-latency ${lineOf("total:", diskspdResults({ latency: false }))}: No latency: diskspd measures it with -L only.`,
    ],
  ],
  [
    "no table of reads",
    replaced("Read IO", "Other IO"),
    [`warning no-split ${lineOf("Results for")}: Time span 1 lacks its read or write table.`],
  ],
  [
    "no total of writes",
    replaced("total:   122880000", "sum:"),
    [`warning no-split ${lineOf("Results for")}: Time span 1 lacks its read or write table.`],
  ],
])("says: %s", (_, text, expected) => {
  expect(said(text)).toEqual(expected);
});

test("each output of a text counts from its own line", () => {
  const text = diskspdInput() + diskspdText;
  const { runs, diagnostics } = parseDiskspd(text, "a.txt");
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
    ["no-results", lineOf("Input parameters:")],
  ]);
  expect(runs.map(({ source }) => source.line)).toEqual([lineOf("Results for", text)]);
});

test.each([
  "see Input parameters:",
  "see System information:",
  "see Results for timespan 2:",
  "Results for timespan two:",
  "my timespan: 7",
  "the start time: 2020/01/01 00:00:00 UTC",
  "start time:",
  "the Total IO",
  "Total IO of all",
  "the avg.|  99.00%|",
  "avg.|  99.00|",
  "avg.|  x99.00%|",
  "the thread count: 9",
  "thread count: 9 of 10",
  "proc count: nine",
  "actual test time: 9.5.5s",
  "  | 9.000 | 9.000 | 9.000",
])("a line that only quotes a heading or a figure changes nothing, wherever it stands: %j", (quoted) => {
  const figures = ({ reported, source, ...run }: BenchmarkRun) => ({
    ...run,
    file: source.file,
    reported: reported.map(({ label, value, unit }) => [label, value, unit]),
  });
  const text = diskspdText.split("\n").flatMap((line) => [quoted, line]);
  expect(figures(runOf(text.join("\n")))).toEqual(figures(runOf(diskspdText)));
});
