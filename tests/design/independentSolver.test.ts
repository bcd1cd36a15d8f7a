import fc from "fast-check";
import type {
  CaseClass,
  CaseOption,
  CaseResource,
  CaseTarget,
  CaseVerdict,
  DesignAnswer,
  DesignCase,
} from "./designCase";
import { solve } from "./independentSolver";
import { randomDesign, randomDesigns } from "./randomDesign";
import { longTest, times } from "../volume";

type OptionAnswer = DesignAnswer["options"][number];
type TargetAnswer = OptionAnswer["targets"][number];
interface Change {
  class?: Partial<CaseClass>;
  target?: Partial<CaseTarget>;
  option?: Partial<CaseOption>;
  plan?: Partial<Omit<DesignCase, "classes" | "targets" | "options">>;
}

const NEXT_TO_NOTHING: CaseClass = {
  name: "Management",
  target: "T",
  vms: 1,
  today: 1,
  vcpu: 1,
  cpuGhz: 1,
  ramGib: 1,
  used: { lowGib: 1, planGib: 1, highGib: 1 },
  perCoreMax: 4,
  iopsPeakSum: null,
  peakIops: 1,
  ioSizeKib: 32,
  readShare: 1,
};

const TARGET: CaseTarget = {
  name: "T",
  todayGhz: null,
  hostsGhzUsed: null,
  activeShare: null,
  largestVcpu: 1,
  largestRamGib: 1,
};

/** 32 cores and 64 GHz, of which 51.2 may be used; 512 GiB for VMs; 29.1 TiB raw; 20 Gb/s for vSAN. */
const OPTION: CaseOption = {
  name: "A",
  hosts: null,
  sockets: 2,
  coresPerSocket: 16,
  clockGhz: 2,
  workPerGhz: 1,
  ramGib: 612,
  hostRamGib: 100,
  tierRatio: 0,
  disks: 5,
  diskTb: 6.4,
  nicPorts: 1,
  nicGbit: 25,
  raid: "RAID-5",
  failures: null,
  bareMinimum: false,
  hostReserve: 1,
  opsReserve: 0.1,
  lfs: 0.131,
  other: 0,
  reduction: 1,
  cpuMax: 0.8,
  ramMax: 1,
  nicMax: 0.8,
  clusterMax: 64,
  existingHosts: 0,
  edition: "VCF",
  otherCores: 0,
  release: "8.0",
  corePrice: null,
  tibPrice: null,
  hostPrice: null,
};

const NO_GROWTH = {
  growthCapacity: 0,
  growthCompute: 0,
  growthIops: 0,
  years: 3,
  peakShare: 0.5,
  peakFactor: 1.3,
};

/** One class that needs next to nothing on one target and one option, with changes. */
const designOf = (change: Change): DesignCase => ({
  ...NO_GROWTH,
  ...change.plan,
  classes: [{ ...NEXT_TO_NOTHING, today: change.class?.vms ?? 1, ...change.class }],
  targets: [{ ...TARGET, ...change.target }],
  options: [{ ...OPTION, ...change.option }],
});

/** What is first in a list that cannot be empty. */
function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error("an empty list");
  return one;
}

const optionFor = (design: DesignCase): OptionAnswer => first(solve(design).options);
const targetFor = (change: Change): TargetAnswer => first(optionFor(designOf(change)).targets);
const hostsFor = (resource: CaseResource, change: Change): number | null =>
  targetFor(change).hostsFor[resource];
const useOf = (resource: CaseResource, change: Change): number | null => targetFor(change).use[resource];

const used = (planTib: number, highTib = planTib): Partial<CaseClass> => ({
  used: { lowGib: 0, planGib: planTib * 1024, highGib: highTib * 1024 },
});

