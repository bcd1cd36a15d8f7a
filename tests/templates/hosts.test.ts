import { calculate } from "../../src/calculator/calculate";
import { rawTib, usableCapacity, type CapacityPolicy } from "../../src/model/capacity/usableCapacity";
import { BUILT_IN_MODEL } from "../../src/model/cpuCost/vsanCostModel";
import { vsanIops } from "../../src/model/cpuCost/vsanCpu";
import { licensedCores } from "../../src/model/licensing/licensedCores";
import { vsanTibToBuy } from "../../src/model/licensing/vsanLicense";
import { LAYOUT_FACTS } from "../../src/model/raid/layoutFacts";
import { layoutForHosts } from "../../src/model/raid/layoutForHosts";
import type { StoragePolicy } from "../../src/model/raid/raidLayout";
import { hosts } from "../../src/templates/hosts/hosts";
import { RESOURCES } from "../../src/templates/hosts/limits";
import { POLICIES } from "../../src/templates/hostsAndLayout";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";
import { recalculate, typed, type Entries } from "./recalculate";

const plan = hosts.plan();

/** The row of a resource in the table of limits. */
const rowOf = (name: (typeof RESOURCES)[number]["name"]): number =>
  RESOURCES.findIndex((one) => one.name === name) + 1;
const [RAM, NETWORK] = [rowOf("RAM"), rowOf("Network")];

const verdict = (entries: Entries): string => String(recalculate(plan, entries).value("verdict"));

test("six hosts with 2 × 16 cores of 3.6 GHz: 691.2 GHz, 576.0 after a host failure, 60% for storage", () => {
  const sheet = recalculate(plan);
  const figures = ["ghz", "ghzDown", "storageGhz", "storageGhzDown"].map((id) => sheet.number(id).toFixed(1));
  expect(figures).toEqual(["691.2", "576.0", "414.7", "345.6"]);
});

test.each([
  [0.05, "97.8"],
  [0.1, "92.6"],
])(
  "30 disks of 6.4 TB: 174.62 TiB raw; RAID-5 with an operations reserve of %d: %s TiB",
  (opsReserve, usable) => {
    const sheet = recalculate(plan, { opsReserve });
    expect(sheet.number("rawTib").toFixed(2)).toBe("174.62");
    expect(sheet.number("usable").toFixed(1)).toBe(usable);
  },
);

test.each([
  ["VCF", 192, 0],
  ["VVF", 48, 127],
  ["other", 0, 175],
])("192 cores with %s include %d TiB and leave %d to buy", (edition, included, buy) => {
  const sheet = recalculate(plan, { edition });
  expect(["licensed", "included", "buy"].map((id) => sheet.number(id))).toEqual([192, included, buy]);
});

test.each([
  { hosts: 4, disks: 8, diskTb: 3.84, raid: "RAID-5", hostReserve: 1, opsReserve: 0.1, lfs: 0.131, other: 0 },
  {
    hosts: 8,
    disks: 6,
    diskTb: 7.68,
    raid: "RAID-6 4+2",
    hostReserve: 0,
    opsReserve: 0.05,
    lfs: 0.2,
    other: 0.1,
  },
  {
    hosts: 5,
    disks: 2,
    diskTb: 15.36,
    raid: "RAID-1 FTT2",
    hostReserve: 1,
    opsReserve: 0.1,
    lfs: 0,
    other: 0.03,
  },
])("usable capacity and every step to it equal the model: $hosts hosts, $raid", (entries) => {
  const { disks, diskTb, opsReserve, lfs, other, ...rest } = entries;
  const policy: CapacityPolicy = {
    hosts: rest.hosts,
    hostReserve: rest.hostReserve,
    raid: rest.raid as StoragePolicy,
    operationsReserve: opsReserve,
    lfsOverhead: lfs,
    otherOverhead: other,
  };
  const disksOfHost = { disksPerHost: disks, diskBytes: diskTb * 1e12 };
  const expected = usableCapacity(disksOfHost, policy);
  const sheet = recalculate(plan, entries);
  expect(sheet.number("rawTib")).toBeCloseTo(rawTib(policy.hosts, disksOfHost), 9);
  for (const [id, value] of [
    ["", expected.plan],
    [".low", expected.low],
    [".high", expected.high],
  ] as const) {
    expect(sheet.number(`usable${id}`)).toBeCloseTo(value, 9);
    expect(sheet.number(`afterLayout${id}`) / (1 + lfs)).toBeCloseTo(value, 9);
  }
});

