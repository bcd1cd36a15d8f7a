import { designPlan } from "../../src/design/designWorkbook";
import { type Entries, recalculate } from "../templates/recalculate";
import { KNOWN_DESIGN } from "./knownDesign";

const PLAN = designPlan(KNOWN_DESIGN);

/** Figures of option A, by their ids. */
function figures(ids: readonly string[], entries: Entries = {}): unknown[] {
  const { value } = recalculate(PLAN, entries);
  return ids.map((id) => value(`A.${id}`));
}

/** What a disk of 7.68 TB has, in TiB. */
const DISK_TIB = 7.68e12 / 2 ** 40;

const near = (expected: number): unknown => expect.closeTo(expected, 6);

describe("a layout", () => {
  const HOSTS = ["narrow", "narrowHosts", "wide", "wideHosts", "lost", "rebuildHosts", "layoutHosts"];

  test.each<[raid: string, ...unknown[]]>([
    ["RAID-5", "RAID-5 2+1", 3, "RAID-5 4+1", 6, "RAID-5 2+1", 4, 4],
    ["RAID-5 2+1", "RAID-5 2+1", 3, "RAID-5 2+1", 3, "RAID-5 2+1", 4, 4],
    ["RAID-5 4+1", "RAID-5 4+1", 6, "RAID-5 4+1", 6, "RAID-5 2+1", 6, 6],
    ["RAID-6 4+2", "RAID-6 4+2", 6, "RAID-6 4+2", 6, "RAID-6 4+2", 7, 7],
    ["RAID-1 FTT1", "RAID-1 FTT1", 3, "RAID-1 FTT1", 3, "RAID-1 FTT1", 4, 4],
    ["RAID-1 FTT2", "RAID-1 FTT2", 5, "RAID-1 FTT2", 5, "RAID-1 FTT2", 6, 6],
    ["RAID-0", "RAID-0", 3, "RAID-0", 3, "RAID-0", 0, 3],
  ])("%s on few and many hosts, and the hosts that it requires", (raid, ...expected) => {
    expect(figures(HOSTS, { "A.raid": raid })).toEqual(expected);
  });

  test("requires the hosts that hold it where a cluster that cannot rebuild is accepted", () => {
    const required = (raid: string): unknown[] =>
      figures(["layoutHosts"], { "A.raid": raid, "A.bareMinimum": "yes" });
    expect(["RAID-5", "RAID-6 4+2", "RAID-1 FTT2", "RAID-0"].flatMap(required)).toEqual([3, 6, 5, 3]);
  });
});

test("a host, its capacity by plan and at the low estimate", () => {
  expect(figures(["usable", "cores", "ghz"])).toEqual([1, 64, near(64 * 2.8)]);
  // 10% for operations and 13.1% for the file system; the low estimate takes 10% of the rest for what else ESA needs.
  const tib = (6 * DISK_TIB * 0.9) / 1.131;
  expect(figures(["narrowTib", "wideTib", "lostTib"])).toEqual([
    ...[near(tib / 1.5), near(tib / 1.25), near(tib / 1.5)],
  ]);
  const low = (6 * DISK_TIB * 0.9 * 0.9) / 1.131;
  expect(figures(["narrowTibLow", "wideTibLow", "lostTibLow"])).toEqual([
    ...[near(low / 1.5), near(low / 1.25), near(low / 1.5)],
  ]);
});

test("what eight hosts come to", () => {
  expect(figures(["allHosts", "allHigh", "clusters", "hostsToBuy", "coresAll", "licenseCores"])).toEqual([
    ...[8, 8, 1, 8, 8 * 64, 8 * 64],
  ]);
  expect(figures(["rawTib", "usableTib", "licenseAddTib"])).toEqual([
    ...[near(48 * DISK_TIB), near((7 * 6 * DISK_TIB * 0.9) / 1.25 / 1.131), 0],
  ]);
  expect(figures(["first", "second"])).toEqual(["RAM", "vCPU"]);
});

test("hosts that are owned are not bought, and more than enough of them are not negative", () => {
  const toBuy = (existingHosts: number): unknown[] =>
    figures(["allHosts", "hostsToBuy", "licenseCores"], { "A.existingHosts": existingHosts });
  expect([3, 8, 9].map(toBuy)).toEqual([
    [8, 5, 512],
    [8, 0, 512],
    [8, 0, 512],
  ]);
});

