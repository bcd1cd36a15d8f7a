import { parseCaseName } from "../../src/importers/hcibench/case/caseName";
import { vsanGhzOfIops } from "../../src/model/cpuCost/vsanCpu";
import { BUILT_IN_MODEL } from "../../src/model/cpuCost/vsanCostModel";
import { benchmarkPlan } from "../../src/templates/benchmarkPlan/benchmarkPlan";
import { recalculate, type Entries } from "./recalculate";

const plan = benchmarkPlan.plan();
const verdict = (entries: Entries = {}) => recalculate(plan, entries).value("verdict");

test("the encryption study: 24 tests, 48 h net, 72 h gross, six variants 18 days", () => {
  const sheet = recalculate(plan);
  const numbers = ["tests", "netHours", "grossHours", "oneDays", "allDays"].map((id) => sheet.number(id));
  expect(numbers).toEqual([24, 48, 72, 18, 54]);
  expect(sheet.number("end") - sheet.number("start")).toBe(53); // 54 days, the first one among them
  expect(sheet.value("verdict")).toBe(
    "▲ Fits: 24 tests take 72 hours per pass, 54.0 days in all, but 12 checks are open (sheet Checklist)",
  );
});

test("the names are HCIBench's, and decode to the plan of the study", () => {
  const names = recalculate(plan).values("test.case");
  expect(names.slice(0, 3)).toEqual([
    "vdb-2vmdk-100ws-4k-0rdpct-100randompct-1threads",
    "vdb-2vmdk-100ws-4k-0rdpct-100randompct-2threads",
    "vdb-2vmdk-100ws-4k-20rdpct-100randompct-1threads",
  ]);
  const wanted = [4, 16, 64, 128].flatMap((kib) =>
    [0, 20, 70].flatMap((read) => [1, 2].map((threads) => [kib * 1024, read, 100, threads, 2, 100])),
  );
  const decoded = names.slice(0, 24).map((name) => {
    const parsed = parseCaseName(String(name));
    return [
      parsed.blockSizeBytes,
      parsed.readPct,
      parsed.randomPct,
      parsed.threads,
      parsed.vmdksPerVm,
      parsed.workingSetPct,
    ];
  });
  expect(decoded).toEqual(wanted);
  expect(names.slice(24)).toEqual(Array(24).fill(""));
});

test("80 VMs of 36 GiB: 2,880 GiB, 5,760 as RAID-1, 8,640 with two failures, 4,320 as RAID-6; one vCPU a core", () => {
  const sheet = recalculate(plan, { "variant.raid": ["RAID-1 FTT1", "RAID-1 FTT2", "RAID-6 4+2"] });
  expect(sheet.number("vmGib")).toBe(2880);
  expect(sheet.values("plan.raw").slice(0, 3)).toEqual([5760, 8640, 4320]);
  expect(sheet.number("perCore")).toBe(1);
  expect(sheet.number("test.oio", 1)).toBe(160);
});

test("GHz are the model's", () => {
  const sheet = recalculate(plan, { "sizes.iops": [123_456], "mixes.read": [0.35] });
  const io = { blockSizeBytes: 4096, readShare: 0.35, raid: "RAID-1 FTT1" } as const;
  const { plan: ghz } = vsanGhzOfIops(BUILT_IN_MODEL, 123_456, io);
  expect(sheet.number("predicted.ghz", 1)).toBeCloseTo(ghz, 9);
});

test("fio takes a latency target, vdbench does not", () => {
  const target = { loadKind: "latency target (µs)", "loads.load": [2500, null] };
  const sheet = recalculate(plan, { ...target, tool: "fio", workingSet: 0.9 });
  expect(sheet.value("test.case", 1)).toBe("fio-2vmdk-90ws-4k-0rdpct-100randompct-2500lt");
  expect(sheet.value("test.oio", 1)).toBe("by target");
  expect(sheet.value("predicted.latency", 1)).toBe("");
  expect(verdict(target)).toBe("✖ Does not fit: vdbench does not support a latency target");
});

