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
import { POLICIES } from "../../src/templates/hostsAndLayout";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";
import { recalculate, typed, type Entries } from "./recalculate";

const plan = hosts.plan();
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
  [{ vms: 94 }, "▲ Fits, but check Capacity, host lost"],
  [{ vms: 103 }, "▲ Fits, but check Capacity, host lost"],
  [{ vms: 104 }, "✖ Does not fit: Capacity, host lost limits first. The hosts can run 103 VMs"],
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
  [{ edition: null }, "? Not known: License edition is empty. Known to fit: 5 of 6 resources"],
])("verdict of %j: %s", (entries, expected) => {
  expect(verdict(entries)).toContain(expected);
});

test("the share of CPU that storage may take decides on both sides of what it takes after host failure", () => {
  const { low, needed, high } = storageShares();
  expect(verdict({ storageShare: high + 0.0001 })).toContain("✔");
  expect(verdict({ storageShare: needed + 0.0001 })).toContain("▲ Fits, but check CPU: storage takes");
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
  expect(recalculate(plan, entries(peak + 0.001)).value("limits.verdict", 5)).toBe("tight");
  expect(recalculate(plan, entries(peak - 0.001)).value("limits.verdict", 5)).toBe("too little");
  expect(recalculate(plan, entries(peak * 1.21)).value("limits.verdict", 5)).toBe("fits");
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

test("two planned host failures are for compute: the verdict shows what capacity is evaluated with", () => {
  expect(verdict({ failures: 1 })).not.toContain("capacity with one lost");
  expect(verdict({ failures: 2 })).toContain(
    "with 2 of them failed and at the high estimate; capacity with one lost. RAID-5 4+1 tolerates 1 host lost at a time. ",
  );
});

test.each([
  [96, 0],
  [100, 0],
  [101, 5],
])("hosts of %d GiB that keep 100 for ESXi and vSAN leave %d GiB for VMs: never ✔", (ram, free) => {
  const sheet = recalculate(plan, { ram });
  expect(sheet.number("limits.available", 2)).toBe(free);
  expect(sheet.value("limits.verdict", 2)).toBe("too little");
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
  expect(sheets[0]?.values.flat()).toContain("? Not known: 5 of 6 resources have an answer");
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
