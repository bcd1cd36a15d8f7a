import { BUILT_IN_MODEL } from "../../src/model/cpuCost/vsanCostModel";
import { vsanGhzOfIops } from "../../src/model/cpuCost/vsanCpu";
import type { RaidLayout } from "../../src/model/raid/raidLayout";
import { rdmaSaving } from "../../src/model/rdma/rdmaSaving";
import { rdmaSavings } from "../../src/templates/rdmaSavings/rdmaSavings";
import { ALL_IN_PLACE, ownTests, SAVED_20, work } from "./rdmaEntries";
import { recalculate, type Entries } from "./recalculate";

const plan = rdmaSavings.plan();

const percents = (values: unknown[]): string[] => values.map((value) => (Number(value) * 100).toFixed(1));

test("the published tests: CPU saved per I/O by usage and by utilization, and gain + drop", () => {
  const sheet = recalculate(plan);
  const first = (column: string) => percents(sheet.values(`found.${column}`).slice(0, 4));
  expect(first("usage")).toEqual(["17.2", "20.5", "23.3", "12.8"]);
  expect(first("util")).toEqual(["16.6", "19.8", "23.1", "15.8"]);
  expect(first("added")).toEqual(["20.8", "25.2", "28.7", "13.0"]);
  expect(first("gain")).toEqual(["20.9", "23.0", "23.2", "1.5"]);
  expect(first("usageChange")).toEqual(["0.1", "-2.2", "-5.5", "-11.5"]);
  expect(first("utilChange")).toEqual(["0.8", "-1.4", "-5.3", "-14.6"]);
  expect(sheet.values("found.chosen")).toEqual(sheet.values("found.usage"));
});

test("the counter decides which column is used", () => {
  const sheet = recalculate(plan, { counter: "cpu.utilization", mode: "own tests" });
  expect(sheet.values("found.chosen")).toEqual(sheet.values("found.util"));
  expect(
    percents([sheet.value("measured"), sheet.value("measured.low"), sheet.value("measured.high")]),
  ).toEqual(["18.9", "15.8", "23.1"]);
  expect(sheet.number("save.plan", 1)).toBe(sheet.number("measured"));
  expect(sheet.number("save.low", 1)).toBe(sheet.number("measured.low"));
});

test("own tests are measured once no published one is left among them; GHz saved are estimated all the same", () => {
  const known = (entries: Entries) => {
    const sheet = recalculate(plan, { mode: "own tests", ...entries });
    return ["share", "ghzNow", "ghzSaved"].map((id) => sheet.value(`${id}.known`));
  };
  const own = [100_000, 125_000, 0.5, 0.5] as const;
  expect(known(ownTests(own))).toEqual(["measured", "estimated", "estimated"]);
  const published = ["estimated, one 4-node cluster", "estimated", "estimated"];
  expect(known({})).toEqual(published);
  expect(known({ "test.tcpIops": [100_000, 100_000, 100_000] })).toEqual(published);
  expect(known({ "test.tcpIops": [100_000, 100_000, 100_000, 20_000] })).toEqual(["measured", "estimated", "estimated"]);
  expect(known({ mode: "estimate" })).toEqual(published);
}); // prettier-ignore

test("workloads without any I/O are not known to be worth it", () => {
  const verdict = (entries: Entries) => recalculate(plan, { ...ALL_IN_PLACE, ...entries }).value("verdict");
  expect(verdict({ "work.amount": [0, 0, 0], least: 0 })).toBe("? Not known: no workload has any I/O");
  expect(verdict({ "work.amount": [0, 0, 1], least: 0 })).toMatch(/^✔/);
});