test.each([
  [6, 16, 3.6, 0.6, 1],
  [4, 24, 2.8, 0.4, 0],
  [12, 32, 2.1, 1, 2],
])(
  "IOPS carried equal the model: %d hosts, %d cores of %d GHz, share %d, %d failures",
  (n, cores, clock, storageShare, failures) => {
    const sheet = recalculate(plan, { hosts: n, cores, clock, storageShare, failures });
    const raid = layoutForHosts("RAID-5", n);
    const io = [
      { blockSizeBytes: 8192, readShare: 0.7, raid },
      { blockSizeBytes: 32768, readShare: 0.7, raid },
      { blockSizeBytes: 2 ** 20, readShare: 1, raid },
    ];
    const hz = n * 2 * cores * clock * storageShare * 1e9;
    const carried = (column: string) => sheet.values(`carried.${column}`).map(Number);
    const columns = { iops: carried("iops"), low: carried("low"), high: carried("high") };
    io.forEach((one, i) => {
      const { low, plan: planned, high } = vsanIops(BUILT_IN_MODEL, hz, one);
      expect(columns.iops[i]).toBeCloseTo(planned, 6);
      expect(columns.low[i]).toBeCloseTo(low, 6);
      expect(columns.high[i]).toBeCloseTo(high, 6);
    });
    carried("iopsDown").forEach((value, i) => {
      expect(value / (columns.iops[i] ?? NaN)).toBeCloseTo((n - failures) / n, 9);
    });
    const licensed = licensedCores(n, 2, cores);
    expect(sheet.number("licensed")).toBe(licensed);
    expect(sheet.number("buy")).toBe(vsanTibToBuy(licensed, sheet.number("rawTib"), "VCF"));
  },
);

test("a NIC that the traffic of the 1M reads exceeds limits them, and no other", () => {
  const nics = (nicGbit: number) => recalculate(plan, { nicPorts: 1, nicGbit }).values("carried.limit");
  const needed = recalculate(plan).values("carried.transmit").map(Number)[2] ?? 0;
  expect(nics(needed)).toEqual(["CPU", "CPU", "CPU"]);
  expect(nics(needed - 0.001)).toEqual(["CPU", "CPU", "network"]);
});

test.each([
  [{ vms: 93 }, "✔"],
  [{ vms: 94 }, "▲ Fits, but check Capacity with a host lost"],
  [{ vms: 103 }, "▲ Fits, but check Capacity with a host lost"],
  [{ vms: 104 }, "✖ Does not fit: Capacity with a host lost limits first. The hosts can run 103 VMs"],
  // 139 VMs × 8 ÷ 8 cores and 13.3 for storage are 152.3 of 160
  [{ vcpu: 6.5, vmUsed: 100, peakIops: 1 }, "✔"],
  [{ vcpu: 7.12, vmUsed: 100, peakIops: 1 }, "✖ Does not fit: CPU limits first. The hosts can run 89 VMs"],
  [{ vmRam: 51.33 }, "✔"],
  [{ vmRam: 51.34 }, "✖ Does not fit: RAM limits first. The hosts can run 89 VMs"],
  [{ nicGbit: 25 }, "✔"],
  [{ nicGbit: 24.9 }, "✖ Does not fit: vSAN ESA needs a NIC of 25 Gb/s or more, and 24.9 Gb/s are planned"],
  [{ nicGbit: 10, profile: "small" }, "✔"],
  [{ nicGbit: 9.9, profile: "small" }, "✖ Does not fit: vSAN ESA needs a NIC of 10 Gb/s or more"],
  [{ edition: "VVF" }, "▲ Fits, with 127 TiB of vSAN to buy beyond what the edition (VVF) includes"],
  [{ raid: "RAID-1 FTT1", vms: 60 }, "✔"],
  [{ raid: "RAID-6 4+2" }, "▲ Fits, but 6 hosts are too few to rebuild RAID-6 4+2"],
  [{ raid: "RAID-6 4+2", hosts: 7 }, "✔"],
  [{ raid: "RAID-6 4+2", hosts: 5 }, "✖ Does not fit: RAID-6 4+2 needs 6 hosts or more"],
  [{ raid: "RAID-0" }, "▲ Fits, but RAID-0 keeps no copy"],
  [{ hosts: 64 }, "✔"],
  [
    { hosts: 65 },
    "? Not known: Hosts is 65: enter a whole number from 3 to 64; more than 64 are several clusters",
  ],
  [{ edition: null }, "? Not known: License edition is empty. Known to fit: 7 of 8 resources"],
])("verdict of %j: %s", (entries, expected) => {
  expect(verdict(entries)).toContain(expected);
});

