import type { GivenClass } from "../../src/design/classInputs";
import { designPlan } from "../../src/design/designWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { recalculate } from "../templates/recalculate";
import { longTest } from "../volume";

const ESTATE = imported(
  [
    ...Array.from({ length: 20 }, (_, i) => knownVm({ name: `vm${i}`, iopsPeak: null, ioSizeBytes: null })),
    knownVm({ name: "b", cluster: "Test" }),
  ],
  [knownHost(), knownHost({ name: "esx02", cluster: "Test" })],
);

longTest("what is known better of the estate's own class is in its row, not in one of its own", () => {
  const { value, values } = recalculate(
    designPlan({
      estate: ESTATE,
      classes: [{ name: "General", target: "Prod", peakIops: 5000, ioSizeKib: 8, readShare: 0.7 }],
    }),
  );
  expect(value("demandProblem")).toBe("");
  expect(values("typed.class").slice(0, 4)).toEqual(["General", "General", "Management", null]);
  expect(values("needs.peak").slice(0, 2)).toEqual([5000, 100]);
});

describe("a sum of peaks", () => {
  const many = Array.from({ length: 20 }, (_, i) => knownVm({ name: `vm${i}` }));

  /** Whether it is a risk of a design of VMs, whose peak may be typed. */
  function hasRisk(vms: ReturnType<typeof knownVm>[], peakIops: number | null): unknown {
    const given = { name: "General", target: "Prod", peakIops, ioSizeKib: 8, readShare: 0.7 };
    const plan = designPlan({ estate: imported(vms), classes: [given] });
    const { values } = recalculate(plan);
    return values("risks.is")[values("risks.name").indexOf("Peaks")];
  }

  test("is a risk, and a typed I/O peak is not one", () => {
    expect(hasRisk(many, null)).toBe(1);
    expect(hasRisk(many, 5000)).toBe(0);
  });

  longTest("is a risk of 20 VMs, not of 19, and not of a VM whose peak is not known", () => {
    expect(hasRisk(many, null)).toBe(1);
    expect(hasRisk(many.slice(1), null)).toBe(0);
    expect(hasRisk([knownVm({ iopsPeak: null })], 5000)).toBe(0);
  });
});

test("what is known better of a target cluster of the estate is found by its name", () => {
  const { values } = recalculate(
    designPlan({ estate: ESTATE, targets: [{ name: "Test", largestVcpu: 12 }] }),
  );
  expect(values("targets.name")).toEqual(["Prod", "Test"]);
  expect(values("demand.largestVcpu")).toEqual([4, 12]);
});

longTest("what is typed of a target cluster does not slide to another one when Scope changes", () => {
  const filled = (cells: readonly unknown[]) => cells.filter((one) => one !== "");
  const vms = Array.from({ length: 10 }, (_, i) => knownVm({ name: `vm${i}`, cluster: `C${i}` }));
  const plan = designPlan({
    estate: imported(vms, []),
    classes: [{ name: "General", target: "C3", peakIops: 5000, ioSizeKib: 8, readShare: 0.7 }],
    targets: [{ name: "C4", largestVcpu: 12 }],
    targetOf: { C1: "C0", C8: "C0", C9: "C0" },
  });
  const { values } = recalculate(plan);
  expect(values("targets.for")).toEqual(["C0", "C2", "C3", "C4", "C5", "C6", "C7", "Target cluster 8"]);
  expect(values("targets.name")).toEqual(["C0", "C2", "C3", "C4", "C5", "C6", "C7", ""]);
  expect(filled(values("targets.wrong"))).toEqual([]);
  expect(filled(values("typed.wrong"))).toEqual([]);
  // C1 becomes a target cluster of its own again.
  const moved = recalculate(plan, {
    "clusters.target": [null, null, null, null, null, null, null, null, "C0", "C0"],
  });
  expect(moved.values("targets.name")).toEqual(["C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7"]);
  expect(filled(moved.values("targets.wrong"))).toEqual([
    "typed for C4, and Scope puts C3 there by now: update the design.",
  ]);
  expect(filled(moved.values("typed.wrong"))).toEqual([
    "typed for C3, and Scope puts C2 there by now: update the design.",
  ]);
  expect(moved.value("demandProblem")).toContain("typed for C3");
});

const classes = (count: number): GivenClass[] =>
  Array.from({ length: count }, (_, i) => ({ name: `Class ${i}`, target: "Cluster", vms: 1 }));

test("as many classes as there are rows are planned, with Management", () => {
  expect(() => designPlan({ classes: classes(19) })).not.toThrow();
  expect(() => designPlan({ estate: ESTATE, classes: classes(17) })).not.toThrow();
});

test("a class for which there is no row is refused, never omitted", () => {
  expect(() => designPlan({ classes: classes(20) })).toThrow(/^there are 21 classes .* the limit is 20/);
  expect(() => designPlan({ estate: ESTATE, classes: classes(18) })).toThrow(/^there are 21 classes/);
});