describe("hosts for each resource", () => {
  test.each<[string, Change, number]>([
    ["1,280 vCPU, 4 a core, take 320 cores: 10 hosts of 32 and a failure", { class: { vcpu: 1280 } }, 11],
    ["a vCPU more takes a host more", { class: { vcpu: 1281 } }, 12],
    ["1,920 vCPU on 15 hosts and a failure", { class: { vcpu: 1920 } }, 16],
    ["17 hosts stand two failures, so that they hold no more than 16 do", { class: { vcpu: 1921 } }, 18],
    ["without failures", { class: { vcpu: 1280 }, option: { failures: 0 } }, 10],
    ["2 a core", { class: { vcpu: 1280, perCoreMax: 2 } }, 22],
    ["three years of 10%", { class: { vcpu: 1280 }, plan: { growthCompute: 0.1 } }, 15],
  ])("vcpu: %s", (_, change, hosts) => {
    // Even one I/O a second takes a little of a core.
    expect(hostsFor("vcpu", { ...change, class: { ...change.class, peakIops: 0 } })).toBe(hosts);
  });

  test("vcpu: 462 GHz of storage CPU take 231 cores of 2 GHz next to the VMs' 320", () => {
    const change = { class: { vcpu: 1280, peakIops: 721_317.28 }, option: { nicGbit: 800 } };
    expect(hostsFor("vcpu", change)).toBe(20);
    expect(useOf("vcpu", change)).toBeCloseTo(320 / (18 * 32 - 231), 3);
  });

  test.each<[string, Change, number]>([
    ["100 GHz × 1.3", { class: { cpuGhz: 100 } }, 130],
    ["no more than today's hosts have", { class: { cpuGhz: 100 }, target: { todayGhz: 120 } }, 120],
    ["more hosts than are used", { class: { cpuGhz: 100 }, target: { todayGhz: 131 } }, 130],
    ["what the hosts say", { class: { cpuGhz: 100 }, target: { hostsGhzUsed: 131 } }, 131],
    ["what the hosts say is less", { class: { cpuGhz: 100 }, target: { hostsGhzUsed: 129 } }, 130],
    ["the hosts alone know", { class: { cpuGhz: null }, target: { hostsGhzUsed: 70 } }, 70],
    [
      "growth is of today's need, which alone has the limit",
      { class: { cpuGhz: 100 }, target: { todayGhz: 120 }, plan: { growthCompute: 0.1 } },
      120 * 1.331,
    ],
    [
      "an equal VM in addition, which the hosts do not run",
      { class: { vms: 2, today: 1, cpuGhz: 200 }, target: { hostsGhzUsed: 131 } },
      131 + 130,
    ],
    [
      "a class in addition, with today's class of 129 GHz at the peak on hosts that use 131",
      { class: { vms: 1, today: 0, cpuGhz: 50 }, target: { hostsGhzUsed: 131 } },
      131 + 65,
    ],
    [
      "fewer VMs than run today: what the hosts use stays",
      { class: { vms: 1, today: 2, cpuGhz: 100 }, target: { hostsGhzUsed: 131 } },
      131,
    ],
    [
      "an equal VM in addition, which would get as much as the other one does",
      { class: { vms: 2, today: 1, cpuGhz: 200 }, target: { todayGhz: 120 } },
      120 + 120,
    ],
    [
      "a class in addition, which today's hosts do not limit",
      { class: { vms: 1, today: 0, cpuGhz: 100 }, target: { todayGhz: 120 } },
      130,
    ],
    ["a core that does more", { class: { cpuGhz: 100 }, option: { workPerGhz: 1.3 } }, 100],
  ])("ghz: %s", (_, change, ghz) => {
    const six = {
      ...change,
      class: { ...change.class, peakIops: 0 },
      option: { ...change.option, hosts: 6 },
    };
    expect(useOf("ghz", six)).toBeCloseTo(ghz / (5 * 51.2), 9);
  });

  test("ghz: storage GHz are of the reference core, which workPerGhz does not change", () => {
    const use = useOf("ghz", {
      class: { cpuGhz: 100, peakIops: 721_317.28 },
      option: { hosts: 16, workPerGhz: 1.3 },
    });
    expect(use).toBeCloseTo((100 + 462) / (15 * 51.2), 4);
  });

  test.each<[string, Change, number]>([
    ["3 hosts of 512 GiB and a failure", { class: { ramGib: 1536 } }, 4],
    ["a GiB more", { class: { ramGib: 1537 } }, 5],
    ["90%", { class: { ramGib: 1383 }, option: { ramMax: 0.9 } }, 5],
    [
      "a tier as large, of which 1,124 GiB are left",
      { class: { ramGib: 2248 }, option: { tierRatio: 1 } },
      3,
    ],
    [
      "a tier whose use keeps half of the DRAM active: 765 GiB",
      { class: { ramGib: 1995 }, option: { tierRatio: 1 }, target: { activeShare: 0.4 } },
      4,
    ],
    [
      "the same and a GiB more",
      { class: { ramGib: 1996 }, option: { tierRatio: 1 }, target: { activeShare: 0.4 } },
      5,
    ],
  ])("ram: %s", (_, change, hosts) => {
    expect(hostsFor("ram", change)).toBe(hosts);
  });

  // 29.1038 TiB raw a host × 0.9 ÷ 1.131 = 23.1595 TiB of data and replicas.
  test.each<[string, Change, number]>([
    ["4 of 5 hosts in 2+1", { class: used(61.75) }, 5],
    ["a little more", { class: used(61.77) }, 6],
    ["six hosts are five in 2+1 after a loss, not six in 4+1", { class: used(77.19) }, 6],
    ["a little more than six hosts hold after a loss", { class: used(77.21) }, 7],
    ["4+1 by name is rewritten, too", { class: used(77.19), option: { raid: "RAID-5 4+1" } }, 6],
    ["a little more than it holds then", { class: used(77.21), option: { raid: "RAID-5 4+1" } }, 7],
    ["6 of 7 hosts in 4+1", { class: used(111.16) }, 7],
    ["a little more than 7 hosts", { class: used(111.18) }, 8],
    [
      "RAID-6 on six hosts is not placed again on five",
      { class: used(77.19), option: { raid: "RAID-6 4+2" } },
      6,
    ],
    ["no reserve, but the state after a loss", { class: used(61.77), option: { hostReserve: 0 } }, 6],
    ["reduced to a half", { class: used(123.5), option: { reduction: 2 } }, 5],
    ["a year of 25%", { class: used(49.42), plan: { growthCapacity: 0.25, years: 1 } }, 6],
    ["compute does not grow it", { class: used(61.75), plan: { growthCompute: 0.25 } }, 5],
  ])("capacity: %s", (_, change, hosts) => {
    expect(hostsFor("capacity", change)).toBe(hosts);
  });

  // 27.2 Gb/s a host on six: 31.5 Gb/s of data a host, 5 in 6 from other hosts, × 1.035 on the wire.
  const READS = { peakIops: (31.5e9 * 6) / 8 / 32_768 };
  test.each<[string, Change, number]>([
    ["reads as in the test", { class: READS }, 9],
    ["two ports", { class: READS, option: { nicPorts: 2 } }, 4],
    ["all of a port", { class: READS, option: { nicMax: 1 } }, 7],
    [
      "half of the sum of the peaks",
      { class: { vms: 20, peakIops: null, iopsPeakSum: 2 * READS.peakIops } },
      9,
    ],
    ["all of it below 20 VMs", { class: { vms: 19, peakIops: null, iopsPeakSum: READS.peakIops } }, 9],
    ["a typed peak wins", { class: { ...READS, iopsPeakSum: 1 } }, 9],
    [
      "two years of 10% from 10% below",
      {
        class: { peakIops: READS.peakIops / 1.21 },
        plan: { growthIops: 0.1, years: 2 },
      },
      9,
    ],
  ])("network: %s", (_, change, hosts) => {
    expect(hostsFor("network", change)).toBe(hosts);
  });

  test("network: use is of the test's figure, without failures taken off", () => {
    expect(useOf("network", { class: READS, option: { hosts: 6 } })).toBeCloseTo(27.17 / 20, 3);
    expect(useOf("network", { class: READS, option: { hosts: 6, failures: 2 } })).toBeCloseTo(27.17 / 20, 3);
  });

  test("network: writes arrive 1.18 / 1.05 times as often as they are sent", () => {
    // 32 KiB on 4+1: two copies of the log and 1.25 of the stripe.
    const use = useOf("network", { class: { peakIops: 1e5, readShare: 0 }, option: { hosts: 6 } });
    expect(use).toBeCloseTo(((((1e5 * 32_768 * 8) / 6 / 1e9) * 5) / 6) * 3.25 * 1.18 * (1 / 20), 9);
  });

  test.each<[CaseOption["raid"], number, number]>([
    ["RAID-0", 3, 3],
    ["RAID-1 FTT1", 4, 3],
    ["RAID-1 FTT2", 6, 5],
    ["RAID-1 FTT3", 8, 7],
    ["RAID-5", 4, 3],
    ["RAID-5 2+1", 4, 3],
    ["RAID-5 4+1", 6, 6],
    ["RAID-6 4+2", 7, 6],
  ])("layout: %s takes %d hosts to rebuild, %d at least", (raid, toRebuild, least) => {
    expect(hostsFor("layout", { option: { raid } })).toBe(toRebuild);
    expect(hostsFor("layout", { option: { raid, bareMinimum: true } })).toBe(least);
  });

  test("layout: the fewest hosts of RAID-0 are those of any cluster", () => {
    expect(useOf("layout", { option: { raid: "RAID-0", hosts: 6 } })).toBe(0.5);
  });

  test("layout: the bare minimum of adaptive RAID-5 is that of 2+1 on any number of hosts", () => {
    const use = (hosts: number): number | null => useOf("layout", { option: { bareMinimum: true, hosts } });
    expect([3, 5, 6, 12].map(use)).toEqual([1, 0.6, 0.5, 0.25]);
  });

  test("a layout that cannot be placed is used 9.99 times, and RAM as it is", () => {
    expect(targetFor({ class: { ramGib: 512 }, option: { raid: "RAID-6 4+2", hosts: 5 } }).use).toEqual({
      vcpu: 9.99,
      ghz: 9.99,
      ram: 0.25,
      capacity: 9.99,
      network: 9.99,
      layout: 9.99,
    });
  });

  test("hosts without RAM for VMs never fit, not even by two negative numbers", () => {
    expect(targetFor({ option: { ramGib: 100 } })).toMatchObject({
      hosts: 65,
      clusters: 1,
      limitedBy: "ram",
      hostsFor: { ram: 65, layout: 4 },
      use: { vcpu: 9.99, ghz: 9.99, ram: 9.99, capacity: 9.99, network: 9.99, layout: 9.99 },
      verdicts: { cpu: "no", ram: "no", capacity: "no", network: "no" },
    });
    expect(useOf("ram", { option: { ramGib: 90, failures: 5, hosts: 4 } })).toBe(9.99);
  });
});