test("gaps are skipped, and the order stays", () => {
  const sheet = recalculate(plan, {
    "sizes.kib": [4, null, 64, null],
    "sizes.iops": [100_000, null, 40_000, null],
    "mixes.read": [0, null, 0.7],
    "mixes.random": [1, null, 1],
  });
  expect(sheet.number("tests")).toBe(8);
  expect(sheet.values("test.size").slice(0, 9)).toEqual([4, 4, 4, 4, 64, 64, 64, 64, ""]);
  expect(sheet.values("test.read").slice(0, 4)).toEqual([0, 0, 0.7, 0.7]);
});

test.each<[string, Entries, string]>([
  ["no block size", { "sizes.kib": Array<null>(4).fill(null), "sizes.iops": Array<null>(4).fill(null) }, "? Not known: enter at least one block size, one mix and one load (sheet Matrix)"],
  ["60 tests", { "sizes.kib": [4, 8, 16, 32, 64], "mixes.read": [0, 0.2, 0.7, 1], "mixes.random": [1, 1, 1, 1], "loads.load": [1, 2, 4] }, "✖ Does not fit: 60 tests, and the matrix holds 48"],
  ["48 tests", { "mixes.read": [0, 0.2, 0.7, 1], "mixes.random": [1, 1, 1, 1], "loads.load": [1, 2, 4] }, "▲ Fits: 48 tests"],
  ["no variant", { "variant.name": Array<null>(6).fill(null), "variant.raid": Array<null>(6).fill(null) }, "? Not known: enter at least one variant"],
  ["half a block size", { "sizes.kib": [4, null] }, "? Not known: Block size (KiB) on sheet Matrix (row 2) is empty"],
  ["half a mix", { "mixes.random": [1, null] }, "? Not known: Random on sheet Matrix (row 2) is empty"],
  ["half a variant", { "variant.raid": [null] }, "? Not known: Layout on sheet Matrix (row 1) is empty"],
  ["no repeats", { repeats: null }, "? Not known: Repeats of the matrix is empty"],
  ["no hosts", { hosts: null }, "? Not known: Hosts is empty"],
  ["five hosts for RAID-6", { hosts: 5 }, "✖ Does not fit: a variant needs 6 hosts or more, and 5 are planned"],
  ["usable capacity", { usable: 2.8125 - 1e-6 }, "✖ Does not fit: the test VMs take 100.00004% of the usable"],
  ["just enough capacity", { usable: 2.8125 }, "▲ Fits"],
  ["RAM", { vmRam: 66.8 + 1e-6 }, "✖ Does not fit: the test VMs take 668.00001 GiB of RAM per host, and ESXi and vSAN leave 668.00000 GiB"],
  ["just enough RAM", { vmRam: 66.8 }, "▲ Fits"],
  ["all of the RAM", { vmRam: 76.8 }, "✖ Does not fit: the test VMs take 768 GiB of RAM per host, and ESXi and vSAN leave 668 GiB"],
  ["RAM that ESXi and vSAN take", { ram: 100 }, "✖ Does not fit: the test VMs take 80 GiB of RAM per host, and ESXi and vSAN leave 0 GiB"],
  ["reads of disks that were never written", { prepare: "none" }, "▲ Not meaningful: reads of disks that were never written reach no disk. Prepare the disks"],
  ["writes to disks that were never written", { prepare: "none", "mixes.read": [0, 0, 0] }, "▲ Fits"],
  ["few reads of disks that were never written", { prepare: "none", "mixes.read": [0, 0, 0.01] }, "▲ Not meaningful"],
  ["disks with zeros", { prepare: "zero" }, "▲ Fits"],
  ["gross time", { gross: 149 }, "✖ Does not fit: a test takes longer than its gross time"],
  ["gross time enough", { gross: 150 }, "▲ Fits"],
  ["test time", { seconds: 1799, warmup: 0 }, "▲ Too short"],
  ["test time enough", { seconds: 1800, warmup: 600 }, "▲ Fits"],
  ["warm-up", { seconds: 1800, warmup: 601 }, "▲ Too short"],
  ["cache", { cache: 100.001 }, "▲ The working set may fit in cache"],
  ["less cache", { cache: 100 }, "▲ Fits"],
  ["policy", { limit: 625 }, "▲ The IOPS limit of the policy limits 6 of 24 tests: these show the limit, not the cluster"],
  ["higher policy", { limit: 626 }, "▲ Fits"],
  ["policy without assumed IOPS", { limit: 1, "sizes.iops": Array<null>(4).fill(null) }, "? Not known: enter the assumed IOPS of every block size (sheet Matrix), as the policy has an IOPS limit"],
  ["policy without assumed IOPS of one size", { limit: 626, "sizes.iops": [null] }, "? Not known: enter the assumed IOPS of every block size (sheet Matrix), as the policy has an IOPS limit"],
  ["no policy without assumed IOPS", { limit: 0, "sizes.iops": Array<null>(4).fill(null) }, "▲ Fits: 24 tests"],
  ["one check", { "check.done": Array<string>(11).fill("done") }, "but 1 check is open"],
  ["small share of usable", { usable: 31.26 }, "▲ The working set may fit in cache"],
])("%s", (_, entries, words) => {
  expect(verdict(entries)).toContain(words);
}); // prettier-ignore

