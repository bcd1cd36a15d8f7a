import { rdmaSavings } from "../../../src/templates/rdmaSavings/rdmaSavings";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = rdmaSavings.plan();

/** Reads of the two published sizes: 640,495 and 15,680,716 cycles per I/O, ± 7 %. */
const READS: Entries = {
  hosts: 4, ghzPerHost: 50, clock: 2.5, least: 0.13, corePrice: 100, watts: 10, kwhPrice: 0.25,
  "work.name": ["Web", "Backup", null],
  "work.amount": [1000, 500, null],
  "work.unit": ["MiB/s", "MB/s", null],
  "work.block": [32, 1024, null],
  "work.read": [1, 1, null],
  "work.layout": ["RAID-5 2+1", "RAID-5 2+1", null],
}; // prettier-ignore

const calculated = (entries: Entries = {}) => recalculate(plan, { ...READS, ...entries });
const shown = (entries: Entries = {}) => printedSheet(calculated(entries));

test("each workload over TCP, and what RDMA saves of it", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("save.iops", line))).toEqual([
    "Workload | IOPS | GHz over TCP, low | GHz over TCP | GHz over TCP, high | Saved per I/O, low | Saved per I/O | Saved per I/O, high | GHz over RDMA | More I/O at the same CPU | Minimum hosts",
    // 32,000 × 640,495; the network's share of a 32 KiB read limits the high figure: 27.2 × (0.163 + 0.373) ÷ 77
    "Web | 32,000 | 19.1 | 20.5 | 21.9 | 15.0% | 18.0% | 18.9% | 16.8 | 22.0% | 3",
    "Backup | 477 | 7.0 | 7.5 | 8.0 | 10.0% | 13.0% | 16.0% | 6.5 | 14.9% | 3",
    "",
  ]);
});

test.each([
  ["clusterGhz", "200.0 GHz, definition"],
  ["minHosts", "3 hosts, vendor-stated"],
  ["share", "16.7% of the storage CPU (13.7% to 18.1%), estimated, one 4-node cluster"],
  ["ghzNow", "28.0 GHz (26.0 to 29.9), estimated"],
  ["ghzSaved", "4.7 GHz (3.6 to 5.4), estimated"], // 20.5 × 18 % + 7.48 × 13 %
  ["cores", "1.9 cores (1.4 to 2.2), derived"],
  ["ofCluster", "2.3% % (1.8% to 2.7%), derived"], // ÷ 200
  ["gain", "+20.0% IOPS (+15.8% to +22.2%), derived"],
  ["rule", "10% to 30% gain + drop, adds two different shares"],
  ["licenses", "186 money (142 to 217), from your figures"],
  ["power", "19 W (14 to 22), from your figures"],
  ["energy", "163 kWh (125 to 190), from your figures"], // 18.6 W × 8760 h
  ["energyCost", "41 money (31 to 48), from your figures"],
])("reads of 32 KiB and 1 MiB: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test.each([
  [{ corePrice: null }, "licenses", " money, not entered"],
  [{ watts: null }, "power", " W, not entered"],
  [{ watts: null }, "energyCost", " money, not entered"],
  [{ kwhPrice: null }, "energyCost", " money, not entered"],
  [{ mode: "own tests" }, "ghzSaved", "5.2 GHz (3.3 to 7.0), estimated"], // 27.97 × 18.4 %
  [
    { mode: "own tests" },
    "share",
    "18.4% of the storage CPU (12.8% to 23.3%), estimated, one 4-node cluster",
  ],
])("with %j, %s is %s", (entries: Entries, id, expected) => {
  expect(shown(entries).result(id).trim()).toBe(expected.trim());
});

const answers = (...values: string[]): Entries => ({ "need.answer": values });