describe("clusters", () => {
  test("RAM of 30 hosts is a cluster, a GiB more are two of 18", () => {
    const option = { clusterMax: 32 };
    expect(targetFor({ class: { ramGib: 15_360 }, option })).toMatchObject({ clusters: 1, hosts: 32 });
    expect(targetFor({ class: { ramGib: 15_361 }, option })).toMatchObject({ clusters: 2, hosts: 18 });
  });

  test("typed hosts split nothing", () => {
    const change = { class: { ramGib: 15_360 }, option: { clusterMax: 32, hosts: 16 } };
    expect(targetFor(change)).toMatchObject({ clusters: 1, hosts: 16, verdicts: { ram: "no" } });
    expect(targetFor(change).use.ram).toBeCloseTo(2, 9);
  });

  test("every need is split, storage CPU too", () => {
    const whole = { vcpu: 960, cpuGhz: 200, peakIops: 300_000, ...used(100) };
    const half = { vcpu: 480, cpuGhz: 100, peakIops: 150_000, ...used(50) };
    const option = { hosts: 16, clusterMax: 32 };
    const two = targetFor({ class: { ...whole, ramGib: 16_000 }, option });
    const one = targetFor({ class: { ...half, ramGib: 8000 }, option });
    expect([two.clusters, one.clusters]).toEqual([2, 1]);
    expect(two.use).toEqual(one.use);
  });
});

