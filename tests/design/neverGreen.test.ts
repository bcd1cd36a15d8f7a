import { designPlan, type DesignParts } from "../../src/design/designWorkbook";
import type { Plan } from "../../src/sheets/planWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate, type Recalculated } from "../templates/recalculate";
import { longTest } from "../volume";

/*
 * Designs of which something is missing, each beside one that is whole and green. They were green once.
 */

const KNOWN = { vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100, ioSizeKib: 8, readShare: 0.7 };
const CLASSES = [
  { name: "General", target: "Cluster", vms: 300, ...KNOWN, peakIops: 20_000 },
  { name: "Management", target: "Cluster", vms: 10, ...KNOWN, peakIops: 500 },
];
const TARGETS = [{ name: "Cluster", largestVcpu: 8, largestRamGib: 64 }];
const TYPED: DesignParts = { classes: CLASSES, targets: TARGETS, options: { A: { hosts: 12 } } };

const VMS = Array.from({ length: 40 }, (_, i) => knownVm({ name: `vm${i}`, cpuGhz: 1 }));
const HOSTS = Array.from({ length: 4 }, (_, i) => knownHost({ name: `esx${i}` }));
const MANAGEMENT = { name: "Management", target: "Prod", vms: 0 };

function ofEstate(vms = VMS, more: Partial<DesignParts> = {}, hosts = HOSTS): DesignParts {
  return {
    estate: imported(vms, hosts),
    classes: [MANAGEMENT, ...(more.classes ?? [])],
    options: { A: { hosts: 16 } },
  };
}

const verdictOf = ({ value }: Recalculated): string => String(value("A.verdictWords"));

const PLANS = new WeakMap<DesignParts, Plan>();

/** Planned once for all that is typed into it. */
function design(parts: DesignParts, entries: Entries = {}): Recalculated {
  const plan = PLANS.get(parts) ?? designPlan(parts);
  PLANS.set(parts, plan);
  return recalculate(plan, entries);
}

test("the designs that the others are compared with are green", () => {
  expect(verdictOf(design(TYPED))).toMatch(/^✔/);
  expect(verdictOf(design(ofEstate()))).toMatch(/^✔/);
});

describe("a class", () => {
  const withClass = (one: Record<string, unknown>): string =>
    verdictOf(
      design({ ...TYPED, classes: [...CLASSES, { name: "SQL", target: "Cluster", ...KNOWN, ...one }] }),
    );

  test("whose VMs are empty is named", () => {
    expect(withClass({ vms: null, peakIops: 20_000 })).toMatch(/^\? .*VMs is empty/);
  });

  longTest("of 0 VMs with I/O is named", () => {
    expect(withClass({ vms: 0, peakIops: 500_000 })).toMatch(/^\? .*IOPS of 0 VMs/);
  });

  test("of two and a half VMs is named", () => {
    expect(verdictOf(design(TYPED, { "typed.vms": [2.5] }))).toMatch(/^\? .*VMs is not usable: 2.5/);
  });

  test.each([
    ["vmVcpu", "vCPU per VM", 0, 0.5],
    ["vmRamGib", "RAM per VM (GiB)", 0.2, 0.25],
  ])("whose %s is too small for a VM is named", (column, header, tooSmall, smallest) => {
    const typed = (value: number): string => verdictOf(design(TYPED, { [`typed.${column}`]: [value] }));
    expect(typed(tooSmall)).toBe(`? a row of Demand: ${header} is not usable: ${tooSmall}.`);
    expect(typed(smallest)).toMatch(/^✔/);
  });

  longTest("of no VMs at all is nothing to ask about", () => {
    expect(withClass({ vms: 0 })).toMatch(/^✔/);
  });
});

describe("a class that the estate does not have", () => {
  const sql = { name: "SQL", target: "Prod", vms: 5, peakIops: 1000, ioSizeKib: 8, readShare: 0.7 };

  test("rests on its profile until a user confirms it", () => {
    const parts = ofEstate(VMS, { classes: [{ ...sql, vmGhz: 2, profile: "OLTP database" }] });
    const read = design(parts);
    expect(read.number("demand.assumed", 1)).toBe(1);
    expect(verdictOf(read)).toMatch(/^▲/);
  });

  test("has VMs that are too large for a host", () => {
    const hana = { ...sql, vms: 2, vmVcpu: 256, vmGhz: 2, vmRamGib: 512, vmUsedGib: 100, perCoreMax: 64 };
    expect(verdictOf(design(ofEstate(VMS, { classes: [hana] })))).toMatch(/^✖/);
  });

  longTest("needs GHz beyond those of today's hosts", () => {
    const more = { ...sql, vms: 400, vmVcpu: 1, vmGhz: 5, vmRamGib: 1, vmUsedGib: 1 };
    const { number } = design(ofEstate(VMS, { classes: [more] }));
    // 40 VMs of 1 GHz and 400 of 5 GHz, at the peak.
    expect(number("demand.vmsGhz", 1)).toBeCloseTo((40 + 2000) * 1.3, 6);
  });

  test("without GHz is looked at, though the hosts report what they use", () => {
    const parts = ofEstate(VMS, { classes: [{ ...sql, vmVcpu: 1, vmRamGib: 1, vmUsedGib: 1 }] });
    expect(verdictOf(design(parts, { "targets.hostsGhzUsed": [50] }))).toMatch(/^▲/);
  });
});

test("four of forty VMs without GHz are looked at", () => {
  const vms = VMS.map((vm, i) => (i < 4 ? { ...vm, cpuGhz: null } : vm));
  expect(verdictOf(design(ofEstate(vms)))).toMatch(/^▲/);
});

test("one VM that reports the size of its I/O does not count for forty", () => {
  const vms = VMS.map((vm, i) => (i === 0 ? vm : { ...vm, ioSizeBytes: null, readShare: null }));
  expect(verdictOf(design(ofEstate(vms)))).toMatch(/^\?/);
});

describe("VMs that do not run", () => {
  const off = (name: string, over = {}) =>
    knownVm({ name, power: "off", scope: "capacity", why: "powered off", ...over });
  const archive = Array.from({ length: 30 }, (_, i) =>
    off(`old${i}`, { cluster: "Archive", usedBytes: null, usedBasis: null }),
  );

  longTest("make the capacity of their cluster unknown where theirs is", () => {
    const read = design(
      ofEstate([...VMS, ...archive], {}, [...HOSTS, knownHost({ name: "b", cluster: "Archive" })]),
    );
    expect(read.values("demand.used")).toContain("");
    expect(verdictOf(read)).toMatch(/^\?/);
  });

  const both = ofEstate([...VMS, ...Array.from({ length: 60 }, (_, i) => off(`off${i}`))]);
  const usedTib = (entries: Entries): number =>
    (design(both, entries).number("demand.used", 1) * 1024) / 1.15 ** 3;

  test("keep their capacity where that of the others is typed", () => {
    expect(usedTib({})).toBeCloseTo(100 * 50, 6);
    expect(usedTib({ "typed.vmUsedGib": [70] })).toBeCloseTo(40 * 70 + 60 * 50, 6);
  });

  test("stay as many where half of the others are planned", () => {
    expect(usedTib({ "typed.vms": [20] })).toBeCloseTo(20 * 50 + 60 * 50, 6);
  });
});
