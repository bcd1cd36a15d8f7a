import { designPlan } from "../../src/design/designWorkbook";
import { GIB, imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";

/*
 * What target clusters need, by hand: 20 VMs in Prod, of which one is the largest, and five in Test, on hosts of 80 GHz that
 * report what they use. In three years compute grows by a factor of 1.157625, capacity by 1.520875.
 */

const VMS = [
  ...Array.from({ length: 19 }, (_, i) => knownVm({ name: `vm${i}`, cpuGhz: 1 })),
  knownVm({ name: "large", vcpu: 24, ramBytes: 96 * GIB, ramActiveBytes: 48 * GIB, cpuGhz: 4 }),
  ...Array.from({ length: 5 }, (_, i) => knownVm({ name: `t${i}`, cluster: "Test", host: "t", cpuGhz: 2 })),
  knownVm({ name: "off", vcpu: 64, power: "off", scope: "capacity", why: "powered off" }),
];
const HOSTS = [
  knownHost({ cpuUsageShare: 0.5 }),
  knownHost({ name: "esx02", cpuUsageShare: 0.25 }),
  knownHost({ name: "t", cluster: "Test" }),
];

const planOf = (vms: typeof VMS, hosts = HOSTS) => designPlan({ estate: imported(vms, hosts) });
const PLAN = planOf(VMS);

const COMPUTE = 1.05 ** 3;
const CAPACITY = 1.15 ** 3;
const near = (expected: number): unknown => expect.closeTo(expected, 9);

/** Columns of what a target cluster needs: the first one is Prod, the second one Test. */
function needs(ids: readonly string[], row = 1, entries: Entries = {}, plan = PLAN): unknown[] {
  const { value } = recalculate(plan, entries);
  return ids.map((id) => value(`demand.${id}`, row));
}

test("vCPU, RAM and capacity are those of its classes, grown", () => {
  const ids = ["name", "vms", "running", "vcpu", "cores", "ram"];
  const [vcpu, ram] = [19 * 4 + 24, 19 * 8 + 96];
  expect(needs(ids)).toEqual([
    ...["Prod", 20, 20, near(vcpu * COMPUTE), near((vcpu / 4) * COMPUTE), near(ram * COMPUTE)],
  ]);
  expect(needs(ids, 2)).toEqual(["Test", 5, 5, near(20 * COMPUTE), near(5 * COMPUTE), near(40 * COMPUTE)]);
  // The VM that does not run uses capacity, too.
  const tib = (gib: number): unknown => near((21 * gib * CAPACITY) / 1024);
  expect(needs(["low", "used", "high"])).toEqual([tib(40), tib(50), tib(100)]);
});

test("CPU is what its hosts use, or its VMs at the peak, whichever is more", () => {
  const ids = ["todayGhz", "hostsGhz", "vmsGhz", "addedGhz", "ghz", "limited"];
  expect(needs(ids)).toEqual([160, near(40 + 20), near(23 * 1.3), 0, near(60 * COMPUTE), 1]);
  expect(needs(ids, 2)).toEqual([80, "", near(13), 0, near(13 * COMPUTE), 1]);
});

test("IOPS are half of the sum of peaks of 20 VMs, and all of those of five", () => {
  expect(needs(["iops", "noIo"])).toEqual([near(1000 * COMPUTE), 0]);
  expect(needs(["iops", "noIo"], 2)).toEqual([near(500 * COMPUTE), 0]);
});

test("the largest VM and the active RAM are of those that run", () => {
  const ids = ["largestVcpu", "largestRam", "activeShare"];
  expect(needs(ids)).toEqual([24, 96, near((19 + 48) / (19 * 8 + 96))]);
  expect(needs(ids, 2)).toEqual([4, 8, near(1 / 8)]);
});

test("what is entered of a target cluster wins, but a larger VM of a class does not count for less", () => {
  const ids = ["todayGhz", "hostsGhz", "largestVcpu", "largestRam", "activeShare"];
  const entries = {
    ...{ "targets.todayGhz": [200], "targets.hostsGhzUsed": [70], "targets.activeShare": [0.5] },
    ...{ "targets.largestVcpu": [12], "targets.largestRamGib": [64] },
  };
  expect(needs(ids, 1, entries)).toEqual([200, 70, 12, 64, 0.5]);
  expect(needs(ids, 1, { ...entries, "typed.vmVcpu": [16], "typed.vmRamGib": [80] })).toEqual([
    ...[200, 70, 16, 80, 0.5],
  ]);
  expect(needs(ids, 2, entries)).toEqual(needs(ids, 2));
});

describe("VMs without a figure", () => {
  const GAPS = ["vcpuGaps", "ghzGaps", "ramGaps", "usedGaps", "ioGaps"];
  const without = (over: Partial<(typeof VMS)[number]>): typeof VMS =>
    VMS.map((vm, i) => (i === 0 ? { ...vm, ...over } : vm));

  test("are counted by quantity, where they are few", () => {
    expect(needs(GAPS)).toEqual([0, 0, 0, 0, 0]);
    expect(needs(GAPS, 1, {}, planOf(without({ vcpu: null })))).toEqual([1, 0, 0, 0, 0]);
    expect(needs(GAPS, 1, {}, planOf(without({ cpuGhz: null, iopsPeak: null })))).toEqual([0, 1, 0, 0, 1]);
    const noSize = { ramBytes: null, usedBytes: null, usedBasis: null };
    expect(needs(GAPS, 1, {}, planOf(without(noSize)))).toEqual([0, 0, 1, 1, 0]);
    expect(needs(GAPS, 2, {}, planOf(without(noSize)))).toEqual([0, 0, 0, 0, 0]);
  });

  test("leave the quantity of a cluster open, where they are many", () => {
    const dark = VMS.map((vm) =>
      vm.cluster === "Test" ? { ...vm, vcpu: null, cpuGhz: null, ramBytes: null, iopsPeak: null } : vm,
    );
    const ids = [
      "vcpu",
      "cores",
      "vmsGhz",
      "ghz",
      "ram",
      "iops",
      "noGhz",
      "noIo",
      "largestVcpu",
      "largestRam",
    ];
    expect(needs(ids, 2, {}, planOf(dark))).toEqual(["", "", "", "", "", "", 1, 1, "", ""]);
    expect(needs(["activeShare"], 2, {}, planOf(VMS.map((vm) => ({ ...vm, ramActiveBytes: null }))))).toEqual(
      [""],
    );
  });
});

test("rows without a target cluster are empty", () => {
  const plan = designPlan({
    classes: [{ name: "Management", target: "Cluster", vms: 0 }],
    targets: [{ name: "Cluster" }],
  });
  const { values } = recalculate(plan);
  for (const id of [
    "name",
    "vms",
    "vcpu",
    "ghz",
    "ram",
    "used",
    "iops",
    "noGhz",
    "noIo",
    "assumed",
    "limited",
  ]) {
    expect([id, ...values(`demand.${id}`).slice(1)]).toEqual([id, "", ""]);
  }
});
