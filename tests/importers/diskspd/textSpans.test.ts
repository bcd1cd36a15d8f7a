import { parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { diskspdInput, diskspdResults, diskspdText, lineOf, replaced } from "./diskspdTexts";
import { onlyRun } from "./onlyRun";

/** The diagnostics of a text, as `severity code line: message`. */
const diagnosticsOf = (text: string) =>
  parseDiskspd(text, "a.txt").diagnostics.map(({ severity, code, file, line, message }) => {
    expect(file).toBe("a.txt");
    return `${severity} ${code} ${line}: ${message}`;
  });

test("blanks around headings, labels and figures do not matter", () => {
  const { results, workload, cpu, startedAt, durationSeconds, warmupSeconds, members } = onlyRun(diskspdText);
  const blanks = diskspdText.split("\n").map((line) => {
    const spaced = line.replace(/^([^:(]+):/, "$1:  \t").replaceAll("|", "  |  ");
    return line === "" ? "" : `  \t${spaced}  `;
  });
  expect(onlyRun(blanks.join("\n"))).toMatchObject({
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
  expect(onlyRun(text).workload.blockSizeBytes).toBe(8192);
  const other = parseDiskspd(diskspdInput({ span: 1 }) + diskspdResults({ span: 12 }), "a.txt");
  expect(other.runs[0]?.workload.blockSizeBytes).toBeNull();
});

test("input parameters without their heading belong to no run", () => {
  const load = /\ttimespan:[\s\S]*?normal\n/.exec(diskspdText)?.[0] ?? "";
  expect(onlyRun(load + diskspdResults()).workload.blockSizeBytes).toBeNull();
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

/** The figures of each run that tell results apart. */
const figuresOf = (text: string) =>
  parseDiskspd(text, "a.txt").runs.map(({ results, workload, durationSeconds }) => [
    results.iops,
    results.readIops,
    results.writeIops,
    results.readP95Ms,
    workload.blockSizeBytes,
    workload.threads,
    durationSeconds,
  ]);
const whole = [1000, 750, 250, 0.588, 8192, 1, 60];
const noInput = (line: number) =>
  `warning no-input ${line}: The results of line ${line} have no input parameters: their workload is unknown.`;
const noTotals = (line: number) =>
  `error no-totals ${line}: Time span 1 has no readable total of its I/O: the text is cut or damaged.`;
const below = diskspdText.split("\n").length;

test("a result pasted with its heading below a whole output has no workload of the other", () => {
  const second = diskspdResults().trimStart().replaceAll("1000.00", "2000.00").replaceAll(".588", ".9");
  const text = `${diskspdText}${second}${second}`;
  const other = [2000, 750, 250, 0.9, null, 1, 60];
  expect(figuresOf(text)).toEqual([whole, other, other]);
  expect(diagnosticsOf(text)).toEqual([noInput(below), noInput(below + second.split("\n").length - 1)]);
  expect(parseDiskspd(text, "a.txt").runs.map(({ job, startedAt }) => [job, startedAt])).toEqual([
    [null, "2024-02-03T04:05:06.000Z"],
    [null, null],
    [null, null],
  ]);
});

test("results of which no input parameters report the workload", () => {
  expect(diagnosticsOf(diskspdResults())).toEqual([noInput(2)]);
  const text = diskspdText + diskspdResults({ span: 2 });
  expect(diagnosticsOf(text)).toEqual([noInput(lineOf("Results for timespan 2", text))]);
});

test.each([
  ["its tables of I/O", faster, [2000, 750, 250, 0.588, null, null, null]],
  ["its table of processors", processors + faster, [2000, 750, 250, 0.588, null, null, null]],
  [
    "its test time",
    `actual test time:\t30.00s\n${processors}${faster}`,
    [2000, 750, 250, 0.588, null, null, 30],
  ],
  [
    "its number of threads",
    `thread count: 9\nproc count: 8\n${faster}`,
    [2000, 750, 250, 0.588, null, 9, null],
  ],
])("a result above a whole output that begins with %s is a run of its own", (_name, excerpt, expected) => {
  const text = `Other disk:\n\n${excerpt}\n${diskspdText}`;
  expect(figuresOf(text)).toEqual([expected, whole]);
  expect(diagnosticsOf(text)).toEqual([noInput(3)]);
  const below = excerpt.split("\n").length + 3;
  expect(figuresOf(`Other disk:\n\n${excerpt}${diskspdResults()}`)).toEqual([
    expected,
    [...whole.slice(0, 4), null, 1, 60],
  ]);
  expect(diagnosticsOf(`Other disk:\n\n${excerpt}${diskspdResults()}`)).toEqual([noInput(3), noInput(below)]);
});

const part = (from: string, to?: string) =>
  tables.slice(tables.indexOf(from), to === undefined ? undefined : tables.indexOf(to));
const [reads, writes] = [part("Read IO", "Write IO"), part("Write IO", "\n\ntotal:")];
const percentiles = part("  %-ile").replaceAll("0.588", "0.9");

test.each([
  ["reads", reads.replaceAll("750.00", "800.00") + writes],
  ["writes", writes.replaceAll("250.00", "800.00")],
  ["percentiles", percentiles],
  ["a table without its heading", part("thread |", "Read IO")],
  ["a number of threads", "thread count: 9\n"],
  ["a number of processors", "proc count: 9\n"],
  ["the mean use of processors", "avg.|   5.02%|   5.36%|    5.65%|  97.99%\n"],
  ["a percentile", "95th | 9.0 | 9.0 | 9.0\n"],
])(
  "a further result that begins with %s changes no other, and without a total it is an error",
  (_name, excerpt) => {
    const [run] = parseDiskspd(diskspdText, "a.txt").runs;
    const below = `${diskspdText}\nOther disk:\n${excerpt}`;
    expect(parseDiskspd(below, "a.txt").runs).toEqual([run]);
    expect(diagnosticsOf(below)).toEqual([noTotals(diskspdText.split("\n").length + 2)]);
  },
);

test.each([
  ["reads", reads],
  ["writes", writes],
  ["percentiles", percentiles],
  ["a table without its heading", part("thread |", "Read IO")],
])("%s above a whole output are an error", (_name, excerpt) => {
  const text = `${excerpt}${diskspdText}`;
  expect(figuresOf(text)).toEqual([whole]);
  expect(diagnosticsOf(text)).toEqual([noTotals(1)]);
});

test("a table of other processors is not a result of diskspd", () => {
  const hosts = "| Host | CPU | RAM |\n| a | 2 | 64 |\n";
  expect(diagnosticsOf(`${hosts}${diskspdText}${hosts}`)).toEqual([]);
});

test("results below input parameters that have none are not theirs", () => {
  const text = `${diskspdInput()}${faster}`;
  expect(figuresOf(text)).toEqual([[2000, 750, 250, 0.588, null, null, null]]);
  const line = diskspdInput().split("\n").length;
  expect(diagnosticsOf(text)).toEqual([
    `error no-results 4: The output of line 4 has no results: diskspd ended early or the text is cut.`,
    noInput(line),
  ]);
});

test("of several targets the percentiles of all count, which come last", () => {
  const ofTarget = `E:\\a.dat\n${percentiles}\nF:\\a.dat\n${percentiles}\ntotal:\n  %-ile`;
  for (const heading of ["total:", "Total latency distribution:"]) {
    const text = replaced("total:\n  %-ile", ofTarget).replace("total:\n  %-ile", `${heading}\n  %-ile`);
    expect(figuresOf(text)).toEqual([whole]);
    expect(diagnosticsOf(text)).toEqual([]);
    expect(figuresOf(text + faster)).toEqual([whole, [2000, 750, 250, 0.588, null, null, null]]);
  }
  const cut = replaced("total:\n  %-ile", ofTarget).replace(
    /total:\n {2}%-ile[\s\S]*/,
    "total:\n  %-ile | Read (ms)\n",
  );
  expect(onlyRun(cut).results).toMatchObject({ readP95Ms: null, maxLatencyMs: null });
});

test("version 2.2 counts processors with the system, and may omit the input parameters", () => {
  const system = (year: number) =>
    `System information:\n\n\tstart time: ${year}/02/03 04:05:06 UTC\n\n\tcpu count:\t\t96\n\tcore count:\t\t48\n`;
  const results = diskspdResults().replace("proc count:\t\t2\n", "");
  const { runs } = parseDiskspd(system(2024) + results + system(2025) + results, "a.txt");
  expect(runs.map(({ startedAt, cpu }) => [startedAt, cpu.processors])).toEqual([
    ["2024-02-03T04:05:06.000Z", 96],
    ["2025-02-03T04:05:06.000Z", 96],
  ]);
  expect(
    parseDiskspd(diskspdInput() + results + faster, "a.txt").runs.map(({ cpu }) => cpu.processors),
  ).toEqual([null, null]);
});

test("system information below a result changes nothing of it", () => {
  const [run] = parseDiskspd(diskspdText, "a.txt").runs;
  const text = `${diskspdText}\nSystem information:\n\tstart time: 2025/02/03 04:05:06 UTC\n\tcpu count: 9\n\ttimespan: 1\n`;
  expect(parseDiskspd(text, "a.txt")).toEqual({ runs: [run], diagnostics: [] });
});

test("a text without a start has none", () => {
  expect(onlyRun(replaced(/\tstart time:.*\n/, "")).startedAt).toBeNull();
});

test("threads that all targets share (-F) count once for each", () => {
  const shared = replaced("\tpath:", "\ttotal threads: 1\n\tpath:").replace(
    "threads per file: 1",
    "threads per file: 7",
  );
  expect(onlyRun(shared).workload).toMatchObject({ queueDepth: 4, threads: 1, outstandingIo: 4 });
  const other = replaced("\ttotal threads: 1", "\ttotal threads: 2", shared);
  expect(onlyRun(other).workload).toMatchObject({ blockSizeBytes: 8192, threads: 1, outstandingIo: null });
});

test("without a number of threads in the results the asked ones count", () => {
  expect(onlyRun(replaced("thread count:\t\t1\n", "")).workload).toMatchObject({
    queueDepth: 4,
    threads: 1,
    outstandingIo: 4,
  });
});

test("the threads of two targets add up", () => {
  const target = /\tpath:[\s\S]*?normal\n/.exec(diskspdText)?.[0] ?? "";
  const two = replaced(target, target + target).replace("thread count:\t\t1", "thread count:\t\t2");
  expect(onlyRun(two).workload).toMatchObject({ queueDepth: 4, threads: 2, outstandingIo: 8 });
});

test("lines behind the system information report nothing about the load", () => {
  expect(onlyRun(replaced("\tcomputer name: TEST", "\tblock size: 4096")).workload.blockSizeBytes).toBe(8192);
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
    diskspdInput() + diskspdResults({ latency: false }),
    [
      `info no-latency ${lineOf("total:", diskspdInput() + diskspdResults({ latency: false }))}: No latency: diskspd measures it with -L only.`,
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
])("reports: %s", (_, text, expected) => {
  expect(diagnosticsOf(text)).toEqual(expected);
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
])("a line that only quotes a heading or a figure changes nothing, wherever it is: %j", (quoted) => {
  const figures = ({ reported, source, ...run }: BenchmarkRun) => ({
    ...run,
    file: source.file,
    reported: reported.map(({ label, value, unit }) => [label, value, unit]),
  });
  const text = diskspdText.split("\n").flatMap((line) => [quoted, line]);
  expect(figures(onlyRun(text.join("\n")))).toEqual(figures(onlyRun(diskspdText)));
});
