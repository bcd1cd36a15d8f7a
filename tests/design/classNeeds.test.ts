import { designPlan } from "../../src/design/designWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";

/*
 * What a class is planned with: what is entered, else what the estate has, else what its profile assumes. 20 VMs run, with
 * 4 vCPU, 1 GHz, 8 GiB of RAM, 40 to 100 GiB used and peaks of 100 IOPS; two that do not run have capacity only.
 */

const RUNNING = Array.from({ length: 20 }, (_, i) => knownVm({ name: `vm${i}`, cpuGhz: 1 }));
const OFF = ["a", "b"].map((name) => knownVm({ name, power: "off", scope: "capacity", why: "powered off" }));

const planOf = (vms: typeof RUNNING) =>
  designPlan({
    estate: imported(vms, [knownHost()]),
    classes: [{ name: "Desktops", target: "Prod" }],
    plan: { years: 0 },
  });
const PLAN = planOf([...RUNNING, ...OFF]);

/** The row of Demand that the class Desktops has, of which the estate has no VM. */
const DESKTOPS = 3;

/** Entries in a row of the classes. */
const entered = (row: number, cells: Readonly<Record<string, string | number>>): Entries =>
  Object.fromEntries(
    Object.entries(cells).map(([id, value]) => [`typed.${id}`, [...Array<null>(row - 1).fill(null), value]]),
  );

/** Columns of what a class needs. */
function needs(ids: readonly string[], cells = {}, row = 1, plan = PLAN): unknown[] {
  const { value } = recalculate(plan, entered(row, cells));
  return ids.map((id) => value(`needs.${id}`, row));
}

const SIZES = ["vms", "scale", "vcpu", "cores", "ram", "low", "used", "high"];
const GHZ = ["ghz", "ghzTyped", "ghzToday", "ghzAdded", "ghzAddedTyped"];
const IO = ["peak", "peakHigh", "size", "reads", "iops", "iopsHigh", "ioSize", "ioReads"];
const OPEN = ["noVcpu", "noGhz", "noRam", "noUsed", "noIo", "assumed"];
const LARGEST = ["largestVcpu", "largestRam"];