test.each<[number, number, number, RaidLayout]>([
  [120_000, 8, 0.7, "RAID-5 4+1"],
  [60_000, 4, 0.3, "RAID-5 4+1"],
  [20_000, 64, 0.8, "RAID-6 4+2"],
  [2_000, 1024, 1, "RAID-1 FTT1"],
])("%d IOPS of %d KiB, reads %d, %s: GHz and saving are those of the model", (iops, kib, reads, raid) => {
  const sheet = recalculate(plan, work([iops, "IOPS", kib, reads, raid]));
  const ghz = vsanGhzOfIops(BUILT_IN_MODEL, iops, { blockSizeBytes: kib * 1024, readShare: reads, raid });
  const saving = rdmaSaving(kib * 1024, reads);
  expect(sheet.number("ghzNow")).toBeCloseTo(ghz.plan, 9);
  expect(sheet.number("ghzSaved")).toBeCloseTo(ghz.plan * saving.plan, 9);
  expect(sheet.number("ghzSaved.low")).toBeCloseTo(ghz.low * saving.low, 9);
  expect(sheet.number("ghzSaved.high")).toBeCloseTo(ghz.high * saving.high, 9);
  expect(sheet.number("share")).toBeCloseTo(saving.plan, 9);
  expect(sheet.number("cores")).toBeCloseTo((ghz.plan * saving.plan) / 3.6, 9);
  expect(sheet.number("ofCluster")).toBeCloseTo((ghz.plan * saving.plan) / 691.2, 9);
  expect(sheet.number("gain")).toBeCloseTo(1 / (1 - saving.plan) - 1, 9);
  expect(sheet.number("save.rdma", 1)).toBeCloseTo(ghz.plan * (1 - saving.plan), 9);
});

test.each([
  [1000, "IOPS", 1000],
  [1000, "MiB/s", 32_000],
  [1000, "MB/s", 30_517.578125],
])("%d %s of 32 KiB are %d IOPS", (amount, unit, iops) => {
  expect(recalculate(plan, work([amount, unit, 32, 0.5, "RAID-6 4+2"])).number("save.iops", 1)).toBeCloseTo(
    iops,
    6,
  );
});

test("the saving of all workloads is weighted by their CPU", () => {
  const sheet = recalculate(plan);
  const ghz = sheet.values("save.ghz").slice(0, 3).map(Number);
  const saved = sheet.values("save.plan").slice(0, 3).map(Number);
  const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
  expect(sheet.number("share")).toBeCloseTo(sum(ghz.map((one, i) => one * (saved[i] ?? NaN))) / sum(ghz), 9);
});

test("money and power only where a price or a power is entered", () => {
  const none = recalculate(plan);
  for (const id of ["licenses", "power", "energy", "energyCost"]) {
    expect([none.value(id), none.value(`${id}.low`), none.value(`${id}.known`)]).toEqual([
      "",
      "",
      "not entered",
    ]);
  }
  const sheet = recalculate(plan, { corePrice: 350, watts: 8, kwhPrice: 0.25 });
  const cores = sheet.number("cores");
  expect(sheet.number("licenses")).toBeCloseTo(cores * 350, 9);
  expect(sheet.number("power")).toBeCloseTo(cores * 8, 9);
  expect(sheet.number("energy")).toBeCloseTo(cores * 8 * 8.76, 6);
  expect(sheet.number("energyCost")).toBeCloseTo(cores * 8 * 8.76 * 0.25, 6);
});

const one4K: Entries = work([100_000, "IOPS", 4, 1, "RAID-5 4+1"]);

