import { calibratedModel, multipliedModel } from "../../src/model/cpuCost/vsanProfile";
import { cyclesPerIo, REFERENCE_TESTS } from "../../src/model/cpuCost/referenceTests";
import { vsanGhzByRule } from "../../src/model/cpuCost/rulesOfThumb";
import { BUILT_IN_MODEL, type VsanCostModel } from "../../src/model/cpuCost/vsanCostModel";
import { vsanGhzOfIops } from "../../src/model/cpuCost/vsanCpu";
import { vsanTraffic } from "../../src/model/network/vsanTraffic";
import { iopsAtLimit } from "../../src/model/performance/iopsLimit";
import { layoutForHosts } from "../../src/model/raid/layoutForHosts";
import type { RaidLayout, StoragePolicy } from "../../src/model/raid/raidLayout";
import { POLICIES } from "../../src/templates/hostsAndLayout";
import { vsanCpuBudget } from "../../src/templates/vsanCpuBudget/vsanCpuBudget";
import type { CellValue } from "../../src/workbook/spec";
import { recalculate, type Entries, type Recalculated } from "./recalculate";

const plan = vsanCpuBudget.plan();
const verdict = (entries: Entries): string => String(recalculate(plan, entries).value("verdict"));
const fixed = (sheet: Recalculated, id: string, digits: number): string[] =>
  sheet.values(id).flatMap((value) => (typeof value === "number" ? [value.toFixed(digits)] : []));

/** The workloads that the template shows by default. */
const DEFAULTS = [
  { iops: 120_000, kib: 8, read: 0.7 },
  { iops: 60_000, kib: 4, read: 0.3 },
  { iops: 20_000, kib: 64, read: 0.8 },
  { iops: 2_000, kib: 1024, read: 1 },
];
/** Four tests that the built-in measurements were made of, as a planner would type them. */
const PURE_TESTS = [
  REFERENCE_TESTS.smallRead,
  REFERENCE_TESTS.smallWrite,
  REFERENCE_TESTS.largeRead,
  REFERENCE_TESTS.largeWrite,
];
const OWN: Entries = {
  profile: "own calibration",
  "own.size": PURE_TESTS.map(({ blockSizeBytes }) => blockSizeBytes / 1024),
  "own.read": PURE_TESTS.map(({ readShare }) => readShare),
  "own.khz": PURE_TESTS.map((one) => cyclesPerIo(one) / 1e3),
};

function ghz(model: VsanCostModel, raid: RaidLayout) {
  return DEFAULTS.map(({ iops, kib, read }) =>
    vsanGhzOfIops(model, iops, { blockSizeBytes: kib * 1024, readShare: read, raid }),
  );
}

function expectCosts(sheet: Recalculated, model: VsanCostModel, raid: RaidLayout): void {
  const expected = ghz(model, raid);
  expected.forEach((one, i) => {
    expect(Number(sheet.values("cost.low")[i])).toBeCloseTo(one.low, 9);
    expect(Number(sheet.values("cost.ghz")[i])).toBeCloseTo(one.plan, 9);
    expect(Number(sheet.values("cost.high")[i])).toBeCloseTo(one.high, 9);
    expect(sheet.values("cost.known")[i]).toBe(one.label);
  });
  const sum = (which: "low" | "plan" | "high") => expected.reduce((all, one) => all + one[which], 0);
  expect(sheet.number("totalGhz.low")).toBeCloseTo(sum("low"), 9);
  expect(sheet.number("totalGhz")).toBeCloseTo(sum("plan"), 9);
  expect(sheet.number("totalGhz.high")).toBeCloseTo(sum("high"), 9);
}

test("four workloads on six hosts with RAID-5: 199.7 GHz, 28.9% of 691.2, 34.7% of 576", () => {
  const sheet = recalculate(plan);
  expect(fixed(sheet, "cost.ghz", 1)).toEqual(["82.4", "57.9", "28.1", "31.4"]);
  expect(sheet.number("totalGhz").toFixed(1)).toBe("199.7");
  expect([sheet.number("capacity"), sheet.number("capacityDown")].map((one) => one.toFixed(1))).toEqual([
    "691.2",
    "576.0",
  ]);
  expect((sheet.number("share") * 100).toFixed(1)).toBe("28.9");
  expect((sheet.number("shareDown") * 100).toFixed(1)).toBe("34.7");
  expect([sheet.number("cpuHosts"), sheet.number("cpuHostsSafe"), sheet.number("hostsPlanned")]).toEqual([
    3, 4, 6,
  ]);
  expect(sheet.value("dominant")).toBe("Databases, 41% of the GHz");
  expect(sheet.value("verdict")).toBe(
    "✔ Fits: storage takes 34.7% of the CPU (1 host failed), and 60.0% is allowed",
  );
});