describe("an option", () => {
  test("the resource with the most hosts limits, then the next; in order where equal", () => {
    expect(targetFor({ class: { ramGib: 2049, ...used(77) } })).toMatchObject({
      limitedBy: "ram",
      nextLimit: "capacity",
    });
    expect(targetFor({ class: { ramGib: 2560, ...used(77) } })).toMatchObject({
      hostsFor: { ram: 6, capacity: 6 },
      limitedBy: "ram",
      nextLimit: "capacity",
    });
    expect(targetFor({ class: { ramGib: 1536, vcpu: 384 } })).toMatchObject({
      hostsFor: { vcpu: 5, ram: 4, layout: 4 },
      limitedBy: "vcpu",
      nextLimit: "ram",
    });
  });

  test("hosts that the layout alone asks for are not a limit of another resource", () => {
    const raid = (name: CaseOption["raid"], change: Change = {}): TargetAnswer =>
      targetFor({ class: { peakIops: 0, ...change.class }, option: { raid: name } });
    // On five hosts 4+1 cannot be placed, so that nothing else fits there.
    expect(raid("RAID-5 4+1")).toMatchObject({
      hostsFor: { vcpu: 6, ghz: 6, ram: 3, capacity: 6, network: 6, layout: 6 },
      limitedBy: "layout",
    });
    expect(raid("RAID-5 4+1", { class: { vcpu: 640 } })).toMatchObject({ limitedBy: "layout" });
    expect(raid("RAID-5 4+1", { class: { vcpu: 641 } })).toMatchObject({
      hostsFor: { vcpu: 7 },
      limitedBy: "vcpu",
      nextLimit: "layout",
    });
    expect(raid("RAID-5 4+1", { class: { ramGib: 2560 } })).toMatchObject({
      hostsFor: { ram: 6, layout: 6 },
      limitedBy: "ram",
      nextLimit: "layout",
    });
    expect(raid("RAID-6 4+2", { class: { ramGib: 2560 } })).toMatchObject({
      hostsFor: { vcpu: 6, ram: 6, layout: 7 },
      limitedBy: "layout",
      nextLimit: "ram",
    });
  });

  test("hosts of all clusters of all targets are bought, licensed and paid", () => {
    const design = designOf({
      class: { ramGib: 15_361 },
      option: {
        clusterMax: 32,
        sockets: 1,
        coresPerSocket: 8,
        existingHosts: 5,
        edition: "VVF",
        corePrice: 100,
        hostPrice: 1000,
      },
    });
    const second = { ...TARGET, name: "S" };
    const answer = optionFor({
      ...design,
      targets: [...design.targets, second],
      classes: [...design.classes, { ...NEXT_TO_NOTHING, target: "S" }],
    });
    // 2 × 18 and 4 hosts; 16 cores a socket; 1,164.15 TiB raw less 640 ÷ 4.
    expect(answer).toMatchObject({ hosts: 40, hostsToBuy: 35, licenseCores: 640, licenseAddTib: 1005 });
    expect(answer.cost).toBe(640 * 100 + 35 * 1000);
    expect(answer.usableTib).toBeCloseTo(23.1595 * ((2 * 17) / 1.25 + 3 / 1.5), 2);
  });

  test.each<[Partial<CaseOption>, number]>([
    // Four hosts: 116.4 TiB raw, 128 cores.
    [{}, 0],
    [{ edition: "other" }, 117],
    [{ edition: "VVF" }, 85],
    [{ disks: 6 }, 12],
    [{ disks: 6, otherCores: 11 }, 1],
    [{ disks: 6, otherCores: 1000 }, 0],
    [{ edition: "VVF", otherCores: 1000 }, 85],
  ])("TiB to buy with %j: %d", (option, tib) => {
    expect(optionFor(designOf({ option })).licenseAddTib).toBe(tib);
  });

  test.each<[Partial<CaseOption>, number | null]>([
    [{}, null],
    [{ corePrice: 0 }, 0],
    [{ corePrice: 10, tibPrice: 3, edition: "other" }, 1280 + 351],
    [{ hostPrice: 7, existingHosts: 9 }, 0],
  ])("cost with %j: %p", (option, cost) => {
    expect(optionFor(designOf({ option })).cost).toBe(cost);
  });

  test("storage GHz are of all targets, in the layout of the solved hosts", () => {
    const six = optionFor(designOf({ class: { peakIops: 721_317.28 }, option: { hosts: 6 } }));
    expect(six.storageGhz?.plan).toBeCloseTo(462, 1);
    const writes = { class: { peakIops: 1e5, readShare: 0 } };
    const [five, more] = [5, 6].map(
      (hosts) => optionFor(designOf({ ...writes, option: { hosts } })).storageGhz,
    );
    // Small writes in 2+1 take 1.05 times as much CPU, 1.06 at most.
    expect((five?.plan ?? 0) / (more?.plan ?? 0)).toBeCloseTo(1.05, 9);
    expect((five?.high ?? 0) / (more?.high ?? 0)).toBeCloseTo(1.06, 9);
  });

  test("the release raises the high of writes", () => {
    const high = (release: CaseOption["release"]): number =>
      optionFor(designOf({ class: { peakIops: 1e5, readShare: 0 }, option: { release } })).storageGhz?.high ??
      0;
    expect(high("9.1") / high("9.0")).toBeCloseTo(1.25, 9);
  });

  test("storage GHz are not known where I/O is not, or no layout", () => {
    expect(optionFor(designOf({ class: { ioSizeKib: null } })).storageGhz).toBeNull();
    expect(optionFor(designOf({ option: { raid: "RAID-6 4+2", hosts: 5 } }))).toMatchObject({
      storageGhz: null,
      usableTib: 0,
    });
  });
});