test("the share of CPU that storage may take decides on both sides of what it takes after host failure", () => {
  const { low, needed, high } = storageShares();
  expect(verdict({ storageShare: high + 0.0001 })).toContain("✔");
  expect(verdict({ storageShare: needed + 0.0001 })).toContain("▲ Fits, but check Storage CPU:");
  expect(verdict({ storageShare: needed - 0.0001 })).toContain("✖ Does not fit: storage takes");
  expect(low).toBeLessThan(needed);
});

/** The shares of the CPU after host failure that storage takes. */
function storageShares() {
  const sheet = recalculate(plan);
  const share = (id: string) => sheet.number(id) / sheet.number("ghzDown");
  return { low: share("peakGhz.low"), needed: share("peakGhz"), high: share("peakGhz.high") };
}

test("one port carries the traffic, unless ports share it", () => {
  const port = (nicShared: string) => recalculate(plan, { nicShared, nicPorts: 2 }).number("peak.port");
  expect(port("yes")).toBeCloseTo(port("no") / 2, 9);
  const least = port("no");
  const entries = (nicGbit: number) => ({ nicGbit, peakIops: 700_000, storageShare: 1, profile: "small" });
  const peak = recalculate(plan, entries(25)).number("peak.port");
  expect(peak).toBeGreaterThan(least);
  expect(recalculate(plan, entries(peak + 0.001)).value("limits.verdict", NETWORK)).toBe("tight");
  expect(recalculate(plan, entries(peak - 0.001)).value("limits.verdict", NETWORK)).toBe("too little");
  expect(recalculate(plan, entries(peak * 1.21)).value("limits.verdict", NETWORK)).toBe("fits");
});

test.each([
  [0.15, "in year 6"],
  [0, "not within 10 years"],
  [1, "in year 2"],
])("growth of %d a year no longer fits %s", (growth, expected) => {
  expect(recalculate(plan, { growth }).value("noLonger")).toBe(expected);
});

test("more data than capacity today does not even fit today", () => {
  expect(recalculate(plan, { vms: 200 }).value("noLonger")).toBe("not even today");
});

test.each([
  [6, "RAID-5", "RAID-5 2+1", "RAID-5 is rewritten as 2+1: data takes × 1.5, not × 1.25"],
  [7, "RAID-5", "RAID-5 4+1", "the layout stays RAID-5 4+1"],
  [4, "RAID-5", "RAID-5 2+1", "the layout stays RAID-5 2+1"],
  [3, "RAID-5", "none", "the layout stays RAID-5 2+1"],
  [3, "RAID-5 4+1", "none", "the layout cannot be placed"],
])("%d hosts with %s: a host fewer can hold %s", (n, raid, down, afterDay) => {
  const sheet = recalculate(plan, { hosts: n, raid });
  expect([sheet.value("layoutDown"), sheet.value("afterDay")]).toEqual([down, afterDay]);
});

