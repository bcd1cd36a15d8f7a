import fc from "fast-check";
import { parseLabelledLine } from "../../../../src/importers/hcibench/text/resultLabels";
import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";
import { runsOfResultText } from "../../../../src/importers/hcibench/text/textRuns";

const RULE = "=".repeat(29);

function block(job: string, iops: string, latency = ["0.6049", "0.7404", "0.8888", "1.1824"]): string {
  return [
    RULE,
    `JOB_NAME\t= ${job}`,
    "VMs\t\t= 3",
    `IOPS\t\t= ${iops} IO/S`,
    "THROUGHPUT\t= 289.00 MB/s",
    `R_LATENCY\t= ${latency[0]} ms`,
    `W_LATENCY\t= ${latency[1]} ms`,
    `95%tile_R_LAT\t= ${latency[2]} ms`,
    `95%tile_W_LAT\t= ${latency[3]} ms`,
    RULE,
  ].join("\n");
}

const TEXT = `Datastore     = vsanDatastore\n${block("job0", "74187.20")}\n`;
const TABLES = `Resource Usage:
+-------------+------------+------------------+------------+
|                   Resource Utilization                   |
+-------------+------------+------------------+------------+
| Cluster-1   | cpu.usage% | cpu.utilization% | mem.usage% |
+-------------+------------+------------------+------------+
| 10.156.28.1 | 20.0       | 10.0             | 41.19      |
| 10.156.28.2 | 40.0       | 20.0             | 68.57      |
+-------------+------------+------------------+------------+
| Average     | 30.0       | 15.0             | 54.88      |
+-------------+------------+------------------+------------+
+-------------+------------+------------------+------------+
|                   Resource Utilization                   |
+-------------+------------+------------------+------------+
| Cluster-2   | cpu.usage% | cpu.utilization% | mem.usage% |
+-------------+------------+------------------+------------+
| esx 3       | 60.0       | 30.0             | 10.0       |
+-------------+------------+------------------+------------+
| Average     | 60.0       | 30.0             | 10.0       |
+-------------+------------+------------------+------------+


cpu.usage - Provides statistics for logical CPUs. This is based on CPU Hyperthreading.
cpu.utilization - Provides statistics for physical CPUs.
`;
const NAME = "fio-4vmdk-100ws-4k-70rdpct-100randompct-4threads-1795193430";

const runsOf = (text: string, name = NAME) => runsOfResultText(text, `${name}-res.txt`, name).runs;
const resultOf = (text: string, name = NAME) => runsOf(text, name)[0]?.results;

const pdf = `Datastore:\tvsanDatastore
${RULE}
JOB_NAME:\tjob0
Number of VMs:\t3
I/O per Second:\t74187.20 IO/S
Throughput:\t289.00 MB/s
Read Latency:\t0.6049 ms
Write Latency:\t0.7404 ms
95th Percentile Read Latency:\t0.8888 ms
95th Percentile Write Latency:\t1.1824 ms
${RULE}
`;

test.each([
  ["as HCIBench writes it", TEXT],
  ["with CRLF", TEXT.replaceAll("\n", "\r\n")],
  ["with hard blanks", TEXT.replaceAll("\t", "\u00a0").replaceAll(" ", "\u00a0")],
  ["with tabs turned into single blanks", TEXT.replaceAll(/\t+/g, " ")],
  ["split over cells, without equals signs", TEXT.replaceAll(/\s*= /g, "\t")],
  ["in a markdown fence", `Our result:\n\n\`\`\`\n${TEXT}\`\`\`\n`],
  ["quoted in a mail", TEXT.replaceAll(/^/gm, "> ")],
  ["in the words of the PDF", pdf],
  ["without rules", TEXT.replaceAll(`${RULE}\n`, "")],
])("a text is read %s", (_, text) => {
  const [run, ...others] = runsOf(text);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ datastore: "vsanDatastore", job: "job0", vms: 3, vdisks: 12 });
  expect(run?.results).toMatchObject({
    iops: 74187.2,
    readIops: null,
    throughputBytesPerSecond: 289 * 2 ** 20,
    readLatencyMs: 0.6049,
    writeLatencyMs: 0.7404,
    readP95Ms: 0.8888,
    writeP95Ms: 1.1824,
    percentiles: "measured",
  });
  expect(run?.results.latencyMs).toBeCloseTo(0.6049 * 0.7 + 0.7404 * 0.3, 9);
  expect(run?.workload).toMatchObject({ blockSizeBytes: 4096, readPct: 70, threads: 4, outstandingIo: 48 });
});