const CHECKED: Entries = { "check.done": Array<string>(12).fill("done") };

/** Rows of the table that proves the verdict, by their names. */
const ROWS = ["Tests of the matrix", "Hosts for the layouts", "Capacity, TiB", "RAM for VMs, GiB", "Load", "Gross time, min", "Test time, s", "Working set, GiB", "Disks", "Checks", "Days in all"]; // prettier-ignore

/** The marks of these rows, and the verdict's. */
function marks(entries: Entries): Record<string, unknown> {
  const sheet = recalculate(plan, entries);
  const cells = sheet.drawing.sheets[0]?.values ?? [];
  const rows = ROWS.map((name) => cells.find((row) => row[1] === name));
  return {
    ...Object.fromEntries(rows.map((row, i) => [ROWS[i], row?.[0]])),
    verdict: String(sheet.value("verdict")).charAt(0),
  };
}

const GOOD = { ...Object.fromEntries(ROWS.map((name) => [name, "✔"])), "Days in all": "", verdict: "✔" };

/** Four loads and four mixes: 64 tests. */
const LARGE: Entries = { "mixes.read": [0, 0.2, 0.7, 1], "mixes.random": [1, 1, 1, 1], "loads.load": [1, 2, 3, 4] }; // prettier-ignore
const NO_VARIANT: Entries = { "variant.name": Array<null>(6).fill(null), "variant.raid": Array<null>(6).fill(null) }; // prettier-ignore

test.each<[string, Entries, Record<string, string>]>([
  ["fits", {}, {}],
  ["too many tests", LARGE, { "Tests of the matrix": "✖", verdict: "✖" }],
  ["too few hosts", { hosts: 5, usable: 15 }, { "Hosts for the layouts": "✖", verdict: "✖" }],
  ["just enough hosts", { hosts: 6, usable: 15 }, {}],
  ["too little capacity", { usable: 2.8 }, { "Capacity, TiB": "✖", verdict: "✖" }],
  ["too little RAM", { vmRam: 66.9 }, { "RAM for VMs, GiB": "✖", verdict: "✖" }],
  ["just enough RAM", { vmRam: 66.8 }, {}],
  ["no RAM besides that of ESXi and vSAN", { ram: 100 }, { "RAM for VMs, GiB": "✖", verdict: "✖" }],
  ["disks that were never written", { prepare: "none" }, { Disks: "▲", verdict: "▲" }],
  ["writes to disks that were never written", { prepare: "none", "mixes.read": [0, 0, 0] }, {}],
  ["a load that the tool does not have", { loadKind: "latency target (µs)" }, { Load: "✖", verdict: "✖" }],
  ["the load of the other tool", { loadKind: "latency target (µs)", tool: "fio" }, {}],
  ["a policy that holds tests back", { limit: 625 }, { Load: "▲", verdict: "▲" }],
  ["a policy that just does not", { limit: 626 }, {}],
  ["a gross time that is too short", { gross: 149 }, { "Gross time, min": "✖", verdict: "✖" }],
  ["tests that are too short", { seconds: 5399 }, { "Test time, s": "▲", verdict: "▲" }],
  ["tests that just last long enough", { seconds: 5400 }, {}],
  ["a working set in cache", { cache: 100.001 }, { "Working set, GiB": "▲", verdict: "▲" }],
  ["a working set just beyond cache", { cache: 100 }, {}],
  ["a small share of the usable capacity", { usable: 31.26 }, { "Working set, GiB": "▲", verdict: "▲" }],
  ["5% of the usable capacity", { usable: 31.25 }, {}],
  ["an open check", { "check.done": ["open"] }, { Checks: "▲", verdict: "▲" }],
  ["no load", { "loads.load": [null, null] }, { "Tests of the matrix": "?", "Days in all": "?", verdict: "?" }],
  ["no variant", NO_VARIANT, { "Hosts for the layouts": "?", Load: "?", "Days in all": "?", verdict: "?" }],
  ["no repeats", { repeats: null }, { "Days in all": "?", verdict: "?" }],
  ["no test time", { seconds: null }, { "Gross time, min": "?", "Test time, s": "?", verdict: "?" }],
  ["no NIC", { nic: null }, { Load: "?", verdict: "?" }],
  ["a check without an answer that counts", { "check.done": ["perhaps"] }, { Checks: "?", verdict: "?" }],
])("first page, %s: the row of the condition shows it, and the others fit", (_, entries, expected) => {
  expect(marks({ ...CHECKED, ...entries })).toEqual({ ...GOOD, ...expected });
}); // prettier-ignore