test.each<[string, Entries, RegExp]>([
  [
    "nothing confirmed",
    {},
    /^▲ Not proven: it would save .* but 7 of 7 prerequisites are not confirmed \(sheet Checklist\)$/,
  ],
  ["all in place", ALL_IN_PLACE, /^✔ Worth it: it saves /],
  [
    "one unknown",
    { "need.answer": ["yes", "yes", "unknown", "yes", "yes", "yes", "yes"] },
    /^▲ Not proven: .* but 1 of 7 prerequisites is not confirmed/,
  ],
  [
    "one missing",
    { "need.answer": ["yes", "yes", "no", "yes", "unknown", "yes", "yes"] },
    /^✖ Prerequisite missing: Lossless fabric \(1 of 7 is not in place\)$/,
  ],
  ["no workload", { ...ALL_IN_PLACE, ...work() }, /^\? Not known: no workload is filled in$/],
  [
    "half a workload",
    { ...ALL_IN_PLACE, "work.read": [null] },
    /^\? Not known: Reads \(%\) on sheet Workloads \(row 1\) is empty$/,
  ],
  ["low end reaches the least", { ...ALL_IN_PLACE, ...one4K, least: 0.16 }, /^✔/],
  [
    "low end below the least",
    { ...ALL_IN_PLACE, ...one4K, least: 0.161 },
    /^▲ Not proven: .* the low end is below 16.1%$/,
  ],
  [
    "own tests, none entered",
    { ...ALL_IN_PLACE, ...ownTests(), mode: "own tests" },
    /^\? Not known: sheet Own tests has no test$/,
  ],
  ["none entered, and none needed", { ...ALL_IN_PLACE, ...ownTests() }, /^✔ Worth it/],
  [
    "a test without the counter",
    { ...ALL_IN_PLACE, mode: "own tests", "test.rdmaUsage": [0.9, null] },
    /^\? Not known: a test on sheet Own tests has no cpu.usage for both transports$/,
  ],
  [
    "half a test",
    { ...ALL_IN_PLACE, "test.rdmaIops": [null] },
    /^\? Not known: IOPS, RDMA on sheet Own tests \(row 1\) is empty$/,
  ],
  [
    "RDMA costs CPU",
    { ...ALL_IN_PLACE, ...ownTests([100_000, 80_000, 0.5, 0.7]), mode: "own tests" },
    /^✖ Not worth it: RDMA uses 146\.7 GHz more than TCP, 75\.0% more CPU per I\/O$/,
  ],
  [
    "high end reaches the least",
    { ...ALL_IN_PLACE, ...ownTests(...SAVED_20), mode: "own tests", least: 0.2 },
    /^✔ Worth it/,
  ],
  [
    "high end below the least",
    { ...ALL_IN_PLACE, ...ownTests(...SAVED_20), mode: "own tests", least: 0.201 },
    /^✖ Not worth it: it saves .*, and even the high end is below 20\.1%$/,
  ],
])("verdict: %s", (_name, entries, expected) => {
  expect(recalculate(plan, entries).value("verdict")).toMatch(expected);
});

test("half-filled and empty rows stay empty", () => {
  const sheet = recalculate(plan, {
    "work.read": [0.7, null, null],
    "test.rdmaUtil": [null, 0.7746],
    "test.tcpIops": [939_790.5, null],
  });
  for (const column of ["iops", "ghz", "low", "plan", "high", "rdma", "gain"]) {
    expect(sheet.values(`save.${column}`).slice(1)).toEqual(Array(7).fill(""));
  }
  expect(sheet.values("found.util").slice(0, 2)).toEqual(["", ""]);
  expect(sheet.number("found.usage", 1)).toBeCloseTo(0.172, 3);
  expect(sheet.values("found.usage")[1]).toBe("");
  expect(sheet.values("found.usage").slice(4)).toEqual(["", "", "", ""]);
});

test("no sum follows from a half-filled workload or test", () => {
  const ids = ["ghzNow", "ghzSaved", "share", "share.low", "cores", "gain"];
  const sums = (entries: Entries) => {
    const sheet = recalculate(plan, entries);
    return ids.map((id) => sheet.value(id));
  };
  expect(sums({ "work.block": [8, null] })).toEqual(Array(6).fill(""));
  expect(sums(work())).toEqual(Array(6).fill(""));
  const own = recalculate(plan, { ...ownTests(), mode: "own tests" });
  expect(["measured", "measured.low", "ghzSaved", "share"].map((id) => own.value(id))).toEqual([
    "no test",
    "no test",
    "",
    "",
  ]);
  expect(own.value("ghzNow")).toBeGreaterThan(0);
  const half = recalculate(plan, { "test.rdmaUsage": [null], counter: "cpu.usage" });
  expect([half.value("measured"), half.value("measured.high")]).toEqual(["not complete", "not complete"]);
});