test.each<[string, Entries, string]>([
  [
    "not confirmed",
    {},
    "▲ Not proven: it would save 5 GHz, 17% of the CPU per I/O (14% to 18%), but 7 of 7 prerequisites are not confirmed (sheet Checklist)",
  ],
  [
    "one unknown",
    answers("yes", "yes", "unknown", "yes", "yes", "yes", "yes"),
    "▲ Not proven: it would save 5 GHz, 17% of the CPU per I/O (14% to 18%), but 1 of 7 prerequisites is not confirmed (sheet Checklist)",
  ],
  [
    "the second missing",
    answers("yes", "no", "no", "yes", "yes", "yes", "yes"),
    "✖ Prerequisite missing: All hosts alike (2 of 7 are not in place)",
  ],
  [
    "all in place",
    answers("yes", "yes", "yes", "yes", "yes", "yes", "yes"),
    "✔ Worth it: it saves 5 GHz, 17% of the CPU per I/O (14% to 18%), and every prerequisite is in place",
  ],
  [
    "all in place, 14% expected",
    { ...answers("yes", "yes", "yes", "yes", "yes", "yes", "yes"), least: 0.14 },
    "▲ Not proven: it saves 5 GHz, 17% of the CPU per I/O (14% to 18%), and the low end is below 14.0%",
  ],
])("verdict with prerequisites %s", (_, entries, verdict) => {
  expect(calculated(entries).value("verdict")).toBe(verdict);
});

test("the published tests: as entered, and what each saved", () => {
  const sheet = printedSheet(recalculate(plan));
  expect([0, 1, 2].map((line) => sheet.row("test.tcpIops", line))).toEqual([
    "Workload | IOPS, TCP | IOPS, RDMA | cpu.usage, TCP | cpu.usage, RDMA | cpu.utilization, TCP | cpu.utilization, RDMA",
    "4K, 100% read, random | 939,791 | 1,135,753 | 96.54% | 96.59% | 80.88% | 81.53%",
    "4K, 70% read, random | 633,421 | 779,108 | 95.45% | 93.38% | 78.57% | 77.46%",
  ]);
  expect([0, 1, 2, 5].map((line) => sheet.row("found.gain", line))).toEqual([
    "Workload | IOPS | cpu.usage | cpu.utilization | Gain + drop, as published | CPU saved per I/O, cpu.usage | CPU saved per I/O, cpu.utilization | Used here",
    "4K, 100% read, random | +20.9% | +0.1% | +0.8% | +20.8% | 17.2% | 16.6% | 17.2%",
    "4K, 70% read, random | +23.0% | -2.2% | -1.4% | +25.2% | 20.5% | 19.8% | 20.5%",
    "",
  ]);
  expect(sheet.result("measured")).toBe("18.4% of the CPU (12.8% to 23.3%), measured");
});

test("a test with one counter has no figure of the other", () => {
  const values = (column: string, entries: Entries) => calculated(entries).values(`found.${column}`)[0];
  const usageOnly: Entries = { "test.tcpUtil": [null] };
  expect([values("usage", usageOnly), values("util", usageOnly)]).toEqual([expect.closeTo(0.1721, 4), ""]);
  expect(values("chosen", { ...usageOnly, counter: "cpu.utilization" })).toBe("");
});

test("prerequisites and offloads are unknown at first, and each explains why", () => {
  const sheet = shown();
  expect([sheet.row("need.answer", 0), sheet.row("offloads.answer", 0)]).toEqual([
    "Prerequisite | In place? | Why",
    "Offload | Checked? | Note",
  ]);
  for (const [id, lines] of [["need.answer", 7], ["offloads.answer", 7]] as const) {
    for (let line = 1; line <= lines; line++) expect(sheet.row(id, line)).toMatch(/^.{3,} \| unknown \| .{10,}$/);
    expect(sheet.accepts(id)).toBe("yes/no/unknown");
  }
}); // prettier-ignore

test("the chart draws both transports", () => {
  expect(shown().charts("RDMA savings")).toEqual(["column of 6: GHz over TCP, GHz over RDMA by Workload"]);
});

test.each([
  ["mode", "estimate own tests: sheet Own tests, estimate/own tests"],
  ["counter", "cpu.usage, cpu.usage/cpu.utilization"],
  ["hosts", "6 hosts, 3 to 64"],
  ["ghzPerHost", "115.2 GHz per host, 1 to 20480 with decimals"],
  ["clock", "3.6 GHz, 0.5 to 10 with decimals"],
  ["least", "10.0% of CPU per I/O, 0 to 0.5 with decimals"],
  ["corePrice", "blank money per core, 0 to 1000000 with decimals or blank"],
  ["watts", "blank W per core, 0 to 1000 with decimals or blank"],
  ["kwhPrice", "blank money per kWh, 0 to 100 with decimals or blank"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(recalculate(plan)).input(id)).toBe(expected);
});

