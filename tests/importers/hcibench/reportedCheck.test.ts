import { fioGroup } from "../../../src/importers/hcibench/fioGroup";
import { checkFioBlock, checkVdbenchBlock } from "../../../src/importers/hcibench/reportedCheck";
import { parseResultText } from "../../../src/importers/hcibench/resultText";
import { textSections } from "../../../src/importers/hcibench/textSections";
import { vdbenchGroup } from "../../../src/importers/hcibench/vdbenchGroup";
import { fioJob } from "./fioJob";
import { averageRow } from "./vdbenchRows";

const FIO_BLOCK = {
  VMs: "2",
  IOPS: "1500.00 IO/S",
  THROUGHPUT: "5.00 MB/s",
  R_LATENCY: "1.5000 ms",
  W_LATENCY: "3.0000 ms",
  "95%tile_R_LAT": "2.5000 ms",
  "95%tile_W_LAT": "6.7500 ms",
};

const textOf = (figures: Record<string, string>) =>
  parseResultText(
    Object.entries(figures)
      .map(([label, value]) => `${label} = ${value}`)
      .join("\n"),
    "x-res.txt",
  );
const blockOf = (figures: Record<string, string>) => {
  const [block] = textOf(figures).blocks;
  if (!block) throw new Error("no block");
  return block;
};

const MS = 1e6;
// 6,000 KiB/s: 5.86 MiB/s, and 6.00 over 1,000.
const jobs = [
  fioJob(
    { iops: 500, kibPerSecond: 2000, meanNs: 1 * MS, p95Ns: 2 * MS },
    { iops: 500, kibPerSecond: 2000, meanNs: 2 * MS, p95Ns: 6.5 * MS },
  ),
  fioJob(
    { iops: 250, kibPerSecond: 1000, meanNs: 2 * MS, p95Ns: 3 * MS },
    { iops: 250, kibPerSecond: 1000, meanNs: 4 * MS, p95Ns: 7 * MS },
  ),
];

test("figures that HCIBench's arithmetic gives make no warning", () => {
  expect(checkFioBlock(blockOf(FIO_BLOCK), jobs, false)).toEqual([]);
  expect(checkFioBlock(blockOf({ IOPS: "1500.00 IO/S" }), jobs, false)).toEqual([]);
});

test("a figure that differs is a warning with both values and its line", () => {
  const block = blockOf({ ...FIO_BLOCK, R_LATENCY: "1.6 ms", VMs: "3" });
  expect(checkFioBlock(block, jobs, false)).toEqual([
    {
      severity: "warning",
      code: "reported-differs",
      message: "VMs: the text says 3, the files of the VMs give 2. The files are used.",
      file: "x-res.txt",
      line: 1,
    },
    {
      severity: "warning",
      code: "reported-differs",
      message: "R_LATENCY: the text says 1.6 ms, the files of the VMs give 1.5 ms. The files are used.",
      file: "x-res.txt",
      line: 4,
    },
  ]);
});

test.each([
  ["IOPS", "1500.01 IO/S", true],
  ["IOPS", "1500 IO/S", false],
  ["IOPS", "1499 IO/S", true],
  ["THROUGHPUT", "5.86 MB/s", false],
  ["THROUGHPUT", "5.85 MB/s", true],
  ["THROUGHPUT", "6.00 MB/s", true],
  ["R_LATENCY", "1.50 ms", false],
  ["R_LATENCY", "1.5001 ms", true],
  ["W_LATENCY", "2.9999 ms", true],
  ["95%tile_R_LAT", "2.00 ms", false],
  ["95%tile_R_LAT", "3.00 ms", true],
  ["95%tile_W_LAT", "6.00 ms", false],
  ["95%tile_W_LAT", "6.75 ms", false],
  ["95%tile_W_LAT", "7.00 ms", true],
])("%s of %s differs from the files of fio: %p", (label, value, differs) => {
  const found = checkFioBlock(blockOf({ ...FIO_BLOCK, [label]: value }), jobs, false);
  expect(found.map(({ message }) => message.split(":")[0])).toEqual(differs ? [label] : []);
});

test("the MB/s of HCIBench 2.0 are KiB/s over 1,000", () => {
  const legacy = (value: string) => checkFioBlock(blockOf({ ...FIO_BLOCK, THROUGHPUT: value }), jobs, true);
  expect(legacy("6.00 MB/s")).toEqual([]);
  expect(legacy("5.00 MB/s").map(({ message }) => message)).toEqual([
    "THROUGHPUT: the text says 5 MB/s, the files of the VMs give 6 MB/s. The files are used.",
  ]);
});

