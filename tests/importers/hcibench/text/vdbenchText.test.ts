import { runsOfResultText } from "../../../../src/importers/hcibench/text/textRuns";

const RULE = "=".repeat(29);
const NAME = "vdb-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
const DEFINITION = "RD=run1; I/O rate: Uncontrolled MAX; elapsed=600 warmup=30; For loops: None";

const TEXT = `Datastore     = vsanDatastore
${RULE}
Version:\tvdbench50406
Run Def:\t${DEFINITION}
VMs\t\t= 2
IOPS\t\t= 74060.66 IO/S
THROUGHPUT\t= 289.3 MB/s
LATENCY\t\t= 0.86 ms
R_LATENCY\t= 0.66 ms
W_LATENCY\t= 1.33 ms
95%tile_LAT\t= 2.12 ms
${RULE}
`;

const OLD = `Datastore:  vsanDatastore
${RULE}
Version:    vdbench50406
Run Def:    ${DEFINITION}
VMs         = 2
IOPS        = 74060.66 IO/s
THROUGHPUT  = 289.30 MB/s
LATENCY     = 0.8600 ms
R_LATENCY   = 0.6600 ms
W_LATENCY   = 1.3300 ms
95%tile_LAT = 2.1200 ms
${RULE}
`;

const PDF = TEXT.replace("Datastore     = ", "Datastore:\t")
  .replace(/\t+= /g, ":\t")
  .replace("VMs", "Number of VMs")
  .replace("IOPS", "I/O per Second")
  .replace("THROUGHPUT", "Throughput")
  .replace("R_LATENCY", "Read Latency")
  .replace("W_LATENCY", "Write Latency")
  .replace("LATENCY", "Latency")
  .replace("95%tile_LAT", "95th Percentile Latency");

const runsOf = (text: string, name = NAME) => runsOfResultText(text, `${name}-res.txt`, name);

test.each([
  ["of 2.5 to 3.0", TEXT],
  ["before 2.5", OLD],
  ["in the words of the PDF", PDF],
  ["with CRLF", TEXT.replaceAll("\n", "\r\n")],
  ["with tabs turned into blanks", TEXT.replaceAll(/\t+/g, " ")],
  ["split over cells", TEXT.replaceAll(/\s*= /g, "\t")],
  ["in a markdown fence", `Our result:\n\n\`\`\`\n${TEXT}\`\`\`\n`],
  ["quoted in a mail", TEXT.replaceAll(/^/gm, "> ")],
  ["with bold labels in a list", OLD.replaceAll(/^([A-Z]\S*)(\s+)=/gm, "**$1**$2=")],
])("a vdbench text %s is read", (_, text) => {
  const { runs, diagnostics } = runsOf(text);
  expect(diagnostics).toEqual([]);
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({
    tool: "hcibench-vdbench",
    datastore: "vsanDatastore",
    job: "run1",
    vms: 2,
    vdisks: 16,
    durationSeconds: 600,
    warmupSeconds: 30,
    results: {
      iops: 74060.66,
      throughputBytesPerSecond: 289.3 * 2 ** 20,
      latencyMs: 0.86,
      readLatencyMs: 0.66,
      writeLatencyMs: 1.33,
      readP95Ms: null,
      writeP95Ms: null,
      percentiles: "derived",
    },
    workload: { blockSizeBytes: 4096, readPct: 70, threads: 4, outstandingIo: 64 },
  });
  expect(runs[0]?.reported).toHaveLength(7);
});

test("every run definition is a run of its own, on all disks", () => {
  const second = TEXT.slice(TEXT.indexOf("Version")).replace("RD=run1", "RD=run2").replace("74060.66", "5.5");
  const { runs } = runsOf(TEXT + second);
  expect(runs.map(({ job, results, workload }) => [job, results.iops, workload.outstandingIo])).toEqual([
    ["run1", 74060.66, 64],
    ["run2", 5.5, 64],
  ]);
});

const NOTICE =
  "Testing is done, 2 out of 3 VMs finished test successfully. Please check following files for details:";
const PATH = "output/results/t/c/hci-vdb-datastore-739-0-1.txt";

test.each([
  ["below the block", `${TEXT}${NOTICE}\n/opt/${PATH}\n${RULE}\n${TEXT}`],
  [
    "inside the block, as before 2.5",
    OLD.replace(new RegExp(`${RULE}\n$`), `${NOTICE}\n  https://10.0.0.5:443/${PATH}\n${RULE}\n`) + OLD,
  ],
  [
    "in the words of the PDF",
    `${PDF}${NOTICE.replace("VMs", "Number of VMs")}\n/opt/${PATH}\n${RULE}\n${PDF}`,
  ],
])("VMs without results are counted with their block: %s", (_, text) => {
  const { runs } = runsOf(text);
  expect(
    runs.map(({ vmsFinishedEarly, members }) => [vmsFinishedEarly, members.map(({ name }) => name)]),
  ).toEqual([
    [1, ["hci-vdb-datastore-739-0-1"]],
    [0, []],
  ]);
});

test("a block without any VM has no figures", () => {
  const none = TEXT.replace("= 2\n", "= 0\n").replaceAll(/= [\d.]+ (IO|MB|ms)/g, "= 0 $1");
  const [run] = runsOf(none).runs;
  expect(run).toMatchObject({ vms: 0, tool: "hcibench-vdbench" });
  expect(Object.values(run?.results ?? {}).every((value) => value === null)).toBe(true);
  expect(run?.reported).toHaveLength(7);
});

test("a definition without I/O has rates of 0 and no latencies", () => {
  const [run] = runsOf(TEXT.replaceAll(/= [\d.]+ (IO|MB|ms)/g, "= 0.0 $1")).runs;
  expect(run?.results).toMatchObject({
    iops: 0,
    throughputBytesPerSecond: 0,
    latencyMs: null,
    percentiles: null,
  });
});

test("links and advice below the blocks are not results", () => {
  const advice = `${RULE}
If you are interested in improving the IOPS/THROUGHPUT/LATENCY, please find the details in file performance_diag_result.html in directory PoC-${NAME} 


vSAN Performance Stats Graph: http://10.0.0.1:3000/d/vsan_client/dom-client?orgId=1&var-datasource=vdb_8vmdk
`;
  const { runs, diagnostics } = runsOf(`${OLD}${advice}${OLD}`);
  expect(diagnostics).toEqual([]);
  expect(runs.map((run) => run.case)).toEqual([NAME, NAME]);
});

test.each([
  ["CPU USAGE  = 32.01%\nRAM USAGE  = 50.74%\nvSAN PCPU USAGE = 25.61%\n", OLD, "1.6-2.4"],
  ["CPU USAGE\t= A: 30.01%; B: 34.01%; \nRAM USAGE\t= 50.74%\n", TEXT, "2.5"],
])("use lines of older texts are read: %p", (lines, text, version) => {
  const [run] = runsOf(`${text}Resource Usage:\n${lines}`).runs;
  expect(run?.cpu).toMatchObject({ usagePct: 32.01, memoryPct: 50.74, utilizationPct: null });
  expect(run?.toolVersion).toBe(version);
});