describe("verdicts", () => {
  const verdictsWith = (change: Change): Record<string, CaseVerdict> => targetFor(change).verdicts;

  test("everything known and small fits", () => {
    expect(optionFor(designOf({})).verdict).toBe("fits");
  });

  test.each<[keyof TargetAnswer["verdicts"], string, Change, CaseVerdict]>([
    ["cpu", "as many vCPU as a host has cores", { target: { largestVcpu: 32 } }, "check"],
    ["cpu", "more", { target: { largestVcpu: 33 } }, "no"],
    ["cpu", "as many vCPU as a socket has cores", { target: { largestVcpu: 16 } }, "fits"],
    ["cpu", "more than a socket", { target: { largestVcpu: 17 } }, "check"],
    ["cpu", "unknown largest VM", { target: { largestVcpu: null } }, "check"],
    ["ram", "the largest VM takes what VMs can have", { target: { largestRamGib: 512 } }, "check"],
    ["ram", "the largest VM takes more", { target: { largestRamGib: 513 } }, "no"],
    ["ram", "the largest VM takes a socket's", { target: { largestRamGib: 306 } }, "fits"],
    ["ram", "more than a socket's", { target: { largestRamGib: 307 } }, "check"],
    ["ram", "a tier holds it", { target: { largestRamGib: 1124 }, option: { tierRatio: 1 } }, "check"],
    ["ram", "a tier does not hold it", { target: { largestRamGib: 1125 }, option: { tierRatio: 1 } }, "no"],
    ["ram", "unknown largest VM", { target: { largestRamGib: null } }, "check"],
    ["network", "25 Gb/s", { option: { nicGbit: 25 } }, "fits"],
    ["network", "less than 25 Gb/s", { option: { nicGbit: 24 } }, "check"],
    ["network", "10 Gb/s", { option: { nicGbit: 10 } }, "check"],
    ["network", "less than 10 Gb/s", { option: { nicGbit: 9.9 } }, "no"],
    [
      "network",
      "less than 10 Gb/s and unknown",
      { option: { nicGbit: 9.9 }, class: { peakIops: null } },
      "no",
    ],
    ["cpu", "vCPU unknown", { class: { vcpu: null } }, "unknown"],
    ["cpu", "GHz unknown", { class: { cpuGhz: null } }, "check"],
    ["cpu", "GHz known of hosts", { class: { cpuGhz: null }, target: { hostsGhzUsed: 1 } }, "check"],
    ["cpu", "IOPS unknown", { class: { peakIops: null } }, "unknown"],
    ["cpu", "I/O size unknown", { class: { ioSizeKib: null } }, "unknown"],
    ["network", "reads unknown", { class: { readShare: null } }, "unknown"],
    ["ram", "RAM unknown", { class: { ramGib: null } }, "unknown"],
    ["capacity", "capacity unknown", { class: { used: null } }, "unknown"],
    [
      "cpu",
      "too much by a lower bound",
      { class: { vcpu: 385, peakIops: null }, option: { hosts: 4 } },
      "no",
    ],
    ["ram", "just enough", { class: { ramGib: 1536 }, option: { hosts: 4 } }, "fits"],
    ["ram", "too much", { class: { ramGib: 1537 }, option: { hosts: 4 } }, "no"],
    ["capacity", "high is above the low of usable", { class: used(1, 42), option: { hosts: 4 } }, "check"],
    ["capacity", "high is below the low of usable", { class: used(1, 41), option: { hosts: 4 } }, "fits"],
    ["network", "20% more is too much", { class: { peakIops: 450_000 }, option: { hosts: 6 } }, "check"],
    ["network", "20% more is not", { class: { peakIops: 440_000 }, option: { hosts: 6 } }, "fits"],
    [
      "network",
      "all peaks at once are too much",
      { class: { vms: 20, peakIops: null, iopsPeakSum: 450_000 }, option: { hosts: 6 } },
      "check",
    ],
    ["capacity", "RAID-0", { option: { raid: "RAID-0" } }, "check"],
    ["capacity", "bare minimum", { option: { bareMinimum: true, hosts: 3 } }, "check"],
    ["capacity", "bare minimum that is more", { option: { bareMinimum: true, hosts: 4 } }, "fits"],
    ["capacity", "cannot rebuild, which was not chosen", { option: { hosts: 3 } }, "no"],
    ["capacity", "six hosts cannot rebuild RAID-6", { option: { raid: "RAID-6 4+2", hosts: 6 } }, "no"],
    ["capacity", "seven can", { option: { raid: "RAID-6 4+2", hosts: 7 } }, "fits"],
    ["network", "as many hosts as are let", { option: { hosts: 8, clusterMax: 8 } }, "fits"],
    ["network", "more hosts than are let", { option: { hosts: 9, clusterMax: 8 } }, "no"],
    ["ram", "solved hosts are more than are let", { option: { clusterMax: 6, raid: "RAID-6 4+2" } }, "no"],
  ])("%s: %s", (resource, _, change, verdict) => {
    expect(verdictsWith(change)[resource]).toBe(verdict);
  });

  test("GHz that fit by the plan of storage CPU and not by its high are a check", () => {
    // Five hosts may use 256 GHz.
    const change = (cpuGhz: number): Change => ({
      class: { cpuGhz, peakIops: 100_000 },
      option: { hosts: 6 },
      plan: { peakFactor: 1 },
    });
    const { plan, high } = optionFor(designOf(change(1))).storageGhz ?? { plan: 0, high: 0 };
    expect(verdictsWith(change(256 - high - 0.01))["cpu"]).toBe("fits");
    expect(verdictsWith(change(256 - high + 0.01))["cpu"]).toBe("check");
    expect(verdictsWith(change(256 - plan - 0.01))["cpu"]).toBe("check");
    expect(verdictsWith(change(256 - plan + 0.01))["cpu"]).toBe("no");
  });

  test("without VMs nothing is needed, and nothing unknown but the largest VM", () => {
    const empty = { vms: 0, vcpu: null, cpuGhz: null, ramGib: null, used: null };
    const none = { peakIops: null, ioSizeKib: null, readShare: null };
    expect(targetFor({ class: { ...empty, ...none }, option: { edition: "VVF" } })).toMatchObject({
      hosts: 4,
      use: { vcpu: 0, ghz: 0, ram: 0, capacity: 0, network: 0, layout: 1 },
      verdicts: { cpu: "fits", ram: "fits", capacity: "fits", network: "fits" },
    });
  });

  test("powered-off VMs count by their capacity alone", () => {
    const { use } = targetFor({ class: { vms: 0, vcpu: null, ioSizeKib: null, ...used(20) } });
    expect(use).toMatchObject({ vcpu: 0, network: 0 });
    expect(use.capacity).toBeCloseTo(20 / ((23.1595 * 3) / 1.5), 4);
  });

  test("Management that no one entered is unknown for the smallest target of a VCF design", () => {
    const design = designOf({ class: { name: "General", vms: 20 } });
    const withClasses = (classes: readonly Partial<CaseClass>[]): DesignCase => ({
      ...design,
      targets: [TARGET, { ...TARGET, name: "S" }],
      classes: classes.map((one) => ({ ...NEXT_TO_NOTHING, name: "General", ...one })),
    });
    const cpu = (of: DesignCase): CaseVerdict[] => optionFor(of).targets.map(({ verdicts }) => verdicts.cpu);
    const [T, S] = [{ target: "T" }, { target: "S" }];
    expect(
      cpu(
        withClasses([
          { ...T, vms: 5 },
          { ...S, vms: 4 },
        ]),
      ),
    ).toEqual(["fits", "unknown"]);
    expect(
      cpu(
        withClasses([
          { ...T, vms: 5 },
          { ...S, vms: 5 },
        ]),
      ),
    ).toEqual(["unknown", "fits"]);
    expect(cpu(withClasses([T, { ...S, name: "Management", vms: 1 }]))).toEqual(["fits", "fits"]);
    expect(cpu(withClasses([T, S, { ...S, name: "Management", vms: 0 }]))).toEqual(["unknown", "fits"]);
    expect(optionFor(design)).toMatchObject({
      verdict: "unknown",
      targets: [{ verdicts: { cpu: "unknown", ram: "unknown", capacity: "unknown", network: "fits" } }],
    });
    expect(optionFor({ ...design, options: [{ ...OPTION, edition: "VVF" }] }).verdict).toBe("fits");
  });
});