const VDBENCH_BLOCK = {
  Version: "vdbench50407",
  VMs: "2",
  IOPS: "300.5 IO/S",
  THROUGHPUT: "3.5 MB/s",
  LATENCY: "2.35 ms",
  R_LATENCY: "1.25 ms",
  W_LATENCY: "4.5 ms",
  "95%tile_LAT": "5.64 ms",
};
const MIB = 2 ** 20;
// Means over the VMs: 2.35, 1.25, 4.5 ms, and 2.35 + 1.645 × 2 = 5.64 ms.
const rows = [
  averageRow({
    iops: 200,
    bytesPerSecond: 2 * MIB,
    latencyMs: 2.2,
    readLatencyMs: 1,
    writeLatencyMs: 4,
    stddevMs: 1,
  }),
  averageRow({
    iops: 100.5,
    bytesPerSecond: 1.5 * MIB,
    latencyMs: 2.5,
    readLatencyMs: 1.5,
    writeLatencyMs: 5,
    stddevMs: 3,
  }),
];

test.each([
  ["VMs", "2", false],
  ["VMs", "3", true],
  ["IOPS", "300.5 IO/S", false],
  ["IOPS", "300.51 IO/S", true],
  // Ruby drops trailing zeros: one decimal stands for two.
  ["IOPS", "300.6 IO/S", true],
  ["IOPS", "300 IO/S", true],
  ["THROUGHPUT", "3.51 MB/s", true],
  ["LATENCY", "2.34 ms", true],
  ["R_LATENCY", "1.26 ms", true],
  ["W_LATENCY", "4.49 ms", true],
  ["95%tile_LAT", "5.63 ms", true],
])("%s of %s differs from the files of vdbench: %p", (label, value, differs) => {
  const found = checkVdbenchBlock(blockOf({ ...VDBENCH_BLOCK, [label]: value }), rows);
  expect(found.map(({ message }) => message.split(":")[0])).toEqual(differs ? [label] : []);
});

describe("whether a section of the text is about some VMs", () => {
  const sectionOf = (text: string) => {
    const [section] = textSections(parseResultText(text, "x-res.txt"));
    if (!section) throw new Error("no section");
    return section;
  };
  const fio = fioGroup(
    "datastore-1",
    [...jobs, null].map((job, index) => ({
      name: `vm-${index}`,
      file: `vm-${index}.json`,
      status: job && { jobs: [job, fioJob({ iops: 77 })] },
      grids: [],
      diagnostics: [],
    })),
  );
  const early = fioGroup("datastore-1", [
    { name: "vm", file: "vm", status: null, grids: [], diagnostics: [] },
  ]);

  test.each([
    ["the same IOPS", "VMs = 2\nIOPS = 1500.00 IO/S", true],
    ["IOPS off by half of the last digit", "VMs = 2\nIOPS = 1500.005 IO/S", true],
    ["IOPS off by more", "VMs = 2\nIOPS = 1500.006 IO/S", false],
    ["IOPS off by more the other way", "VMs = 2\nIOPS = 1499.99 IO/S", false],
    ["another number of VMs", "VMs = 3\nIOPS = 1500.00 IO/S", false],
    ["no number of VMs", "IOPS = 1500.00 IO/S", false],
    ["no IOPS", "VMs = 2\nTHROUGHPUT = 5 MB/s", false],
    ["no block", "All the VMs finished testing early", false],
  ])("fio's, with %s", (_, text, fits) => {
    expect(fio.fits(sectionOf(`Datastore = d\n${text}\n`))).toBe(fits);
  });

  test("VMs that all finished early fit a datastore without a block, and no other", () => {
    expect(early.fits(sectionOf("Datastore = d\nAll the VMs finished testing early\n"))).toBe(true);
    expect(early.fits(sectionOf("Datastore = d\nVMs = 0\nIOPS = 0 IO/S\n"))).toBe(false);
    expect([fio.complete, early.complete]).toEqual([true, false]);
  });

  const vdbenchOf = (...runs: (typeof rows)[]) =>
    vdbenchGroup(
      "datastore-1",
      [0, 1].map((vm) => ({
        name: `vm-${vm}`,
        file: `vm-${vm}.txt`,
        runs: runs.map((row) => ({ definition: null, average: row[vm] ?? null, grid: null })),
        diagnostics: [],
      })),
    );
  const block = (vms: number, iops: string) => `Version: vdbench50407\nVMs = ${vms}\nIOPS = ${iops} IO/S\n`;

  test.each([
    ["the same IOPS", [rows], block(2, "300.5"), true],
    ["IOPS off by half of the last digit", [rows], block(2, "300.505"), true],
    ["IOPS off by more", [rows], block(2, "300.51"), false],
    ["another number of VMs", [rows], block(1, "300.5"), false],
    ["all run definitions the same", [[], rows], block(0, "0") + block(2, "300.5"), true],
    ["one run definition the same", [rows, rows], block(2, "300.5") + block(2, "300.6"), false],
    ["no IOPS, where there are none", [[]], "Version: vdbench50407\nVMs = 0\n", true],
    ["no block", [[]], "All the VMs finished testing early", false],
  ])("vdbench's, with %s", (_, runs, text, fits) => {
    expect(vdbenchOf(...runs).fits(sectionOf(`Datastore = d\n${text}\n`))).toBe(fits);
  });

  test("the group of vdbench is complete when any VM has averages of any run definition", () => {
    expect(vdbenchOf([], rows.slice(0, 1)).complete).toBe(true);
    expect(vdbenchOf([], []).complete).toBe(false);
  });
});
