import { designPlan } from "../../src/design/designWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";
import { longTest } from "../volume";
import { KNOWN_DESIGN } from "./knownDesign";

const VMS = [
  knownVm({ name: "a" }),
  knownVm({ name: "b", cluster: "Test", vcpu: 2, iopsPeak: 60 }),
  knownVm({ name: "off", power: "off", scope: "capacity", why: "powered off" }),
  knownVm({ name: "vCLS", scope: "out", why: "agent" }),
];
const HOSTS = [knownHost(), knownHost({ name: "esx02", cluster: "Test" })];

/** All of them, calculated once. */
const ALL = recalculate(designPlan({ estate: imported(VMS, HOSTS) }));

test("what runs today is added up over all clusters, sizes also of VMs whose capacity counts", () => {
  const { value } = ALL;
  const ids = ["vms", "full", "capacityOnly", "out", "vcpu", "ramGib", "diskGib"];
  expect(ids.map((id) => value(`estate.${id}`))).toEqual([4, 2, 1, 1, 6, 16, 300]);
  const used = ["usedLowGib", "usedGib", "usedHighGib", "iopsPeakSum", "hosts", "clusters"];
  expect(used.map((id) => value(`estate.${id}`))).toEqual([120, 150, 300, 160, 2, 2]);
});

longTest("a sum of which one of ten VMs reports nothing is theirs, of two it is not known", () => {
  const sumWithout = (unknown: number): unknown => {
    const vms = Array.from({ length: 10 }, (_, i) =>
      knownVm({ name: `vm${i}`, iopsPeak: i < unknown ? null : 100 / 9 }),
    );
    return recalculate(designPlan({ estate: imported(vms) })).value("estate.iopsPeakSum");
  };
  expect(sumWithout(1)).toEqual(expect.closeTo(100, 9));
  expect(sumWithout(2)).toBe("");
});

test("what is needed is added up over target clusters, and I/O is averaged by IOPS", () => {
  const { value, values } = ALL;
  for (const id of ["vcpu", "ghz", "ram", "low", "used", "high"]) {
    const [one, two] = values(`demand.${id}`);
    expect(value(`total.${id}`)).toBeCloseTo(Number(one) + Number(two), 9);
  }
  expect(value("total.iops")).toBeCloseTo(160 * 1.05 ** 3, 9);
  expect([value("total.ioSize"), value("total.reads")]).toEqual([8, expect.closeTo(0.7, 9)]);
});

longTest("what one cluster leaves open is open in the sum", () => {
  const vms = [knownVm(), knownVm({ name: "b", cluster: "Test", iopsPeak: null, ramBytes: null })];
  const { value, values } = recalculate(designPlan({ estate: imported(vms, HOSTS) }));
  expect(values("demand.ram")).toEqual([expect.any(Number), ""]);
  expect(["ram", "iops", "ioSize", "reads"].map((id) => value(`total.${id}`))).toEqual(["", "", "", ""]);
  expect(value("total.vcpu")).toBeCloseTo(8 * 1.05 ** 3, 9);
});

test("storage CPU has a low estimate below the plan, and none where I/O is not known", () => {
  const [low, plan, high] = ["Low", "", "High"].map((which) => ALL.number(`A.storageGhz${which}`));
  expect(low).toBeGreaterThan(0);
  expect(low).toBeLessThan(plan ?? 0);
  expect(plan).toBeLessThan(high ?? 0);
  const unknown = recalculate(designPlan({ estate: imported([knownVm({ iopsPeak: null })]) }));
  expect(["Low", "", "High"].map((which) => unknown.value(`A.storageGhz${which}`))).toEqual(["", "", ""]);
});

describe("I/O size and reads of a class", () => {
  const planned = (...vms: Parameters<typeof knownVm>[0][]): unknown[] => {
    const named = vms.map((vm, i) => knownVm({ ...vm, name: `vm${i}` }));
    const { value } = recalculate(designPlan({ estate: imported(named) }));
    return ["iops", "ioSize", "reads"].map((id) => value(`total.${id}`));
  };
  const small = { ioSizeBytes: 4096, readShare: 0.2 };
  const large = { ioSizeBytes: 16_384, readShare: 0.8 };

  test("are not dropped where only the peak of its VMs is known: the peaks weigh them", () => {
    expect(
      planned({ ...small, iopsAverage: null, iopsPeak: 100 }, { ...large, iopsAverage: null, iopsPeak: 300 }),
    ).toEqual([expect.closeTo(400 * 1.05 ** 3, 9), expect.closeTo(13, 9), expect.closeTo(0.65, 9)]);
  });

  longTest("are weighted by the average of each VM that has one, whatever its peak", () => {
    expect(
      planned({ ...small, iopsAverage: 100, iopsPeak: 900 }, { ...large, iopsAverage: null, iopsPeak: 300 }),
    ).toEqual([expect.any(Number), expect.closeTo(13, 9), expect.closeTo(0.65, 9)]);
    expect(
      planned({ ...small, iopsAverage: 100, iopsPeak: 900 }, { ...large, iopsAverage: 300, iopsPeak: 300 }),
    ).toEqual([expect.any(Number), expect.closeTo(13, 9), expect.closeTo(0.65, 9)]);
  });

  longTest("are not known where neither the average nor the peak is", () => {
    expect(planned({ ...small, iopsAverage: null, iopsPeak: null })).toEqual(["", "", ""]);
  });
});

describe("of an option", () => {
  const plan = designPlan(KNOWN_DESIGN);

  test("the prices that are missing are named", () => {
    const missing = (entries: Entries): unknown => recalculate(plan, entries).value("A.costLeaves");
    expect(missing({})).toBe("core, TiB, host");
    expect(missing({ "A.corePrice": 350 })).toBe("TiB, host");
    expect(missing({ "A.corePrice": 350, "A.hostPrice": 20_000 })).toBe("TiB");
    expect(missing({ "A.corePrice": 350, "A.tibPrice": 100, "A.hostPrice": 20_000 })).toBe("");
  });

  test("two clusters take the storage CPU of one, from low to high, and more for a costlier layout", () => {
    const ghz = (entries: Entries): number[] => {
      const { number } = recalculate(plan, entries);
      return ["Low", "", "High"].map((which) => number(`solvedA.storageGhz${which}`, 1));
    };
    const mirrored = { "A.raid": "RAID-1 FTT1" };
    const one = ghz(mirrored);
    const split = ghz({ ...mirrored, "A.clusterMax": 5 });
    expect(split).toEqual(one.map((figure) => expect.closeTo(figure, 9)));
    expect([...one].sort((a, b) => a - b)).toEqual(one);
    // Five hosts have RAID-5 2+1, eight 4+1.
    ghz({ "A.clusterMax": 5 }).forEach((narrow, i) => expect(narrow).toBeGreaterThan(ghz({})[i] ?? NaN));
  });
});