test("which is in the estate needs what the estate has", () => {
  expect(needs(["class", "target"])).toEqual(["General", "Prod"]);
  expect(needs(SIZES)).toEqual([20, 1, 80, 20, 160, 22 * 40, 22 * 50, 22 * 100]);
  expect(needs(GHZ)).toEqual([20, 0, 20, 0, 0]);
  expect(needs(IO)).toEqual([1000, 2000, 8, 0.7, 1000, 2000, 8, 0.7]);
  expect(needs(["mbs", "mbsHigh"])).toEqual([expect.closeTo(8.192, 9), expect.closeTo(16.384, 9)]);
  expect(needs([...OPEN, ...LARGEST])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

describe("with twice as many VMs", () => {
  test("needs twice as much, but for the capacity of VMs that do not run", () => {
    expect(needs(SIZES, { vms: 40 })).toEqual([
      ...[40, 2, 160, 40, 320, 40 * 40 + 2 * 40, 40 * 50 + 2 * 50, 40 * 100 + 2 * 100],
    ]);
    expect(needs(IO, { vms: 40 }).slice(0, 4)).toEqual([2000, 4000, 8, 0.7]);
  });

  test("adds half of the GHz to those in use today", () => {
    expect(needs(GHZ, { vms: 40 })).toEqual([40, 0, 20, 20, 0]);
    expect(needs(GHZ, { vms: 40, vmGhz: 2 })).toEqual([80, 80, 0, 40, 40]);
    expect(needs(GHZ, { vms: 10 })).toEqual([10, 0, 20, 0, 0]);
  });
});

test("needs what is entered, whatever the estate has", () => {
  expect(needs(["vcpu", "cores", "largestVcpu"], { vmVcpu: 6 })).toEqual([120, 30, 6]);
  expect(needs(["ram", "largestRam"], { vmRamGib: 12 })).toEqual([240, 12]);
  expect(needs(["low", "used", "high"], { vmUsedGib: 70 })).toEqual([1400 + 80, 1400 + 100, 1400 + 200]);
  expect(needs(["peak", "peakHigh"], { peakIops: 500 })).toEqual([500, 500]);
  expect(needs(["size", "reads"], { ioSizeKib: 32, readShare: 0.2 })).toEqual([32, 0.2]);
});

test("has as many vCPU per core as are entered, else those of its profile, else four", () => {
  expect(needs(["cores"], { perCoreMax: 8 })).toEqual([10]);
  expect(needs(["cores"], { profile: "VDI" })).toEqual([expect.closeTo(80 / 6, 9)]);
  expect(needs(["cores"], { profile: "VDI", perCoreMax: 8 })).toEqual([10]);
});

test("with a profile is assumed only where the estate lacks a figure that the profile has", () => {
  const unknownPeaks = planOf(RUNNING.map((vm) => ({ ...vm, iopsPeak: null })));
  expect(needs(["assumed"], { profile: "VDI" })).toEqual([0]);
  expect(needs(["assumed", "peak"], { profile: "VDI" }, 1, unknownPeaks)).toEqual([1, 20 * 20]);
  expect(needs(["assumed"], { profile: "VDI", confirmed: "yes" }, 1, unknownPeaks)).toEqual([0]);
  expect(needs(["assumed", "peak"], { profile: "VDI", peakIops: 300 }, 1, unknownPeaks)).toEqual([0, 300]);
});

test("of fewer than 20 VMs has all peaks at once", () => {
  expect(needs(["peak", "peakHigh"], {}, 1, planOf(RUNNING.slice(1)))).toEqual([1900, 1900]);
  expect(needs(["peak", "peakHigh"], { vms: 20 }, 1, planOf(RUNNING.slice(1)))).toEqual([1000, 2000]);
});

describe("of which the estate has no VM", () => {
  test("needs nothing of 0 VMs", () => {
    expect(needs(SIZES, { vms: 0 }, DESKTOPS)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
    expect(needs(GHZ, { vms: 0 }, DESKTOPS)).toEqual([0, 0, 0, 0, 0]);
    expect(needs(IO, { vms: 0 }, DESKTOPS)).toEqual(["", "", "", "", "", "", "", ""]);
    expect(needs([...OPEN, ...LARGEST], { vms: 0 }, DESKTOPS)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("needs what its profile assumes, but for GHz, which no profile has", () => {
    const vdi = { vms: 30, profile: "VDI" };
    expect(needs(SIZES, vdi, DESKTOPS)).toEqual([30, 1, 60, 10, 240, 1200, 1200, 1200]);
    expect(needs(["ghz", ...IO.slice(0, 4)], vdi, DESKTOPS)).toEqual(["", 600, 600, 8, 0.3]);
    expect(needs([...OPEN, ...LARGEST], vdi, DESKTOPS)).toEqual([0, 1, 0, 0, 0, 1, 2, 8]);
    expect(needs(["assumed"], { ...vdi, confirmed: "yes" }, DESKTOPS)).toEqual([0]);
  });

  test("assumes nothing where everything that a profile has is entered", () => {
    const all = { vmVcpu: 2, vmRamGib: 8, vmUsedGib: 40, peakIops: 100, ioSizeKib: 8, readShare: 0.3 };
    const assumed = (cells: object): unknown[] =>
      needs(["assumed"], { vms: 30, profile: "VDI", ...cells }, DESKTOPS);
    expect(assumed(all)).toEqual([0]);
    for (const id of Object.keys(all)) {
      expect([id, ...assumed(Object.fromEntries(Object.entries(all).filter(([one]) => one !== id)))]).toEqual(
        [...[id, 1]],
      );
    }
  });

  test("leaves open what is neither entered nor assumed", () => {
    const vms = { vms: 30 };
    expect(needs(SIZES, vms, DESKTOPS)).toEqual([30, 1, "", "", "", "", "", ""]);
    expect(needs(["ghz", ...IO], vms, DESKTOPS)).toEqual(Array.from({ length: 9 }, () => ""));
    expect(needs([...OPEN, ...LARGEST], vms, DESKTOPS)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  });

  test("adds all its GHz to those in use today", () => {
    expect(needs(GHZ, { vms: 30, vmGhz: 0.5 }, DESKTOPS)).toEqual([15, 15, 0, 15, 15]);
  });
});

test("that is wrong, or without a row, needs nothing", () => {
  const isEmpty = (cells: object, row: number): void =>
    expect(needs(["class", "target", "vms", "vcpu", "used", "peak"], cells, row)).toEqual([
      ...["", "", "", "", "", ""],
    ]);
  isEmpty({ vms: -1 }, DESKTOPS);
  isEmpty({}, DESKTOPS + 1);
});