test("a CPU of fewer than 16 cores is licensed as 16", () => {
  const licensed = (coresPerSocket: number): unknown[] =>
    figures(["coresAll", "licenseCores"], { "A.coresPerSocket": coresPerSocket, "A.hosts": 20 });
  expect([15, 16, 17].map(licensed)).toEqual([
    [600, 640],
    [640, 640],
    [680, 680],
  ]);
});

describe("licenses and cost", () => {
  const prices = { "A.corePrice": 350, "A.tibPrice": 100, "A.hostPrice": 20_000 };
  const IDS = ["licenseAddTib", "licenseAddWhole", "cost", "costWhole", "costPerVm", "costPerVmWhole"];
  const ofEdition = (edition: string, more: Entries = {}): unknown[] =>
    figures(IDS, { ...prices, "A.edition": edition, "A.disks": 24, "A.hosts": 8, ...more });
  /** 192 disks have 1,341.1 TiB, and every core of 512 brings 1 TiB with VCF and 0.25 TiB with VVF. */
  const WITHOUT_TIB = 512 * 350 + 8 * 20_000;

  test("of VCF, which pools the TiB of cores that are licensed elsewhere", () => {
    const cost = WITHOUT_TIB + 830 * 100;
    expect(ofEdition("VCF")).toEqual([830, 830, cost, cost, near(cost / 310), near(cost / 310)]);
    const pooled = WITHOUT_TIB + 730 * 100;
    expect(ofEdition("VCF", { "A.otherCores": 100 }).slice(0, 3)).toEqual([730, 730, pooled]);
  });

  test("of VVF, by both readings of what is licensed above its own TiB", () => {
    const [cost, whole] = [1214, 1342].map((tib) => WITHOUT_TIB + tib * 100) as [number, number];
    expect(ofEdition("VVF")).toEqual([1214, 1342, cost, whole, near(cost / 310), near(whole / 310)]);
    // 30 disks of 209.5 TiB are more than 128 TiB, 16 disks of 111.8 TiB are not.
    expect(ofEdition("VVF", { "A.disks": 2 }).slice(0, 2)).toEqual([0, 0]);
  });

  test("of an edition without vSAN", () => {
    const cost = WITHOUT_TIB + 1342 * 100;
    expect(ofEdition("other", { "A.otherCores": 100 })).toEqual([
      ...[1342, 1342, cost, cost, near(cost / 310), near(cost / 310)],
    ]);
  });

  test("none without prices, and by those that are entered", () => {
    expect(figures(["cost", "costWhole", "costPerVm", "costPerVmWhole"])).toEqual(["", "", "", ""]);
    expect(figures(["cost"], { "A.hostPrice": 20_000 })).toEqual([160_000]);
    expect(figures(["cost"], { "A.corePrice": 350 })).toEqual([179_200]);
    expect(figures(["cost"], { "A.tibPrice": 100 })).toEqual([0]);
  });
});

describe("verdicts in words", () => {
  const words = (entries: Entries): unknown[] => figures(["verdictWords", "shortVerdict"], entries);

  test.each<[string, Entries, string, string]>([
    ["fits", {}, "✔ fits, at the high estimate too", "✔ fits"],
    ["is looked at", { "A.nicGbit": 10 }, "▲ fits at the plan estimate; check network", "▲ network"],
    ["is not known", { "typed.vmUsedGib": [null] }, ...(["? not known: capacity", "? capacity"] as const)],
    ["does not fit", { "A.hosts": 7 }, "✖ does not fit: RAM", "✖ RAM"],
    [
      "does not fit in several ways",
      { "A.hosts": 7, "typed.vmUsedGib": [400], "A.nicGbit": 9 },
      ...(["✖ does not fit: RAM, capacity, network", "✖ several resources"] as const),
    ],
    [
      "rests on a profile",
      { "typed.profile": ["general"], "typed.vmVcpu": [null] },
      ...(["▲ fits at the plan estimate; check CPU, RAM, capacity, network", "▲ not confirmed"] as const),
    ],
    ["cannot be solved", { "A.disks": null }, "? Disks for vSAN is empty.", "? not known"],
    [
      "has a demand that is not complete",
      { "typed.vms": [2.5] },
      ...(["? a row of Demand: VMs is not usable: 2.5.", "? not known"] as const),
    ],
  ])("an option that %s", (_, entries, long, short) => {
    expect(words(entries)).toEqual([long, short]);
  });

  test("an option that is not filled in has no verdict", () => {
    const { value } = recalculate(PLAN);
    expect(["verdictWords", "shortVerdict", "first", "allHosts"].map((id) => value(`B.${id}`))).toEqual([
      ...["", "", "", ""],
    ]);
  });
});