test.each([
  ["work.amount", "0 to 100000000 with decimals or blank"],
  ["work.unit", "IOPS/MB/s/MiB/s or blank"],
  ["work.block", "0.5 to 2048 with decimals or blank"],
  ["work.read", "0 to 1 with decimals or blank"],
  ["test.tcpIops", "1 to 100000000 with decimals or blank"],
  ["test.rdmaUsage", "0.001 to 2 with decimals or blank"],
])("the column %s accepts %s", (id, expected) => {
  expect(shown().accepts(id)).toBe(expected);
});

test("the example: three workloads", () => {
  const { values } = recalculate(plan);
  expect(["name", "amount", "unit", "block", "read", "layout"].map((column) => values(`work.${column}`).slice(0, 4))).toEqual([
    ["OLTP database", "File services", "Backup", null],
    [120_000, 60_000, 2000, null],
    ["IOPS", "IOPS", "MiB/s", null],
    [8, 32, 256, null],
    [0.7, 0.7, 0, null],
    ["RAID-5 4+1", "RAID-5 4+1", "RAID-5 4+1", null],
  ]);
}); // prettier-ignore

/** Mark, row and figures of the first page. */
const onPage = (entries: Entries, line: number) =>
  recalculate(plan, entries)
    .drawing.sheets[0]?.values[7 + line]?.slice(0, 5)
    .map((value) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : (value ?? "")));

test.each<[Entries, number, (string | number)[]]>([
  [{}, 1, ["✔", "CPU saved per I/O", 0.138, 0.175, 0.204]],
  [{ least: 0.139 }, 1, ["▲", "CPU saved per I/O", 0.138, 0.175, 0.204]],
  [{ least: 0.205 }, 1, ["✖", "CPU saved per I/O", 0.138, 0.175, 0.204]],
  [{ mode: "own tests" }, 1, ["▲", "CPU saved per I/O", 0.128, 0.184, 0.233]],
  [{ "work.amount": [0, 0, 0], least: 0 }, 1, ["?", "CPU saved per I/O", 0, 0, 0]],
  [{}, 2, ["▲", "Prerequisites", "", "", ""]],
  [{ "need.answer": ["no"] }, 2, ["✖", "Prerequisites", "", "", ""]],
  [{ "need.answer": Array<string>(7).fill("yes") }, 2, ["✔", "Prerequisites", "", "", ""]],
  [{}, 3, ["✔", "Hosts", "", "", ""]],
  [{ hosts: 5 }, 3, ["✖", "Hosts", "", "", ""]],
  // 6 × 44.2 GHz are 265.2: the high estimate; 6 × 26.9 are 161.4 = 195.6 − 34.2: the plan over RDMA
  [{ ghzPerHost: 44.2 }, 4, ["✔", "CPU of the I/O", 162.888, 195.577, 265.079]],
  [{ ghzPerHost: 44.1 }, 4, ["▲", "CPU of the I/O", 162.888, 195.577, 265.079]],
  [{ ghzPerHost: 26.9 }, 4, ["▲", "CPU of the I/O", 162.888, 195.577, 265.079]],
  [{ ghzPerHost: 26.8 }, 4, ["✖", "CPU of the I/O", 162.888, 195.577, 265.079]],
  [{ "work.amount": [0, 0, 0] }, 4, ["?", "CPU of the I/O", 0, 0, 0]],
  [{}, 10, ["", "", "", "", ""]],
  // 22.5, 34.2 and 54.2 GHz of 3.6 GHz cores, 5 W each
  [{ watts: 5 }, 10, ["", "Power of these cores", 31.283, 47.47, 75.244]],
  [{ watts: 5 }, 12, ["", "", "", "", ""]],
  [{ hosts: null }, 7, ["", "Of the cluster's CPU", "?", "?", "?"]],
])("the first page with %j, row %d", (entries, line, expected) => {
  expect(onPage(entries, line)).toEqual(expected);
});