test("the range of the four workloads, small blocks wider than measured sizes", () => {
  const sheet = recalculate(plan);
  expect([fixed(sheet, "cost.low", 1), fixed(sheet, "cost.high", 1)]).toEqual([
    ["57.6", "42.1", "26.1", "29.2"],
    ["127.9", "94.4", "39.0", "33.6"],
  ]);
  expect([sheet.number("totalGhz.low").toFixed(1), sheet.number("totalGhz.high").toFixed(1)]).toEqual([
    "155.0",
    "294.9",
  ]);
});

test.each(["RAID-5", "RAID-1 FTT1", "RAID-6 4+2"])("costs equal the model with %s", (raid) => {
  expectCosts(recalculate(plan, { raid }), BUILT_IN_MODEL, layoutForHosts(raid as StoragePolicy, 6));
});

test("RAID-5 on five hosts costs as 2+1", () => {
  expectCosts(recalculate(plan, { hosts: 5 }), BUILT_IN_MODEL, "RAID-5 2+1");
});

test("a multiplier multiplies, and counts only with its profile", () => {
  expectCosts(
    recalculate(plan, { profile: "multiplier", multiplier: 1.2 }),
    multipliedModel(1.2),
    "RAID-5 4+1",
  );
  expectCosts(recalculate(plan, { multiplier: 1.2 }), BUILT_IN_MODEL, "RAID-5 4+1");
});

test("own tests calibrate, whether four of them fit or one scales", () => {
  const rows = PURE_TESTS.map((one) => ({
    ...one,
    cyclesPerIo: cyclesPerIo(one),
    raid: "RAID-5 4+1" as const,
  }));
  expectCosts(recalculate(plan, OWN), calibratedModel(rows), "RAID-5 4+1");
  const one = {
    profile: "own calibration",
    "own.size": [32],
    "own.read": [1],
    "own.khz": [800],
  };
  const scaled = calibratedModel([
    { blockSizeBytes: 32768, readShare: 1, cyclesPerIo: 800e3, raid: "RAID-5 4+1" },
  ]);
  expectCosts(recalculate(plan, one), scaled, "RAID-5 4+1");
  expectCosts(recalculate(plan, { ...OWN, profile: "built-in" }), BUILT_IN_MODEL, "RAID-5 4+1");
});

test("a half-filled test of your own leaves the costs open", () => {
  const sheet = recalculate(plan, { ...OWN, "own.khz": [null] });
  expect([sheet.value("totalGhz"), sheet.value("cost.ghz", 1), sheet.value("perCore.iops", 1)]).toEqual([
    "",
    "",
    "",
  ]);
  expect(sheet.value("verdict")).toBe("? Not known: kHz per I/O on sheet Calibration (row 1) is empty");
});

test("the four read-only and write-only tests as own calibration give the built-in plan from 32 KiB up", () => {
  const own = recalculate(plan, OWN);
  expect(
    own
      .values("own.ratio")
      .slice(0, 4)
      .map((value) => Number(value).toFixed(6)),
  ).toEqual(Array(4).fill("1.000000"));
  expect(Number(own.values("cost.ghz")[2])).toBeCloseTo(Number(recalculate(plan).values("cost.ghz")[2]), 6);
});

test.each([
  ["IOPS", 1000, 32, 1000],
  ["MB/s", 1000, 32, 1e9 / 32768],
  ["MiB/s", 1000, 32, 32000],
])("an amount in %s", (unit, amount, size, iops) => {
  const sheet = recalculate(plan, { "load.unit": [unit], "load.amount": [amount], "load.size": [size] });
  expect(sheet.number("cost.iops", 1)).toBeCloseTo(iops, 9);
});

test("the share at the common peak and the growth multiply, blank ones are 100% and none", () => {
  const iops = (concurrency: number | null, growth: number | null) =>
    recalculate(plan, { "load.concurrency": [concurrency], "load.growth": [growth] }).number("cost.iops", 1);
  expect(iops(0.5, 0.2)).toBeCloseTo(72_000, 9);
  expect(iops(null, null)).toBe(120_000);
});