test("the figures are reported as printed, with unit, file and line", () => {
  const [run] = runsOf(TEXT);
  expect(run?.reported).toContainEqual({
    label: "THROUGHPUT",
    value: 289,
    unit: "MB/s",
    file: `${NAME}-res.txt`,
    line: 6,
  });
  expect(run?.reported.map(({ label }) => label)).toHaveLength(7);
  expect(run?.source).toEqual({ file: `${NAME}-res.txt`, line: 3 });
});

test("every job and datastore is a run of its own", () => {
  const text =
    `Datastore     = A = B\n${block("oltp", "1.00")}\n${block("backup", "2.00")}\n` +
    `Datastore     = second\n${block("oltp", "3.00")}\n`;
  expect(runsOf(text).map(({ datastore, job, results }) => [datastore, job, results.iops])).toEqual([
    ["A = B", "oltp", 1],
    ["A = B", "backup", 2],
    ["second", "oltp", 3],
  ]);
});

test("the tables give hosts, and averages weighted by hosts over the clusters", () => {
  const [run] = runsOf(TEXT + TABLES);
  expect(run?.cpu).toEqual({
    usagePct: 40,
    utilizationPct: 20,
    memoryPct: (54.88 * 2 + 10) / 3,
    processors: null,
  });
  expect(run?.hosts).toEqual([
    { name: "10.156.28.1", cluster: "Cluster-1", cpuUsagePct: 20, cpuUtilizationPct: 10, memUsagePct: 41.19 },
    { name: "10.156.28.2", cluster: "Cluster-1", cpuUsagePct: 40, cpuUtilizationPct: 20, memUsagePct: 68.57 },
    { name: "esx 3", cluster: "Cluster-2", cpuUsagePct: 60, cpuUtilizationPct: 30, memUsagePct: 10 },
  ]);
});

test("the PDF's row of averages is read too", () => {
  const [run] = runsOf(
    `${pdf}Resource Usage:\nCluster cpu.usage cpu.utilization mem.usage\nMy ESA 7.16% 5.3% 40%\n`,
  );
  expect(run?.cpu).toMatchObject({ usagePct: 7.16, utilizationPct: 5.3, memoryPct: 40 });
});

test("the use lines of older texts give averages and are reported", () => {
  const [run] = runsOf(
    `${TEXT}Resource Usage:\nCPU USAGE\t= A: 40.0%; B: 20.0%; \nRAM USAGE\t= 50%\nvSAN PCPU USAGE\t= 28.07%\n`,
  );
  expect(run?.cpu).toMatchObject({ usagePct: 30, utilizationPct: null, memoryPct: 50 });
  expect(run?.reported).toContainEqual(
    expect.objectContaining({ label: "vSAN PCPU USAGE", value: 28.07, unit: "%" }),
  );
  expect(run?.toolVersion).toBe("2.5");
});

test("VMs that finished early are counted with the block below the notice, and listed", () => {
  const text = `Datastore     = vsanDatastore
There are 2 VMs finished testing early, those VMs are not used for summarizing results
${block("job0", "5.00")}
Check the following results files that finished testing early:
/opt/output/results/t/c/hci-fio-datastore-739-0-1.json
/opt/output/results/t/c/hci-fio-datastore-739-1-1.json
`;
  const [run] = runsOf(text);
  expect(run).toMatchObject({ vms: 3, vmsFinishedEarly: 2 });
  expect(run?.members.map(({ name, finishedEarly, iops }) => [name, finishedEarly, iops])).toEqual([
    ["hci-fio-datastore-739-0-1", true, null],
    ["hci-fio-datastore-739-1-1", true, null],
  ]);
});

test.each(["All the VMs", "All the Number of VMs", "All the Pods"])(
  "a datastore where '%s finished testing early' has a run without results",
  (all) => {
    const text = `Datastore     = first\n${all} finished testing early, no results summarized\nDatastore     = second\n${block("job0", "5.00")}\n`;
    const [first, second] = runsOf(text);
    expect(first).toMatchObject({ datastore: "first", vms: 0, job: null });
    expect(first?.results.iops).toBeNull();
    expect(second).toMatchObject({ datastore: "second", vms: 3 });
  },
);

test("pods and storage classes stand for VMs and datastores", () => {
  const text = TEXT.replace("Datastore     =", "StorageClass  =").replace("VMs\t\t", "Pods\t\t");
  expect(runsOf(text)[0]).toMatchObject({ datastore: "vsanDatastore", vms: 3, toolVersion: "3.0" });
});

test("two decimals and whole milliseconds are floored percentiles", () => {
  const [run] = runsOf(
    `Datastore     = d\n${block("job0", "1.00", ["3.59", "5.70", "7.00", "11.00"])}\n${TABLES}`,
  );
  expect(run?.results).toMatchObject({ readP95Ms: 7, writeP95Ms: 11, percentiles: "floored" });
  expect(run?.toolVersion).toBe("2.8");
});