test("two planned host failures that the layout tolerates: the verdict shows what capacity is evaluated with", () => {
  expect(verdict({ failures: 1 })).not.toContain("capacity with one lost");
  expect(verdict({ failures: 2, raid: "RAID-6 4+2", hosts: 7 })).toContain(
    "with 2 of them failed and at the high estimate; capacity with one lost. RAID-6 4+2 tolerates 2 hosts lost at a time. ",
  );
});

test("more planned host failures than the layout tolerates are not approved", () => {
  expect(verdict({ failures: 2 })).toBe(
    "▲ Fits, but RAID-5 4+1 tolerates 1 host lost at a time, and 2 are planned: more than it tolerates lose data",
  );
});

describe("the CPU budget of storage is a limit of its own", () => {
  /** Storage that takes almost all that it may: 347,484 ÷ 98 VMs are 3,556 IOPS each. */
  const small = (vms: number): Entries => ({
    ...{ vms, nicGbit: 100, vcpu: 1, vmUsed: 50, nicShared: "yes", ioSize: 32 },
    peakIops: (320_000 / 90) * vms,
  });

  test("as many VMs as the budget sustains, and no more, are what the hosts can run", () => {
    const sheet = recalculate(plan, small(90));
    const most = sheet.number("carriedVms");
    expect([most, sheet.value("hostLimit"), sheet.value("firstLimit")]).toEqual([
      97,
      "Storage CPU",
      "Storage CPU",
    ]);
    expect(recalculate(plan, small(most)).value("limits.verdict", rowOf("Storage CPU"))).toBe("tight");
    expect(verdict(small(most))).toMatch(/^▲ Fits, but check Storage CPU: /);
    expect(verdict(small(most + 1))).toMatch(/^✖ Does not fit: storage takes /);
  });

  test("where it does not do, a row of the first page shows it", () => {
    const sheet = recalculate(plan, small(98));
    expect(sheet.number("carriedVms")).toBe(97);
    const [page] = sheet.drawing.sheets;
    expect(page?.values.find(([, label]) => label === "Storage CPU, GHz")?.[0]).toBe("✖");
  });
});

test("a NIC below the minimum is not approved by the row of the network", () => {
  const sheet = recalculate(plan, { nicGbit: 10 });
  expect([sheet.value("limits.verdict", NETWORK), sheet.value("limits.vms", NETWORK)]).toEqual([
    "too little",
    0,
  ]);
  const [page] = sheet.drawing.sheets;
  expect(page?.values.find(([, label]) => label === "Network, Gb/s per port")?.[0]).toBe("✖");
});

describe("VMs per host", () => {
  const small = { vcpu: 0.5, vmRam: 0.25, vmUsed: 10, growth: 0.2, perCoreMost: 20 };

  test.each([
    ["8.0 U3", 2500, "✔"],
    [
      "8.0 U3",
      2501,
      "✖ Does not fit: a host of ESA runs up to 500 VMs in 8.0 U3, and 501 per host are planned",
    ],
    [
      "9.0.x",
      4000,
      "✖ Does not fit: a host of ESA runs up to 500 VMs in 9.0.x, and 800 per host are planned",
    ],
    ["8.0 U2", 1001, "✔"],
    ["8.0 U1", 1000, "✔"],
    [
      "8.0 U1",
      1001,
      "✖ Does not fit: a host of ESA runs up to 200 VMs in 8.0 U1, and 201 per host are planned",
    ],
  ])("in %s, %d small VMs on five of six hosts: %s", (release, vms, expected) => {
    expect(verdict({ ...small, release, vms })).toContain(expected);
  });
});

test("a layout that cannot be placed has no capacity with a host lost either", () => {
  const sheet = recalculate(plan, { hosts: 5, raid: "RAID-5 4+1", hostReserve: 1, vms: 10 });
  expect(sheet.value("layoutDown")).toBe("none");
  expect(sheet.number("forDataDown")).toBe(0);
  expect(sheet.value("limits.verdict", rowOf("Capacity with a host lost"))).toBe("too little");
});