test("traffic equals the model", () => {
  const sheet = recalculate(plan, { hosts: 8, raid: "RAID-6 4+2" });
  DEFAULTS.forEach(({ iops, kib, read }, i) => {
    const { transmit, receive } = vsanTraffic({
      bytesPerSecond: iops * kib * 1024,
      blockSizeBytes: kib * 1024,
      readShare: read,
      hosts: 8,
      raid: "RAID-6 4+2",
    });
    expect(Number(sheet.values("traffic.transmit")[i])).toBeCloseTo(transmit.plan, 9);
    expect(Number(sheet.values("traffic.receive")[i])).toBeCloseTo(receive.plan, 9);
  });
  expect(sheet.number("receiveDown")).toBeCloseTo((sheet.number("receive") * 8) / 7, 9);
});

test("the rule of thumb is next to it", () => {
  const bytes = DEFAULTS.reduce((sum, { iops, kib }) => sum + iops * kib * 1024, 0);
  const sheet = recalculate(plan);
  const rule = vsanGhzByRule(bytes);
  expect(sheet.number("rule")).toBeCloseTo(rule.plan, 9);
  expect([sheet.number("rule.low"), sheet.number("rule.high")]).toEqual([
    expect.closeTo(rule.low, 9),
    expect.closeTo(rule.high, 9),
  ]);
  expect(sheet.value("rule.known")).toBe("rule of thumb");
});

test("published rules and their ratios, and what a 3.6 GHz core carries", () => {
  const sheet = recalculate(plan);
  expect(fixed(sheet, "rules.published", 2)).toEqual(["0.01", "0.25", "0.50", "3.50"]);
  expect(fixed(sheet, "rules.toRam", 0)).toEqual(["25", "50", "350"]);
  expect(fixed(sheet, "rules.toNetwork", 0)).toEqual(["2", "14"]);
  expect(fixed(sheet, "perCore.iops", 0).slice(2, 4)).toEqual(["5621", "1972"]);
});

/** One tier of 144 vDisks with 32 KiB and 70% reads, or none. */
const oneTier = (limit: number | null): Entries => {
  const only = (value: CellValue) => [limit === null ? null : value, null, null];
  return {
    "tier.name": only("Standard"),
    "tier.limit": [limit, null, null],
    "tier.disks": only(144),
    "tier.size": only(32),
    "tier.read": only(0.7),
  };
};

test("144 vDisks with a limit of 5,000 are 720,000 IOPS up to 32 KiB, and 22,500 of 1 MiB", () => {
  const sheet = recalculate(plan, oneTier(5000));
  expect(sheet.number("limitSum")).toBe(720_000);
  const bySize = sheet.values("bySize.size").map((size, i) => [size, sheet.values("bySize.iops")[i]]);
  for (const [size, iops] of bySize)
    expect(iops).toBeCloseTo(144 * iopsAtLimit(5000, Number(size) * 1024), 9);
  expect(bySize.at(-1)).toEqual([1024, 22_500]);
  const atLimit = vsanGhzOfIops(BUILT_IN_MODEL, 720_000, {
    blockSizeBytes: 32768,
    readShare: 0.7,
    raid: "RAID-5 4+1",
  });
  expect(sheet.number("limitGhz")).toBeCloseTo(atLimit.plan, 9);
  expect(sheet.number("limitShare")).toBeGreaterThan(1);
  expect(sheet.value("limitVerdict")).toMatch(/^no/);
});

test("the limit that holds keeps the tiers within the share, one more does not", () => {
  const tier = (limit: number) => recalculate(plan, oneTier(limit));
  const holding = tier(5000).number("atLimit.holding", 1);
  expect(tier(holding).value("limitVerdict")).toMatch(/^yes by the plan, 60\.0% of 60\.0%, but \d+\.\d% at/);
  const { low, high } = {
    low: tier(holding).number("limitShare"),
    high: tier(holding).number("limitShare.high"),
  };
  expect(tier(Math.floor((holding * low) / high)).value("limitVerdict")).toMatch(/^yes, \d+\.\d% of 60\.0%$/);
  expect(tier(Math.ceil((holding * low) / high) + 1).value("limitVerdict")).toMatch(/^yes by the plan/);
  expect(tier(holding + 1).value("limitVerdict")).toMatch(/^no/);
  expect(tier(1000).number("atLimit.holding", 1)).toBe(1000);
});

test("without tiers there is no limit to speak of", () => {
  const sheet = recalculate(plan, oneTier(null));
  expect(sheet.values("bySize.ghz")).toEqual(Array(9).fill(""));
  expect(["limitSum", "limitGhz", "limitShare"].map((id) => sheet.value(id))).toEqual(["", "", ""]);
  expect(sheet.value("limitVerdict")).toBe("no tier is filled in");
  expect(sheet.value("verdict")).toMatch(/^✔/);
});

