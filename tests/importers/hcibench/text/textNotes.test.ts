import { holdsResults } from "../../../../src/importers/hcibench/text/holdsResults";
import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";
import { runsOfResultText } from "../../../../src/importers/hcibench/text/textRuns";
import { textSections } from "../../../../src/importers/hcibench/text/textSections";

const parse = (...lines: string[]) => parseResultText(lines.join("\n"), "x-res.txt");
const CASE = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";

describe("datastores without a block", () => {
  const emptyOf = (...lines: string[]) =>
    parse(...lines).emptyDatastores.map(({ datastore, line, noticed }) => [datastore, line, noticed]);

  test.each<[string, string[], unknown[][]]>([
    ["followed by another", ["Datastore = a", "Datastore = b", "IOPS = 1"], [["a", 1, false]]],
    ["at the end", ["Datastore = a", "IOPS = 1", "Datastore = b"], [["b", 3, false]]],
    ["followed by a case's name", ["Datastore = a", CASE], [["a", 1, false]]],
    ["said once only where it is noticed", ["Datastore = a", "All VMs finished"], [["a", 2, true]]],
    ["with blocks elsewhere", ["Datastore = a", "IOPS = 1", "Datastore = a"], []],
    ["with blocks in another case", ["Datastore = a", "IOPS = 1", CASE, "Datastore = a"], [["a", 4, false]]],
  ])("%s", (_, lines, expected) => {
    expect(emptyOf(...lines)).toEqual(expected);
  });
});

test("sections are in the order of the text; blocks of one datastore and case are one", () => {
  const lines = [
    "Datastore = a",
    "IOPS = 1",
    "===",
    "IOPS = 2",
    "Datastore = b",
    "Datastore = c",
    "IOPS = 3",
  ];
  const sections = textSections(parse(...lines, CASE, "Datastore = c", "IOPS = 4"));
  expect(
    sections.map(({ datastore, blocks, empty }) => [datastore, blocks.length, empty?.line ?? null]),
  ).toEqual([
    ["a", 2, null],
    ["b", 0, 5],
    ["c", 1, null],
    ["c", 1, null],
  ]);
});

test.each([
  ["a datastore", ["Datastore = d", "IOPS = 1"], true],
  ["a job", ["JOB_NAME = a", "IOPS = 1"], true],
  ["a number of VMs", ["VMs = 3", "IOPS = 1"], true],
  ["a run definition", ["Run Def: RD=run1;", "IOPS = 1"], true],
  ["a datastore, but unreadable", ["Datastore = d", "IOPS = 70,000 IO/S"], true],
  ["nothing", ["IOPS = 1"], false],
  ["a latency instead", ["R_LATENCY = 1 ms"], false],
  ["a datastore, without IOPS", ["Datastore = d", "THROUGHPUT = 1 MB/s"], false],
  ["the notice that all VMs finished early", ["All the VMs finished testing early"], true],
  ["a datastore alone", ["Datastore = d"], false],
])("whether a text holds results that has IOPS below %s", (_, lines, expected) => {
  expect(holdsResults(lines.join("\n"))).toBe(expected);
});

describe("what is reported about runs that rest on a text", () => {
  const notesOf = (text: string[], name = CASE) =>
    runsOfResultText(text.join("\n"), "x-res.txt", name).diagnostics.filter(
      ({ code }) => code !== "unreadable-figure",
    );
  const about = (severity: string, code: string, message: string, line: number | null) => ({
    severity,
    code,
    message: expect.stringContaining(message),
    file: "x-res.txt",
    line,
  });

  test.each([
    [
      "a datastore whose line stands alone",
      ["Datastore = a", "Datastore = b", "IOPS = 1"],
      [about("warning", "empty-datastore", "Datastore a has no figures", 1)],
    ],
    ["a datastore whose VMs all finished early", ["Datastore = a", "All VMs finished"], []],
    [
      "early files of several datastores",
      ["Datastore = a", "IOPS = 1", "Datastore = b", "IOPS = 1", "/o/vm-1.json", "/o/vm-2.json"],
      [about("info", "early-files", "not of which datastore: /o/vm-1.json, /o/vm-2.json.", null)],
    ],
    ["early files of one datastore", ["Datastore = a", "IOPS = 1", "/o/vm-1.json"], []],
    ["early files without any run", ["/o/vm-1.json"], []],
    [
      "latencies of both sides",
      ["IOPS = 1", "R_LATENCY = 1 ms", "W_LATENCY = 2 ms"],
      [about("info", "latency-by-share", "weighted with the read share", null)],
    ],
    ["latencies of one side", ["IOPS = 1", "R_LATENCY = 1 ms", "W_LATENCY = 0 ms"], []],
    ["latencies of vdbench", ["Version: vdbench50407", "R_LATENCY = 1 ms", "W_LATENCY = 2 ms"], []],
    [
      "MB/s over 1,000",
      ["VMs           = 3", "IOPS          = 5", "THROUGHPUT    = 5 MB/s"],
      [about("info", "throughput-unit", "HCIBench 2.0", null)],
    ],
    ["a throughput of no VM", ["VMs           = 0", "IOPS          = 5", "THROUGHPUT    = 5 MB/s"], []],
    ["no throughput to convert", ["VMs           = 3", "IOPS          = 5", "THROUGHPUT    = 0 MB/s"], []],
  ])("%s", (_, text, expected) => {
    expect(notesOf(text)).toEqual(expected);
  });
});

test("early files are members by their own name, whatever folder and extension", () => {
  const { runs } = runsOfResultText("IOPS = 1\n/o/hci-fio-datastore-7-0-1.json\n/o/my vm.json\n", "x", CASE);
  const none = { iops: null, throughputBytesPerSecond: null, latencyMs: null, finishedEarly: true };
  expect(runs[0]?.members).toEqual([
    { name: "hci-fio-datastore-7-0-1", ...none },
    { name: "my vm", ...none },
  ]);
});

test("a datastore whose VMs all finished early lists them", () => {
  const { runs } = runsOfResultText("Datastore = a\nAll VMs finished\n/o/vm-1.json\n", "x-res.txt", CASE);
  expect(runs).toEqual([
    expect.objectContaining({
      tool: "hcibench-fio",
      datastore: "a",
      job: null,
      vms: 0,
      vmsFinishedEarly: 1,
      source: { file: "x-res.txt", line: 2 },
    }),
  ]);
  expect(runs[0]?.members.map(({ name }) => name)).toEqual(["vm-1"]);
});
