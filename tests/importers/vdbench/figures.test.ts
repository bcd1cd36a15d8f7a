import { parseVdbenchText } from "../../../src/importers/vdbench/parseVdbenchText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { blockFlatfile, blockHeader, blockRow, fileFlatfile, summary, totals } from "./vdbenchTexts";

const only = (text: string): BenchmarkRun => {
  const { runs } = parseVdbenchText(text, "a");
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
};
const block = (cells: Record<string, string>) => only(blockFlatfile(blockRow("rd1", "avg_2-3", cells)));
const files = (cells: Record<string, string>) => only(fileFlatfile(cells));

test.each([
  ["no rate", { rate: "n/a" }, { iops: null, readIops: null, writeIops: null, latencyMs: 1.25 }],
  ["no I/O", { rate: "0" }, { iops: 0, readIops: 0, writeIops: 0, latencyMs: null, maxLatencyMs: null }],
  [
    "no share of reads",
    { "read%": "n/a" },
    { iops: 2000.5, readIops: null, writeIops: null, readLatencyMs: 0.5, writeLatencyMs: 3.5 },
  ],
  [
    "no reads",
    { "read%": "0" },
    { readIops: 0, writeIops: 2000.5, readLatencyMs: null, writeLatencyMs: 3.5 },
  ],
  [
    "reads only",
    { "read%": "100" },
    { readIops: 2000.5, writeIops: 0, readLatencyMs: 0.5, writeLatencyMs: null },
  ],
  ["no throughput", { "MB/sec": "n/a" }, { throughputBytesPerSecond: null }],
  ["no maximum", { resp_max: "n/a", read_max: "n/a", write_max: "n/a" }, { maxLatencyMs: null }],
  ["maxima of reads and of writes", { resp_max: "n/a" }, { maxLatencyMs: 40.5 }],
  ["a maximum of reads", { resp_max: "n/a", write_max: "0" }, { maxLatencyMs: 20.5 }],
  ["maxima of 0", { resp_max: "n/a", read_max: "0", write_max: "0" }, { maxLatencyMs: null }],
  ["one maximum of all", { resp_max: "30" }, { maxLatencyMs: 30 }],
])("block layout, %s", (_, cells, expected) => {
  expect(block(cells as Record<string, string>).results).toMatchObject(expected);
});

test.each([
  ["no reads", { Read_rate: "0" }, { iops: 1000, readLatencyMs: null, writeLatencyMs: 5.5, latencyMs: 5.5 }],
  [
    "no writes",
    { Write_rate: "0" },
    { iops: 3000, readLatencyMs: 1.5, writeLatencyMs: null, latencyMs: 1.5 },
  ],
  ["neither", { Read_rate: "0", Write_rate: "0" }, { iops: 0, latencyMs: null }],
  [
    "an unknown rate of reads",
    { Read_rate: "n/a" },
    { iops: null, readIops: null, writeIops: 1000, latencyMs: 5.5 },
  ],
  [
    "an unknown rate of writes",
    { Write_rate: "n/a" },
    { iops: null, readIops: 3000, writeIops: null, latencyMs: 1.5 },
  ],
  ["a maximum of reads", { Write_resp_max: "0" }, { maxLatencyMs: 25.5 }],
  ["a maximum of writes", { Read_resp_max: "n/a" }, { maxLatencyMs: 99.5 }],
])("file-system layout, %s", (_, cells, expected) => {
  expect(files(cells as Record<string, string>).results).toMatchObject(expected);
});

test.each([
  ["0", 0],
  ["100", 100],
  ["-1", null],
  ["101", null],
  ["n/a", null],
])("a share of %s", (text, expected) => {
  expect(block({ rdpct: text, seekpct: text, "read%": "n/a" }).workload).toMatchObject({
    readPct: expected,
    randomPct: expected,
  });
});

test("threads are those of either layout", () => {
  expect(block({ threads: "8" }).workload.threads).toBe(8);
  expect(files({ Threads: "12" }).workload.threads).toBe(12);
});

test.each([
  ["5.04.07", "5.04.07"],
  ["n/a", null],
  ["vdbench50407", null],
])("the version %p", (version, expected) => {
  expect(block({ version }).toolVersion).toBe(expected);
});

const reported = (run: BenchmarkRun): string[] =>
  run.reported.map(({ label, value, unit, line }) => {
    expect(line).toBe(run.source.line);
    return [label, value, unit].join("|");
  });

test("all figures are passed on as printed, block layout", () => {
  expect(reported(block({}))).toEqual([
    ...[
      "rate|2000.5|",
      "MB/sec|15.625|MB/sec",
      "bytes/io|8192|",
      "read%|75|",
      "resp|1.25|",
      "read_resp|0.5|",
    ],
    ...["write_resp|3.5|", "resp_max|40.5|", "read_max|20.5|", "write_max|40.5|", "xfersize|8192|"],
    ...["queue_depth|15.9|", "cpu_used|3.5|"],
  ]);
  expect(reported(only(summary))).toEqual([
    ...[
      "i/o rate|2000.5|",
      "MB/sec 1024**2|15.63|MB/sec",
      "bytes i/o|8192|",
      "read pct|75|",
      "resp time|1.25|",
    ],
    ...["read resp|0.5|", "write resp|3.5|", "read max|20.5|", "write max|40.5|", "queue depth|15.9|"],
    ...["cpu% sys+u|3.5|", "cpu% sys|0.2|"],
  ]);
});