test("a half-filled tier leaves the sum of the limits open", () => {
  const sheet = recalculate(plan, { "tier.disks": [null] });
  expect(sheet.values("atLimit.iops").slice(0, 3)).toEqual(["", 12 * 10_000, (6 * 15_000) / 2]);
  expect(["limitSum", "limitGhz", "limitVerdict"].map((id) => sheet.value(id))).toEqual(["", "", ""]);
  expect(sheet.value("verdict")).toBe("? Not known: vDisks on sheet IOPS limits (row 1) is empty");
});

test("a half-filled row leaves all costs open, and the verdict names it", () => {
  const sheet = recalculate(plan, { "load.read": [0.7, null, 0.8, 1] });
  expect(sheet.values("cost.iops").slice(0, 4)).toEqual([120_000, "", 20_000, 2_000]);
  expect(sheet.values("cost.ghz").filter((value) => typeof value === "number")).toEqual([]);
  expect(["totalGhz", "hostsPlanned", "transmit", "rule", "dominant"].map((id) => sheet.value(id))).toEqual(
    Array(5).fill(""),
  );
  expect(sheet.value("verdict")).toBe("? Not known: Reads on sheet Workloads (row 2) is empty");
});

test("a blank multiplier is not 1", () => {
  const sheet = recalculate(plan, { profile: "multiplier", multiplier: null });
  expect([sheet.value("totalGhz"), sheet.value("verdict")]).toEqual(["", "? Not known: Multiplier is empty"]);
});

test("no workload at all", () => {
  const none = ["name", "amount", "unit", "size", "read", "concurrency", "growth"];
  const sheet = recalculate(
    plan,
    Object.fromEntries(none.map((id) => [`load.${id}`, Array<null>(4).fill(null)])),
  );
  expect(sheet.value("verdict")).toBe("? Not known: no workload is filled in");
  expect(
    ["totalGhz", "cpuHosts", "receive", "nicShare", "rule", "dominant"].map((id) => sheet.value(id)),
  ).toEqual(Array(6).fill(""));
});

test("the allowed share decides, at the plan and at the high estimate", () => {
  const sheet = recalculate(plan);
  const planned = sheet.number("shareDown");
  const high = sheet.number("shareDown.high");
  expect(verdict({ storageShare: high + 1e-9 })).toMatch(/^✔/);
  expect(verdict({ storageShare: high - 1e-9 })).toMatch(
    /^▲ Fits by the plan, but the high estimate takes 51\.2%/,
  );
  expect(verdict({ storageShare: planned + 1e-9 })).toMatch(/^▲ Fits by the plan/);
  expect(verdict({ storageShare: planned - 1e-9 })).toMatch(/^✖ Does not fit: storage takes 34\.7%/);
});

test("usage above 100% is shown, not cut", () => {
  const sheet = recalculate(plan, { "load.amount": [1_200_000] });
  expect(sheet.number("shareDown")).toBeGreaterThan(1.5);
  expect(sheet.value("verdict")).toMatch(/^✖ Does not fit: storage takes 163\.4% of the CPU/);
});

test("the NIC decides after a host failure", () => {
  // Four times the load of the example: more than the 25 Gb/s that ESA asks for.
  const load = { "load.amount": [480_000, 240_000, 80_000, 8_000], storageShare: 1, multiplier: 0.1 };
  const entries = { ...load, profile: "multiplier" };
  const sheet = recalculate(plan, entries);
  const [needed, high] = [sheet.number("receiveDown"), sheet.number("receiveDown.high")];
  expect(needed).toBeGreaterThan(25);
  expect(verdict({ ...entries, nic: high + 1e-6 })).toMatch(/^✔/);
  expect(verdict({ ...entries, nic: high - 1e-6 })).toMatch(
    /^▲ Fits by the plan, but the high estimate puts/,
  );
  expect(verdict({ ...entries, nic: needed + 1e-6 })).toMatch(/^▲ Fits by the plan, but the high/);
  expect(verdict({ ...entries, nic: needed - 1e-6 })).toMatch(/^✖ Does not fit: vSAN puts 35\.9\d* Gb\/s on/);
  expect(verdict({ ...entries, nic: needed - 1e-6, failures: 0 })).toMatch(/^▲/);
});

