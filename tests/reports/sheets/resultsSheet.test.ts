import { resultsSheet } from "../../../src/reports/sheets/resultsSheet";
import { sampleRun } from "../sampleRuns";

const complete = sampleRun({
  case: "c",
  datastore: "d",
  job: "j",
  vms: 8,
  workload: { blockSizeBytes: 32768, readPct: 70, randomPct: 100, outstandingIo: 64 },
  results: {
    iops: 1000,
    readIops: 700,
    writeIops: 300,
    throughputBytesPerSecond: 31.25 * 2 ** 20,
    latencyMs: 2,
    readLatencyMs: 1,
    writeLatencyMs: 3,
    readP95Ms: 4,
    writeP95Ms: 5,
  },
  cpu: { usagePct: 60 },
});
const tableOf = (...args: Parameters<typeof resultsSheet>) => resultsSheet(...args).tables?.[0];
const formulaOf = (header: string, runs = [complete]) =>
  tableOf(runs)?.columns.find((column) => column.header === header)?.formula;

test("has a row per run in base figures, and blanks where a formula is", () => {
  expect(tableOf([complete])?.rows).toEqual([
    [
      "c", "hcibench-fio", "d", "j", 8, 32, 0.7, 1, 64, 1000, 700, 300, 31.25, null, 2, 1, 3, 4, 5, null, 0.6,
      null, null, null, null, 1,
    ],
  ]); // prettier-ignore
});

test("every column has a width and a format of its own kind", () => {
  const sheet = resultsSheet([complete]);
  const columns = sheet.tables?.[0]?.columns ?? [];
  expect(columns.map(({ header, format }, i) => [header, format ?? "", sheet.columnWidths?.[i]])).toEqual([
    ["Case", "", 44], ["Tool", "", 13], ["Datastore", "", 16], ["Job", "", 7], ["VMs", "0", 6],
    ["Block size (KiB)", "General", 9], ["Read %", "0%", 8], ["Random %", "0%", 9],
    ["Outstanding I/O", "#,##0", 12], ["IOPS", "#,##0", 10], ["Read IOPS", "#,##0", 10],
    ["Write IOPS", "#,##0", 10], ["MiB/s", "#,##0.0", 10], ["Gb/s", "0.00", 8], ["Latency (ms)", "0.00", 9],
    ["Read latency (ms)", "0.00", 11], ["Write latency (ms)", "0.00", 11], ["p95 read (ms)", "0.00", 10],
    ["p95 write (ms)", "0.00", 10], ["p95 / average", "0.0", 10], ["Host CPU %", "0.0%", 9],
    ["Storage", "", 14], ["vSAN GHz (model)", "#,##0.0", 11], ["Verdict", "", 16], ["Not known", "", 30],
    ["Test", "0", 7],
  ]); // prettier-ignore
});

test("percentiles that only some tools print are columns where a run has them", () => {
  const none = { readP50Ms: null, writeP50Ms: null, readP99Ms: null, writeP99Ms: null, readP999Ms: null, writeP999Ms: null }; // prettier-ignore
  const run = { ...complete, latencyPercentiles: { ...none, readP50Ms: 1.5, writeP99Ms: 9, readP999Ms: 20 } };
  const table = tableOf([complete, run]);
  const headers = table?.columns.map(({ header }) => header) ?? [];
  expect(headers.slice(16, 22)).toEqual([
    "Write latency (ms)",
    "p50 read (ms)",
    "p95 read (ms)",
    "p95 write (ms)",
    "p99 write (ms)",
    "p99.9 read (ms)",
  ]);
  expect(table?.rows.map((row) => [17, 20, 21].map((i) => row[i]))).toEqual([
    [null, null, null],
    [1.5, 9, 20],
  ]);
  expect([17, 20, 21].map((i) => table?.columns[i]?.format)).toEqual(["0.00", "0.00", "0.00"]);
});

test("what follows from other columns is a formula", () => {
  expect(formulaOf("Gb/s")).toBe('IF(ISNUMBER([@[MiB/s]]),[@[MiB/s]]*8*1.048576/1000,"")');
  expect(formulaOf("p95 / average")).toBe(
    'IF(COUNT([@[p95 read (ms)]],[@[p95 write (ms)]])=0,"",MAX(IFERROR([@[p95 read (ms)]]/[@[Read latency (ms)]],0),IFERROR([@[p95 write (ms)]]/[@[Write latency (ms)]],0)))',
  );
  expect(formulaOf("Verdict")).toBe('IFERROR(INDEX(Checks[Verdict],MATCH([@Test],Checks[Test],0)),"")');
});

const adapted = (hosts: string) =>
  `IF(OR(Raid<>"RAID-5",N(${hosts})<3),Raid,IF(${hosts}<6,"RAID-5 2+1","RAID-5 4+1"))`;
const MODEL = `VSAN_GHZ_IOPS([@IOPS],[@[Block size (KiB)]],[@[Read %]],${adapted("ClusterHosts")})`;

test.each([
  ["all", complete, MODEL],
  ["no IOPS", sampleRun({ workload: { blockSizeBytes: 1, readPct: 1 } }), null],
  ["no block size", sampleRun({ workload: { readPct: 1 }, results: { iops: 1 } }), null],
  ["no mix", sampleRun({ workload: { blockSizeBytes: 1 }, results: { iops: 1 } }), null],
])("the model is asked when the row has what it needs: a second run has %s", (_, second, formula) => {
  expect(formulaOf("vSAN GHz (model)", [complete, second])).toBe(
    formula ?? `IF(COUNT([@IOPS],[@[Block size (KiB)]],[@[Read %]])<3,"",${MODEL})`,
  );
});