describe("random designs", () => {
  const BEST_TO_WORST: readonly CaseVerdict[] = ["fits", "check", "unknown", "no"];
  const withHosts = (design: DesignCase, hosts: number): TargetAnswer[] =>
    solve({ ...design, options: design.options.map((option) => ({ ...option, hosts })) }).options.flatMap(
      ({ targets }) => targets,
    );
  /** 9.99 is never; beside it a divisor just above 0 makes any figure. */
  const limited = (use: number | null | undefined): number => Math.min(use ?? 0, 9.99);
  /** No cluster limit, which more hosts do exceed. */
  const unlimited = randomDesign.map((design) => ({
    ...design,
    options: design.options.map((option) => ({ ...option, clusterMax: 64 })),
  }));

  test("more hosts never worsen a verdict nor raise a use, but that of the bare minimum of 4+1", () => {
    fc.assert(
      fc.property(unlimited, fc.integer({ min: 3, max: 63 }), (design, hosts) => {
        const [fewer, more] = [withHosts(design, hosts), withHosts(design, hosts + 1)];
        fewer.forEach(({ use, verdicts }, index) => {
          const then = more[index];
          for (const resource of ["vcpu", "ghz", "ram", "capacity", "network"] as const) {
            expect(limited(then?.use[resource])).toBeLessThanOrEqual(limited(use[resource]) + 1e-12);
          }
          if (use.layout !== null && use.layout <= 1) expect(then?.use.layout).toBeLessThanOrEqual(1);
          for (const resource of ["cpu", "ram", "capacity", "network"] as const) {
            expect(BEST_TO_WORST.indexOf(then?.verdicts[resource] ?? "no")).toBeLessThanOrEqual(
              BEST_TO_WORST.indexOf(verdicts[resource]),
            );
          }
        });
      }),
      { numRuns: times("SOLVED_DESIGNS", { all: 60, sample: 10 }) },
    );
  });

  test("solved hosts fit every resource, and one fewer does not", () => {
    fc.assert(
      fc.property(randomDesign, (design) => {
        const solved = { ...design, options: design.options.map((option) => ({ ...option, hosts: null })) };
        solve(solved).options.forEach(({ targets }, option) => {
          targets.forEach(({ hosts, use, hostsHigh }, target) => {
            expect(hostsHigh).toBeGreaterThanOrEqual(hosts);
            if (hosts > 64) return;
            expect(Math.max(...Object.values(use).map((one) => one ?? 0))).toBeLessThanOrEqual(1 + 1e-9);
            if (hosts === 3) return;
            const one = { ...solved, options: solved.options.slice(option, option + 1) };
            const fewer = withHosts(one, hosts - 1)[target]?.use;
            expect(Math.max(...Object.values(fewer ?? {}).map((value) => value ?? 0))).toBeGreaterThan(1);
          });
        });
      }),
      { numRuns: times("SOLVED_DESIGNS", { all: 40, sample: 8 }) },
    );
  });

  longTest("reach every rule from both sides", () => {
    const cases = randomDesigns(500);
    const pairs = cases.flatMap((design) =>
      solve(design).options.map((answer, index) => ({ design, answer, option: design.options[index] })),
    );
    const clusters = pairs.flatMap(({ answer, option }) =>
      answer.targets.map((target) => ({ target, option })),
    );
    const classes = cases.flatMap((design) => design.classes);
    const share = (verdict: CaseVerdict): number =>
      pairs.filter(({ answer }) => answer.verdict === verdict).length / pairs.length;
    for (const verdict of BEST_TO_WORST) expect([verdict, share(verdict) > 0.12]).toEqual([verdict, true]);
    const met: Record<string, number> = {
      ...Object.fromEntries(
        [5, 6, 16, 17].map((hosts) => [
          `${hosts} hosts`,
          clusters.filter((one) => one.target.hosts === hosts).length,
        ]),
      ),
      ...Object.fromEntries(
        (["vcpu", "ghz", "ram", "capacity", "network"] as const).map((resource) => [
          `${resource} unknown`,
          clusters.filter((one) => one.target.use[resource] === null).length,
        ]),
      ),
      "adaptive RAID-5 in 2+1": clusters.filter(
        ({ target, option }) => option?.raid === "RAID-5" && target.hosts < 6,
      ).length,
      "several clusters": clusters.filter(({ target }) => target.clusters > 1).length,
      "no count fits": clusters.filter(({ target }) => target.hosts === 65).length,
      "not placeable": clusters.filter(({ target }) => target.hosts < 65 && target.use.layout === 9.99)
        .length,
      "RAID-0": pairs.filter(({ option }) => option?.raid === "RAID-0").length,
      "bare minimum": pairs.filter(({ option }) => option?.bareMinimum).length,
      tiers: pairs.filter(({ option }) => (option?.tierRatio ?? 0) > 0).length,
      "typed hosts": pairs.filter(({ option }) => option?.hosts !== null).length,
      prices: pairs.filter(({ answer }) => answer.cost !== null).length,
      "no prices": pairs.filter(({ answer }) => answer.cost === null).length,
      "four options": cases.filter(({ options }) => options.length === 4).length,
      "four targets": cases.filter(({ targets }) => targets.length === 4).length,
      "eight classes": cases.filter((design) => design.classes.length === 8).length,
      "capacity alone": classes.filter(({ vms, used: gib }) => vms === 0 && gib !== null).length,
      "4+1 by its name": clusters.filter(({ option }) => option?.raid === "RAID-5 4+1").length,
      "VMs in addition": classes.filter(({ vms, today }) => today > 0 && today < vms).length,
      "fewer VMs than today": classes.filter(({ vms, today }) => vms > 0 && today > vms).length,
      "classes in addition": classes.filter(({ vms, today }) => vms > 0 && today === 0).length,
      "a limit of the layout alone": clusters.filter(
        ({ target: { limitedBy, hostsFor } }) => limitedBy === "layout" && hostsFor.vcpu === hostsFor.layout,
      ).length,
      "19 VMs": classes.filter(({ vms }) => vms === 19).length,
      "20 VMs": classes.filter(({ vms }) => vms === 20).length,
    };
    expect(Object.entries(met).filter(([, count]) => count < 5)).toEqual([]);
    expect(JSON.stringify(pairs)).not.toMatch(/NaN|undefined/);
  });
});