test.each([
  [
    9.9,
    "✖",
    "✖ Does not fit: vSAN ESA needs a NIC of 10 Gb/s or more even in the small profile, and 9.9 Gb/s",
  ],
  [10, "▲", "▲ Fits in ESA's small profile only"],
  [24.9, "▲", "▲ Fits in ESA's small profile only"],
  [25, "✔", "✔ Fits: storage takes"],
])("a NIC of %d Gb/s that the traffic leaves idle: %s, in the verdict and in its row", (nic, mark, words) => {
  const sheet = recalculate(plan, { nic, "load.amount": [60_000, 30_000, 10_000, 1_000] });
  expect(sheet.number("nicShare.high")).toBeLessThan(1);
  expect(sheet.value("verdict")).toContain(words);
  const [page] = sheet.drawing.sheets;
  expect(page?.values.find(([, label]) => label === "Network, Gb/s per host")?.[0]).toBe(mark);
});

test("the workload that costs most is called by its row where it has no name", () => {
  const entries = { "load.name": [null, null, null, null], "load.amount": [1_000, 60_000] };
  expect(recalculate(plan, entries).value("dominant")).toMatch(/^workload 2, \d+% of the GHz$/);
});

test.each([
  ["MB/s", true],
  ["MiB/s", true],
  ["Mb/s", false],
  ["mb/s", false],
  ["MB/S", false],
  ["iops", true],
])("the unit %s is accepted: %s, because a megabit is not a megabyte", (unit, isAccepted) => {
  const sheet = recalculate(plan, { "load.unit": [unit], "load.amount": [900] });
  expect(String(sheet.value("verdict")).startsWith("? Not known: Unit on sheet Workloads (row 1)")).toBe(
    !isAccepted,
  );
  expect(typeof sheet.value("cost.iops", 1)).toBe(isAccepted ? "number" : "string");
});

test("own calibration without a test has no costs", () => {
  const sheet = recalculate(plan, { profile: "own calibration" });
  expect(["totalGhz", "shareDown", "rule"].map((id) => typeof sheet.value(id))).toEqual([
    "string",
    "string",
    "number",
  ]);
  expect(sheet.value("added.sum", 1)).toBe("");
  expect(sheet.value("verdict")).toBe(
    "? Not known: the profile is own calibration, and sheet Calibration has no test",
  );
  expect(verdict(OWN)).toMatch(/^✔/);
});

test("workloads without any I/O are not known to fit", () => {
  const share = (...shares: number[]): Entries => ({ "load.concurrency": shares });
  expect(verdict(share(0, 0, 0, 0))).toBe("? Not known: no workload has any I/O");
  expect(verdict({ "load.amount": [0, 0, 0, 0] })).toBe("? Not known: no workload has any I/O");
  expect(verdict(share(0, 0, 0, 0.01))).toMatch(/^✔ Fits/);
  // What does not fit without any I/O does not fit with it.
  expect(verdict({ ...share(0, 0, 0, 0), raid: "RAID-6 4+2", hosts: 5 })).toMatch(/^✖ .* needs 6 hosts/);
  expect(verdict({ ...share(0, 0, 0, 0), nic: 9 })).toMatch(/^✖ .* a NIC of 10 Gb\/s/);
  const marks = (entries: Entries) =>
    recalculate(plan, entries)
      .drawing.sheets[0]?.values.slice(8, 11)
      .map(([mark]) => mark);
  expect(marks(share(0, 0, 0, 0))).toEqual(["?", "?", "?"]);
  expect(marks(share(0, 0, 0, 0.01))).toEqual(["✔", "✔", "✔"]);
  expect(marks({ ...share(0, 0, 0, 0), raid: "RAID-6 4+2", hosts: 5, nic: 9 })).toEqual(["?", "✖", "✖"]);
});

describe.each(POLICIES)("%s", (raid) => {
  test.each([
    [3, OWN],
    [5, { profile: "multiplier", multiplier: 10 }],
    [6, { profile: "own calibration", "own.size": [0.5, 2048], "own.read": [0, 1], "own.khz": [1, 1e7] }],
    [64, { failures: 2, "load.size": [2048, 0.5], "load.read": [0, 1] }],
  ])("on %d hosts with %j: no error", (hosts, entries) => {
    const sheet = recalculate(plan, { ...entries, hosts, raid });
    const values = sheet.drawing.sheets.flatMap((drawn) => drawn.values.flat());
    expect(values.filter((value) => typeof value === "object" && value !== null)).toEqual([]);
  });
});
