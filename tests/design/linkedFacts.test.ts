import { designPlan } from "../../src/design/designWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { recalculate, type Entries } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";
import { KNOWN_DESIGN } from "./knownDesign";

const PLAN = designPlan(KNOWN_DESIGN);

const fact = (id: string, entries: Entries = {}): unknown => recalculate(PLAN, entries).value(`plan.${id}`);

/** What a disk of 7.68 TB has, in TiB, and what grows by 5% and 15% in three years. */
const DISK_TIB = 7.68e12 / 2 ** 40;
const COMPUTE = 1.05 ** 3;
const CAPACITY = 1.15 ** 3;

describe("templates follow", () => {
  test.each([
    ["hosts", 8],
    ["failures", 1],
    ["coresPerHost", 2 * 32],
    ["ghzPerHost", 2 * 32 * 2.8],
    ["nicGbitPerHost", 25],
    ["vms", 310],
    ["vmVcpu", 4 * COMPUTE],
    ["vmRamGib", 16 * COMPUTE],
    ["vmUsedGib", 100 * CAPACITY],
    ["perCoreMax", 4],
    ["peakIops", 20_500 * COMPUTE],
    ["ioSizeKib", 8],
    ["readShare", 0.7],
    ["rawTib", 8 * 6 * DISK_TIB],
    // One host is the reserve, and 10% of the rest is for operations; RAID-5 4+1 and LFS take theirs.
    ["usableTib", (7 * 6 * DISK_TIB * 0.9) / 1.25 / 1.131],
    ["rawUsedTib", ((310 * 100 * CAPACITY) / 1024) * 1.25 * 1.131],
    ["growthCapacity", 0],
    ["growthIops", 0],
  ])("%s of the selected option at the end of the plan", (id, expected) => {
    expect(fact(id)).toBeCloseTo(expected, 6);
  });

  test.each([
    ["readShare", "0.0%"],
    ["vmVcpu", "#,##0.0"],
    ["peakIops", "#,##0"],
    ["hosts", "#,##0"],
    ["layout", undefined],
  ])("%s in a format of its own", (id, format) => {
    const { drawing, place } = recalculate(PLAN);
    const { sheet, area } = place(`plan.${id}`);
    const drawn = drawing.sheets.find(({ name }) => name === sheet);
    expect(drawn && lookAt(drawn, area.row, area.column).format).toBe(format);
  });

  test("the ports of a host, and the data reduction", () => {
    expect(fact("nicGbitPerHost", { "A.nicPorts": 2 })).toBe(50);
    expect(fact("rawUsedTib", { "A.reduction": 2 })).toBeCloseTo(Number(fact("rawUsedTib")) / 2, 9);
  });

  test("the layout that so many hosts get", () => {
    expect(fact("layout", { "A.hosts": 5 })).toBe("RAID-5 2+1");
    expect(fact("layout", { "A.hosts": 6 })).toBe("RAID-5 4+1");
    expect(fact("layout", { "A.hosts": 6, "A.raid": "RAID-1 FTT1" })).toBe("RAID-1 FTT1");
  });

  test("one host failure up to 16 hosts, two above, or those that are entered", () => {
    expect(fact("failures", { "A.hosts": 16 })).toBe(1);
    expect(fact("failures", { "A.hosts": 17 })).toBe(2);
    expect(fact("failures", { "A.failures": 2 })).toBe(2);
    expect(fact("failures", { "A.hosts": 17, "A.failures": 0 })).toBe(0);
  });

  test.each([
    ["vmVcpu", { "typed.vmVcpu": [null] }],
    ["perCoreMax", { "typed.vmVcpu": [null] }],
    ["vmRamGib", { "typed.vmRamGib": [null] }],
    ["vmUsedGib", { "typed.vmUsedGib": [null] }],
    ["rawUsedTib", { "typed.vmUsedGib": [null] }],
    ["peakIops", { "typed.peakIops": [null] }],
    ["ioSizeKib", { "typed.ioSizeKib": [null] }],
    ["readShare", { "typed.readShare": [null] }],
    ["rawTib", { "A.diskTb": null }],
    ["hosts", { chosen: null }],
    ["failures", { chosen: null }],
    ["layout", { chosen: null }],
  ])("no %s that is not known", (id, entries) => {
    expect(fact(id, entries)).toBe("");
  });
});

describe("of several target clusters", () => {
  const cluster = (name: string, count: number, io: Partial<ReturnType<typeof knownVm>>) =>
    Array.from({ length: count }, (_, i) =>
      knownVm({ name: `${name}${i}`, cluster: name, cpuGhz: 1, ...io }),
    );
  const plan = designPlan({
    estate: imported(
      [
        ...cluster("Prod", 200, { vcpu: 8 }),
        ...cluster("Test", 40, { vcpu: 2, ioSizeBytes: 16_384, readShare: 0.4 }),
      ],
      ["Prod", "Test"].map((name) => knownHost({ name: `esx-${name}`, cluster: name })),
    ),
  });
  const shown = (name: string | null, ...ids: string[]): unknown[] => {
    const { value } = recalculate(plan, { shown: name });
    return ids.map((id) => value(id));
  };

  test("templates show the one with the most hosts, or the one that is entered", () => {
    expect(shown(null, "shownVms", "plan.vmVcpu")).toEqual([200, expect.closeTo(8 * COMPUTE, 9)]);
    expect(shown("Test", "shownVms", "plan.vmVcpu")).toEqual([40, expect.closeTo(2 * COMPUTE, 9)]);
    expect(shown("Test", "plan.ioSizeKib", "plan.readShare")).toEqual([
      expect.closeTo(16, 9),
      expect.closeTo(0.4, 9),
    ]);
  });

  test("templates show nothing of a cluster that does not exist", () => {
    expect(shown("Lab", "shownRow", "shownVms", "plan.hosts", "plan.vms", "plan.rawTib")).toEqual(
      Array.from({ length: 5 }, () => ""),
    );
  });
});
