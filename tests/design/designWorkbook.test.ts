import { designPlan } from "../../src/design/designWorkbook";
import { validate } from "../../src/workbook/validate";
import { generated, imported, knownHost, knownVm } from "../estate/sampleEstate";
import { sourceFunctions } from "../sourceFunctions";
import { recalculate, type Recalculated } from "../templates/recalculate";
import { longTest } from "../volume";

/** Cells that show an error, by their id. */
function errorsIn(plan: ReturnType<typeof designPlan>, { values }: Recalculated): string[] {
  return [...plan.cells.keys()].filter((id) =>
    values(id).some((value) => typeof value === "object" && value !== null),
  );
}

const GENERAL = { name: "General", target: "Cluster", vms: 300, profile: "general" };
/** What the design needs beside its VMs: without it VCF leaves the smallest cluster open. */
const MANAGEMENT = {
  name: "Management",
  target: "Cluster",
  profile: "general",
  vms: 10,
  confirmed: "yes",
} as const;

test("a design without an estate: hosts by resource, and what rests on a profile is looked at", () => {
  const plan = designPlan({ classes: [GENERAL, MANAGEMENT] });
  validate(plan.spec, { customFunctions: sourceFunctions.ids });
  const read = recalculate(plan);
  expect(errorsIn(plan, read)).toEqual([]);
  expect(read.value("A.verdictWords")).toBe("▲ fits at the plan estimate; check CPU, RAM, capacity, network");
  expect(["vcpu", "ram", "capacity", "network", "layout"].map((id) => read.value(`A.${id}All`))).toEqual([
    7, 8, 5, 3, 4,
  ]);
  expect([read.value("A.allHosts"), read.value("A.first"), read.value("A.second")]).toEqual([
    8,
    "RAM",
    "vCPU",
  ]);
  expect(read.value("B.verdictWords")).toBe("");
});

test("an estate of three clusters: each is solved, and without I/O nothing is green", async () => {
  const plan = designPlan({ estate: (await generated(11, 200)).read });
  validate(plan.spec, { customFunctions: sourceFunctions.ids });
  const read = recalculate(plan);
  expect(errorsIn(plan, read)).toEqual([]);
  expect(read.values("demand.name")).toEqual(["Cluster 1", "Cluster 3", "Cluster 2"]);
  expect(read.values("demand.vms").reduce<number>((sum, vms) => sum + Number(vms), 0)).toBe(
    read.number("solvedA.vms", 1) + read.number("solvedA.vms", 2) + read.number("solvedA.vms", 3),
  );
  expect(String(read.value("A.verdictWords")).charAt(0)).toBe("?");
});

describe("clusters that go to one target", () => {
  const vms = [knownVm({ name: "a" }), knownVm({ name: "b", cluster: "Test", vcpu: 2 })];
  const hosts = [knownHost(), knownHost({ name: "esx02", cluster: "Test" })];
  const plan = designPlan({ estate: imported(vms, hosts) });

  longTest("stay apart by default", () => {
    const { values } = recalculate(plan);
    expect(values("demand.name")).toEqual(["Prod", "Test"]);
    expect(values("demand.vms")).toEqual([1, 1]);
  });

  test("are one where Scope merges them", () => {
    const { values } = recalculate(plan, { "clusters.target": [null, "Prod"] });
    expect(values("demand.name")).toEqual(["Prod", ""]);
    expect(values("demand.vms")).toEqual([2, ""]);
  });

  test("a new name is a target", () => {
    const { values } = recalculate(plan, { "clusters.target": ["New", "New"] });
    expect(values("demand.name")).toEqual(["New", ""]);
    expect(
      values("demand.vcpu").map((value) => (typeof value === "number" ? value / 1.05 ** 3 : value)),
    ).toEqual([expect.closeTo(6, 9), ""]);
  });

  longTest("two names that differ in capitals are one target, also of nine clusters", () => {
    const nine = imported(
      Array.from({ length: 9 }, (_, i) => knownVm({ name: `vm${i}`, cluster: `C${i}` })),
      [],
    );
    const { values, value } = recalculate(
      designPlan({ estate: nine, targetOf: { C0: "New", C1: "NEW", C2: "c3" } }),
    );
    expect(values("targets.name")).toEqual(["New", "c3", "C4", "C5", "C6", "C7", "C8", ""]);
    expect([value("demandProblem"), value("furtherTargets")]).toEqual(["", 7]);
    const two = recalculate(designPlan({ estate: imported(vms, hosts), targetOf: { Test: "PROD" } }));
    expect(two.values("targets.name")).toEqual(["Prod", ""]);
    expect(two.value("demandProblem")).toBe("");
  });

  longTest("a class without a row on Demand is named, and nothing is green", () => {
    const { value } = recalculate(plan, { "vms.setClass": ["SQL"] });
    expect(value("demandProblem")).toBe(
      "1 VM counts in no class of the sheet Demand: add a row for their class and target cluster",
    );
    expect(value("A.verdictWords")).toMatch(/^\? 1 VM counts in no class/);
  });
});