test("a side without I/O has no latency", () => {
  const zero = `Datastore     = d\n${block("job0", "1.00", ["1.5412", "0.0000", "2.5832", "0.0000"])}\n`;
  expect(resultOf(zero, NAME.replace("70rdpct", "100rdpct"))).toMatchObject({
    latencyMs: 1.5412,
    writeLatencyMs: null,
    writeP95Ms: null,
  });
  expect(resultOf(TEXT, NAME.replace("70rdpct", "0rdpct"))).toMatchObject({
    readLatencyMs: null,
    latencyMs: 0.7404,
  });
});

test("the MB/s of HCIBench 2.0 are converted from KiB/s over 1,000, and it is reported", () => {
  const padded = TEXT.replaceAll(/^(\S+)\t+= /gm, (_, label: string) => `${label.padEnd(14)}= `);
  const { runs, diagnostics } = runsOfResultText(padded, "x-res.txt", NAME);
  expect(runs[0]?.results.throughputBytesPerSecond).toBe(289 * 1000 * 1024);
  expect(runs[0]?.toolVersion).toBe("2.0");
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: "throughput-unit", file: "x-res.txt" }));
});

test("case names between the blocks of a paste belong to the blocks below them", () => {
  const other = "fio-8vmdk-100ws-8k-50rdpct-100randompct-16threads-1795199999";
  const text = `## ${NAME}\n${TEXT}\n${other}-res.txt:\n${TEXT}`;
  expect(runsOf(text, "pasted text").map((run) => [run.case, run.workload.blockSizeBytes])).toEqual([
    [NAME, 4096],
    [other, 8192],
  ]);
});

test("a text without a known name reports only what it holds", () => {
  const [run] = runsOf(TEXT, "pasted text");
  expect(run).toMatchObject({ case: "pasted text", startedAt: null, vdisks: null });
  expect(run?.workload).toMatchObject({ blockSizeBytes: null, readPct: null, outstandingIo: null });
  expect(run?.results).toMatchObject({ latencyMs: null, readLatencyMs: 0.6049 });
});

test("a value that is not a number is a diagnostic with its line, and the rest is read", () => {
  const { blocks, diagnostics } = parseResultText(TEXT.replace("289.00 MB/s", "NaN MB/s"), "x-res.txt");
  expect(blocks[0]?.figures).toHaveLength(6);
  expect(diagnostics).toEqual([
    expect.objectContaining({ code: "unreadable-figure", severity: "warning", file: "x-res.txt", line: 6 }),
  ]);
});

test("a block that a text cuts off before its figures is skipped, and it is reported", () => {
  const cut = `${TEXT}${RULE}\nJOB_NAME\t= job1\nVMs\t\t= 3\n`;
  const { runs, diagnostics } = runsOfResultText(cut, "x-res.txt", NAME);
  expect(runs.map(({ job }) => job)).toEqual(["job0"]);
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: "empty-block", line: 13 }));
});

test("labels in running text are not results", () => {
  expect(runsOf("Latency: as expected\nVMs: 12\nVersion 3\n")).toEqual([]);
});

test.each(["", "\n\n", "hello = world\n", "\u0000\u0001\u0002"])("the text %p has no runs", (text) => {
  expect(runsOf(text)).toEqual([]);
});

test("a text cut off anywhere never throws and gives no more runs than the whole", () => {
  const whole = TEXT + TEXT + TABLES;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length }), (length) => {
      expect(runsOf(whole.slice(0, length)).length).toBeLessThanOrEqual(2);
    }),
  );
});

test.each([
  ["14 columns and the equals sign", "VMs           = 3", true],
  ["14 columns, split over cells", "VMs           \t3", true],
  ["14 columns, split at the equals sign and its blank", "VMs          \t3", true],
  ["12 columns, as vdbench's old texts have it", "VMs         = 3", false],
  ["12 columns, split over cells", "VMs         \t3", false],
  ["tabs", "VMs\t\t= 3", false],
])("a label padded to %s distinguishes 2.0 from the others", (_, line, padded) => {
  expect(parseLabelledLine(line)).toEqual({ kind: "members", label: "VMs", value: "3", padded });
});

test("a datastore whose line is alone has a run without figures, and it is reported", () => {
  const text = `Datastore     = first\nDatastore     = second\n${block("job0", "5.00")}\n`;
  const { runs, diagnostics } = runsOfResultText(text, "x-res.txt", NAME);
  expect(runs.map(({ datastore, vms, results }) => [datastore, vms, results.iops])).toEqual([
    ["first", null, null],
    ["second", 3, 5],
  ]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", code: "empty-datastore", line: 1 }),
  );
});

test("a datastore that is named once more without a block is not a second one", () => {
  expect(runsOf(`${TEXT}Datastore: vsanDatastore\n`)).toHaveLength(1);
});