test("a port without vSAN: blank is not known, no means ports of its own", () => {
  expect(verdict({ "nioc.here": [null], "nioc.level": [null] })).toBe(
    "? Not known: On this port? on sheet Throughput (row 1, vSAN) is empty: enter yes or no",
  );
  const sheet = recalculate(plan, { "nioc.here": ["no"] });
  expect(sheet.value("nioc.shares", 1)).toBe("own ports");
  expect(sheet.value("verdict")).toMatch(/^✔/);
});

test.each([
  [{ vms: 1, years: 1 }, "✔ Fits: 6 hosts can run the 1 VM for 1 year, with 1 of them failed"],
  [{ years: 0, failures: 0 }, "✔ Fits: 6 hosts can run the 90 VMs of today, with none of them failed"],
  [{ vms: 1, ram: 96 }, "The hosts can run 0 VMs of this size, and 1 is planned"],
])("one is not many: %j", (entries, expected) => {
  expect(verdict(entries)).toContain(expected);
});

test.each([
  [{ years: 1 }, "needed after 1 year, against what is available with 1 failed host"],
  [{ years: 0, failures: 0 }, "needed today, against what is available with no failed hosts"],
])("the question of the first page: %j", (entries, expected) => {
  const [page] = recalculate(plan, entries).drawing.sheets;
  expect(page?.values.flat()).toContain(expected);
});

test.each([
  [96, 0],
  [100, 0],
  [101, 5],
])("hosts of %d GiB that keep 100 for ESXi and vSAN leave %d GiB for VMs: never ✔", (ram, free) => {
  const sheet = recalculate(plan, { ram });
  expect(sheet.number("limits.available", RAM)).toBe(free);
  expect(sheet.value("limits.verdict", RAM)).toBe("too little");
  expect(sheet.value("verdict")).toBe(
    "✖ Does not fit: RAM limits first. The hosts can run 0 VMs of this size, and 90 are planned",
  );
  const [page] = sheet.drawing.sheets;
  expect(page?.values.find(([, label]) => label === "RAM, GiB")?.[0]).toBe("✖");
});

test("an edition without vSAN has its license row marked, not open", () => {
  const [page] = recalculate(plan, { edition: "other" }).drawing.sheets;
  expect(page?.values.find(([, label]) => label === "vSAN license, TiB")?.[0]).toBe("▲");
});

test("a resource without an answer is not approved: a formula of the table was typed over", () => {
  const { sheet, area } = recalculate(plan).place("limits.verdict");
  const drawing = typed(layout(plan.spec), sheet, { row: area.row + 1, column: area.column }, "");
  const formulas = drawing.sheets.find(({ name }) => name === sheet)?.formulas[area.row + 1];
  delete formulas?.[area.column];
  const { sheets } = calculate(drawing, sourceFunctions);
  expect(sheets[0]?.values.flat()).toContain("? Not known: 7 of 8 resources have an answer");
});

describe.each(POLICIES)("%s", (raid) => {
  test.each([3, 4, 5, 6, 7, 64])("on %d hosts: no error, and a verdict on whether it can be placed", (n) => {
    const sheet = recalculate(plan, { hosts: n, raid, failures: 2, hostReserve: 1, edition: "other" });
    const values = sheet.drawing.sheets.flatMap((drawn) => drawn.values.flat());
    expect(values.filter((value) => typeof value === "object" && value !== null)).toEqual([]);
    const layout =
      raid === "RAID-5" ? (n < 6 ? "RAID-5 2+1" : "RAID-5 4+1") : (raid as keyof typeof LAYOUT_FACTS);
    const placed = n >= LAYOUT_FACTS[layout].minHosts.value;
    expect(sheet.number("usable") > 0).toBe(placed);
    expect(String(sheet.value("verdict")).includes(`${layout} needs`)).toBe(!placed);
  });
});
