import type { CarriedClass } from "../../src/design/patternClasses";
import type { GivenClass } from "../../src/design/classInputs";
import { designPlan } from "../../src/design/designWorkbook";
import type { PatternRules } from "../../src/estate/namePatterns";
import type { Plan } from "../../src/sheets/planWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";
import { longTest, sampled } from "../volume";

const ESTATE = imported(
  [
    ...Array.from({ length: 5 }, (_, i) => knownVm({ name: `sql-${i}` })),
    ...Array.from({ length: 4 }, (_, i) => knownVm({ name: `web-${i}` })),
    knownVm({ name: "sql-test", cluster: "Test", vcpu: 2 }),
    knownVm({ name: "vcenter", cluster: "Test", vcpu: 8 }),
    knownVm({ name: "sql-replica", cluster: "Test", scope: "out", why: "placeholder" }),
  ],
  [knownHost(), knownHost({ name: "esx02", cluster: "Test" })],
);

interface Parts {
  classes?: GivenClass[];
  carriedClasses?: CarriedClass[];
  targetOf?: Record<string, string>;
}

const PLANS = new Map<string, Plan>();

/** Planned once for all that is typed into it. */
function planOf(patterns: PatternRules, parts: Parts): Plan {
  const key = JSON.stringify([patterns, parts]);
  const plan = PLANS.get(key) ?? designPlan({ estate: ESTATE, patterns, ...parts });
  PLANS.set(key, plan);
  return plan;
}

function designed(patterns: PatternRules, parts: Parts = {}, entries: Entries = {}) {
  const plan = planOf(patterns, parts);
  const { values, value } = recalculate(plan, entries);
  const [names, targets, labels, vms] = ["class", "target", "for", "vms"].map((column) =>
    values(column === "vms" ? "needs.vms" : `typed.${column}`),
  );
  const rows = (names ?? []).flatMap((name, i) =>
    name === null || name === ""
      ? []
      : [`${String(labels?.[i])}: ${String(name)}, ${String(targets?.[i])}, ${String(vms?.[i])}`],
  );
  return { rows, value, values, problem: value("demandProblem") };
}

test("classes of patterns have a row on each target cluster on which a VM of theirs counts", () => {
  const { rows, problem, value } = designed([
    { pattern: "web*", class: "Web" },
    { pattern: "sql*", class: "OLTP" },
  ]);
  expect(rows).toEqual([
    "Prod: General, Prod, 0",
    "Test: General, Test, 1",
    "Class Management: Management, Prod, 0",
    "Class Web on Prod: Web, Prod, 4",
    "Class OLTP on Prod: OLTP, Prod, 5",
    "Class OLTP on Test: OLTP, Test, 1",
  ]);
  expect(problem).toBe("");
  expect(Number(value("total.vcpu")) / 1.05 ** 3).toBeCloseTo(4 * 9 + 2 + 8, 6);
});

longTest("a class of VMs that are out, and the general one, have no row of their own", () => {
  const { rows, problem } = designed([
    { pattern: "web*", class: "Web", scope: "out" },
    { pattern: "*-replica", class: "Replicas" },
    { pattern: "sql*", class: "general" },
  ]);
  expect(rows).toEqual([
    "Prod: General, Prod, 5",
    "Test: General, Test, 2",
    "Class Management: Management, Prod, 0",
  ]);
  expect(problem).toBe("");
});

test("the row of the class Management is removed where a pattern finds its VMs", () => {
  const { rows, problem, value } = designed([{ pattern: "vcenter", class: "management" }]);
  expect(rows).toEqual([
    "Prod: General, Prod, 9",
    "Test: General, Test, 1",
    "Class Management: Management, Test, 1",
  ]);
  expect([problem, value("managementKnown")]).toEqual(["", 1]);
});

longTest("a row of the class Management that is given stays next to those of patterns", () => {
  const both = designed(
    [
      { pattern: "*t*", class: "Management" },
      { pattern: "web-1", class: "Management" },
    ],
    {
      classes: [{ name: "Management", target: "Prod", vms: 3 }],
    },
  );
  expect(both.rows).toEqual([
    "Prod: General, Prod, 8",
    "Test: General, Test, 0",
    "Class Management: Management, Prod, 3",
    "Class Management on Test: Management, Test, 2",
  ]);
  expect(both.problem).toBe("");
});