test("all figures are passed on as printed, file-system layout", () => {
  expect(reported(files({}))).toEqual([
    ...["Rate|4000|", "Resp|2.5|", "MB/sec|15.625|MB/sec", "Read_rate|3000|", "Read_resp|1.5|"],
    ...["Read_resp_max|25.5|", "Write_rate|1000|", "Write_resp|5.5|", "Write_resp_max|99.5|"],
    ...["Xfersize|4096|", "cpu_used|60.5|"],
  ]);
  expect(reported(only(totals))).toEqual([
    ...["ReqstdOps rate|4000|", "ReqstdOps resp|2.5|", "MB/sec total|15.62|MB/sec", "read pct|75|"],
    ...["read rate|3000|", "read resp|1.5|", "write rate|1000|", "write resp|5.5|", "xfer size|4096|"],
    ...["cpu% total|60.5|", "cpu% sys|50|"],
  ]);
});

const average = summary.split("\n").find((line) => line.includes("avg_")) ?? "";

test.each([
  ["elapsed=60 warmup=30;", 60, 30],
  ["elapsed=60;", 60, null],
  ["warmup=5", null, 5],
  ["elapsed=10m warmup=1h;", null, null],
  ["telapsed=60; elapsed=;", null, null],
])("a run that starts with %p", (words, durationSeconds, warmupSeconds) => {
  const text = `10:00:00.001 Starting RD=rd1; ${words}\n${blockHeader}${average}\n`;
  expect(only(text)).toMatchObject({ job: "rd1", durationSeconds, warmupSeconds });
});

test.each([
  ["RD=rd1; elapsed=60", "rd1"],
  ["RD=rd_8k,more", "rd_8k"],
  ["RD=rd1 elapsed=60", "rd1"],
])("the run definition of %p", (words, job) => {
  expect(only(`10:00:00.001 Starting ${words}\n${blockHeader}${average}\n`).job).toBe(job);
});

test("an average without the start of its run has no name and no duration", () => {
  const text = `Vdbench summary report, created 10:00\n${blockHeader}${average}\n`;
  expect(only(text)).toMatchObject({ job: null, durationSeconds: null, warmupSeconds: null });
});

test("the start of a run counts for its first average only", () => {
  const text = `${summary}\n${average}\n`;
  const { runs, diagnostics } = parseVdbenchText(text, "a");
  expect(runs.map(({ job, durationSeconds }) => [job, durationSeconds])).toEqual([
    ["rd1", 60],
    [null, null],
  ]);
  expect(diagnostics).toEqual([]);
});

test.each([
  ["a time in front", average, 1],
  ["blanks in front", `   ${average}`, 1],
  ["words in front", `at ${average}`, 0],
  ["no time", average.replace(/^\S+/, ""), 0],
  ["marks of HTML around it", `<b>${average.replace("avg_2-60", '<i class="x">avg_2-60</i>')}</b>`, 1],
])("an average with %s", (_, line, count) => {
  const text = `Vdbench summary report, created 10:00\n${blockHeader}${line}\n`;
  expect(parseVdbenchText(text, "a").runs).toHaveLength(count);
});

test("the CPU of the machine is that of user and kernel, or of their sum", () => {
  const machine = (userPct: number | null, systemPct: number | null) => ({
    userPct,
    systemPct,
    of: "machine",
  });
  expect(only(summary).toolCpu).toEqual(machine(3.3, 0.2));
  expect(only(totals).toolCpu).toEqual(machine(10.5, 50));
  expect(block({}).toolCpu).toBeNull();
  const columns = (text: string) => text.replace("queue_depth", "cpu_user").replace("cpu_used", "cpu_kernel");
  const split = columns(blockFlatfile(blockRow("rd1", "avg_2-3", { queue_depth: "7.5", cpu_used: "1.5" })));
  expect(only(split).toolCpu).toEqual(machine(7.5, 1.5));
  const kernel = blockFlatfile(blockRow("rd1", "avg_2-3", { queue_depth: "62.7", cpu_used: "63.1" }));
  expect(only(kernel.replace("queue_depth", "cpu_kernel")).toolCpu).toEqual(machine(0.4, 62.7));
});

test.each([
  ["a flatfile", blockFlatfile(blockRow("rd1", "avg_2-3", { reqrate: "5000" })), 5000],
  ["a flatfile without a limit", blockFlatfile(blockRow("rd1", "avg_2-3")), null],
  ["an old flatfile without a limit", blockFlatfile(blockRow("rd1", "avg_2-3", { reqrate: "999988" })), null],
  ["a curve", blockFlatfile(blockRow("rd1", "avg_2-3", { reqrate: "9999977" })), null],
  ["no rate", blockFlatfile(blockRow("rd1", "avg_2-3", { reqrate: "n/a" })), null],
  ["a summary", summary.replace("Controlled MAX", "5000"), 5000],
  ["a summary without a limit", summary, null],
  ["a loop", summary.replace("Controlled MAX", "100").replace("None", "iorate=100"), 100],
])("the requested rate of %s", (_, text, expected) => {
  expect(only(text).workload.requestedIops).toBe(expected);
});

test("the duration is what was averaged where that is clearly shorter than the elapsed time", () => {
  const row = /^.*avg_2-60.*$/m.exec(summary)?.[0] ?? "";
  const of = (intervals: string) =>
    parseVdbenchText(summary.replace(row, row.replace("avg_2-60", intervals)), "a");
  expect(of("avg_2-4").runs[0]?.durationSeconds).toBe(3);
  expect(of("avg_2-4").diagnostics).toMatchObject([
    {
      severity: "warning",
      code: "ended-early",
      message: "Run rd1 is averaged over 3 s of the requested 60 s: vdbench ended early.",
    },
  ]);
  expect(of("avg_2-60")).toMatchObject({ runs: [{ durationSeconds: 60 }], diagnostics: [] });
});