test("first page: what the figures come from, and what would limit the tests", () => {
  const row = (name: string, entries: Entries = {}) => {
    const cells = recalculate(plan, entries).drawing.sheets[0]?.values ?? [];
    return (cells.find((one) => one.includes(name)) ?? []).filter((cell) => cell !== null && cell !== "");
  };
  expect(row("Tests of the matrix").slice(2)).toEqual([24, 48, 0.5, "4 × 3 × 2", 0.5, 0.5, 0.5]);
  expect(row("Hosts for the layouts")).toContain("RAID-6 4+2");
  expect(row("Capacity, TiB")).toContain("80 × 36 GiB");
  expect(row("Working set, GiB")).toContain("5% of usable");
  expect(row("Working set, GiB", { cache: 100 })).toContain("2 × the cache");
  expect(row("Test time, s")).toContain("3 × warm-up");
  expect(row("Test time, s", { warmup: 600 })).toContain("steady state");
  expect(row("Days in all")).toEqual(["Days in all", 54, "6 × 3 × 72.0 h, until", 46_391 + 53]);
  expect(row("Load", { limit: 625 })).toEqual(["▲", "Load", "6 of 24 tests reach the IOPS limit", "limit 625"]);
  expect(row("Load", { limit: 626, "sizes.iops": [null] }).slice(0, 3)).toEqual(["?", "Load", "enter the assumed IOPS"]);
  const limited = (entries?: Entries) => row("Which bottlenecks are likely?", entries)[1];
  expect(limited()).toBe("load or devices; network 49% (64 KiB)");
  expect(limited({ nic: 5 })).toBe("network 245% (64 KiB)");
  expect(limited({ cpuShare: 0.05 })).toBe("above the CPU share; network 49% (64 KiB)");
  expect(limited({ "sizes.iops": Array<null>(4).fill(null) })).toBe("not known without assumed IOPS");
  expect(limited({ hosts: null })).toBe("not known");
}); // prettier-ignore

test.each([
  [60, 1, 46_391], // a day: over on the first
  [61, 1, 46_392],
  [30, 1, 46_391],
  [60, 2, 46_392],
])("24 tests of %d min on %d variants that begin on 2027-01-04 end on the day %d", (gross, variants, end) => {
  const rest = Array<null>(6 - variants).fill(null);
  const sheet = recalculate(plan, {
    gross,
    repeats: 1,
    seconds: 60,
    warmup: 0,
    "variant.name": [...Array<string>(variants).fill("a"), ...rest],
    "variant.raid": [...Array<string>(variants).fill("RAID-6 4+2"), ...rest],
  });
  expect([sheet.value("end"), sheet.value("plan.end", variants)]).toEqual([end, end]);
});

test("bottleneck of a test: the policy's ceiling, the CPU, the network, the planned share", () => {
  const limited = (entries: Entries) => recalculate(plan, entries).value("predicted.limitedBy", 1);
  expect(limited({})).toBe("load or devices");
  expect(limited({ limit: 625 })).toBe("policy limit");
  expect(limited({ limit: 626 })).toBe("load or devices");
  expect(limited({ "sizes.iops": [2_000_000] })).toBe("CPU");
  expect(limited({ nic: 1 })).toBe("network");
  expect(limited({ cpuShare: 0.05 })).toBe("above the CPU share");
});