test("what a file reports of a class is in the row of its pattern", () => {
  const { rows, problem, values } = designed([{ pattern: "sql*", class: "OLTP" }], {
    classes: [
      { name: "VDI", target: "Prod", vms: 50, profile: "VDI" },
      { name: "oltp", target: "Test", perCoreMax: 2 },
    ],
  });
  expect(rows.slice(3)).toEqual([
    "Class OLTP on Prod: OLTP, Prod, 5",
    "Class OLTP on Test: OLTP, Test, 1",
    "Class 1: VDI, Prod, 50",
  ]);
  expect(problem).toBe("");
  expect(values("typed.perCoreMax").slice(3, 6)).toEqual([null, 2, null]);
});

test.each(sampled(["OLTP ", " OLTP"], (name) => name === "OLTP "))(
  "a class that is typed %j has its VMs without the blanks",
  (name) => {
    const { rows, problem } = designed([{ pattern: "sql*", class: name }]);
    expect(rows.slice(3)).toEqual(["Class OLTP on Prod: OLTP, Prod, 5", "Class OLTP on Test: OLTP, Test, 1"]);
    expect(problem).toBe("");
  },
);

longTest("blanks between the words of a class are one, as in the class of its VMs", () => {
  const { rows, problem } = designed([{ pattern: "web*", class: "Big  Web" }]);
  expect(rows.slice(3)).toEqual(["Class Big Web on Prod: Big Web, Prod, 4"]);
  expect(problem).toBe("");
});

longTest("merged clusters have one row for a class, also where names differ in capitals", () => {
  const patterns = [{ pattern: "sql*", class: "OLTP" }];
  expect(designed(patterns, { targetOf: { Test: "Prod" } }).rows.slice(1)).toEqual([
    "Class Management: Management, Prod, 0",
    "Class OLTP on Prod: OLTP, Prod, 6",
  ]);
  expect(designed(patterns, { targetOf: { Test: "PROD" } }).rows.slice(1)).toEqual([
    "Class Management: Management, Prod, 0",
    "Class OLTP on Prod: OLTP, Prod, 6",
  ]);
});

longTest("a row that an update carries over is not written again", () => {
  const carried = (isManagement: boolean, name: string, target: string) => ({ name, target, isManagement });
  const { rows } = designed(
    [
      { pattern: "sql*", class: "OLTP" },
      { pattern: "vcenter", class: "Management" },
    ],
    { carriedClasses: [carried(false, "oltp", "prod"), carried(true, "Management", "Prod")] },
  );
  // The first of these will be carried to Prod.
  expect(rows.slice(2).map((row) => row.replace(/:.*/, ""))).toEqual([
    "Class Management",
    "Class OLTP on Test",
    "Class Management on Test",
  ]);
});

longTest("a pattern whose VMs are out by now skips a row with VMs, and no problem", () => {
  const { problem } = designed(
    [{ pattern: "web*", class: "Web" }],
    {},
    { "vms.setScope": Array<string | null>(12).fill(null).fill("out", 5, 9) },
  );
  expect(problem).toBe("");
});

test("a pattern that was renamed is what the demand lacks, and nothing is green", () => {
  const patterns = [{ pattern: "web*", class: "Web" }];
  const changed = designed(patterns, {}, { "patterns.pattern": ["web-1*"] });
  expect(changed.problem).toBe(
    "Pattern 1 on the sheet Scope: not matched yet: select Update on the Import tab",
  );
  expect(String(changed.value("A.verdictWords"))).toMatch(/^\?/);
  const renamed = designed(patterns, {}, { "patterns.class": ["Front"] });
  expect(renamed.problem).toContain("4 VMs count in no class");
});

test("20 rows of classes are designed, one more is refused", () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ pattern: `vm-${i}`, class: `Class ${i}` }));
  const estate = imported(Array.from({ length: 20 }, (_, i) => knownVm({ name: `vm-${i}` })));
  const refused = () => designPlan({ estate, patterns: rules(19) });
  expect(refused).toThrow("there are 21 classes with those of each target cluster, of name patterns");
  const { value } = recalculate(designPlan({ estate, patterns: rules(18) }));
  expect(value("demandProblem")).toBe("");
  expect(value("needs.vms", 20)).toBe(1);
});
