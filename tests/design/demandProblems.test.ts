import { CLASS_COLUMNS } from "../../src/design/classInputs";
import { designPlan } from "../../src/design/designWorkbook";
import { TARGET_COLUMNS } from "../../src/design/targetInputs";
import { imported, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";
import { KNOWN_DESIGN } from "./knownDesign";

const PLAN = designPlan(KNOWN_DESIGN);

/** What is wrong with the first row of a grid, and with the demand. */
const wrong = (grid: "typed" | "targets", entries: Entries): unknown =>
  recalculate(PLAN, entries).value(`${grid}.wrong`, 1);
const problem = (entries: Entries, plan = PLAN): unknown => recalculate(plan, entries).value("demandProblem");

/** The limits of what is entered in a row, as a planner knows them. */
const LIMITS: readonly (readonly [grid: "typed" | "targets", id: string, least: number, most: number])[] = [
  ["typed", "vms", 0, 1_000_000],
  ["typed", "vmVcpu", 0.5, 1024],
  ["typed", "vmGhz", 0, 10_000],
  ["typed", "vmRamGib", 0.25, 65_536],
  ["typed", "vmUsedGib", 0, 1_000_000],
  ["typed", "peakIops", 0, 1_000_000_000],
  ["typed", "ioSizeKib", 0.5, 2048],
  ["typed", "readShare", 0, 1],
  ["typed", "perCoreMax", 0.1, 64],
  ["targets", "todayGhz", 0, 10_000_000],
  ["targets", "hostsGhzUsed", 0, 10_000_000],
  ["targets", "activeShare", 0.001, 1],
  ["targets", "largestVcpu", 1, 1024],
  ["targets", "largestRamGib", 0.25, 65_536],
];

test("every number of a row has a limit in the table below", () => {
  const ids = [...CLASS_COLUMNS, ...TARGET_COLUMNS].filter(({ accepts }) => !("oneOf" in accepts));
  expect(LIMITS.map(([, id]) => id)).toEqual(ids.map(({ id }) => id));
});

test.each(LIMITS)("%s.%s from %d to %d, and nothing beyond", (grid, id, least, most) => {
  const header = [...CLASS_COLUMNS, ...TARGET_COLUMNS].find((one) => one.id === id)?.header ?? "";
  const of = (entry: string | number): unknown => wrong(grid, { [`${grid}.${id}`]: [entry] });
  const refused = (entry: string | number): string => `${header} is not usable: ${entry}.`;
  // No VMs have no I/O.
  expect(of(least)).toBe(id === "vms" ? "IOPS of 0 VMs." : "");
  expect(of(most)).toBe("");
  for (const entry of [least - 0.0001, most * 1.5, "many"]) {
    expect(of(entry)).toBe(refused(entry));
  }
});

test("whole numbers are whole, and words are those of the list", () => {
  expect(wrong("typed", { "typed.vms": [10.5] })).toBe("VMs is not usable: 10.5.");
  expect(wrong("targets", { "targets.largestVcpu": [8.5] })).toBe("Largest VM (vCPU) is not usable: 8.5.");
  expect(wrong("typed", { "typed.profile": ["SQL"] })).toBe("Profile is not usable: SQL.");
  expect(wrong("typed", { "typed.profile": ["VDI"] })).toBe("");
  expect(wrong("typed", { "typed.confirmed": ["no"] })).toBe("Confirmed is not usable: no.");
  expect(wrong("typed", { "typed.confirmed": ["yes"] })).toBe("");
});

test.each<[what: string, grid: "typed" | "targets", entries: Entries, words: string]>([
  ["without a class", "typed", { "typed.class": [null] }, "no class."],
  ["without a target cluster", "typed", { "typed.target": [null] }, "no target cluster."],
  ["without both", "typed", { "typed.class": [null], "typed.target": [null] }, "no class."],
  [
    "of a target cluster that does not exist",
    "typed",
    { "typed.target": ["Other"] },
    "Other is not a target cluster.",
  ],
  ["that repeats another one", "typed", { "typed.class": ["Management"] }, "class and target twice."],
  ["without VMs", "typed", { "typed.vms": [null] }, "VMs is empty."],
  ["of 0 VMs with I/O", "typed", { "typed.vms": [0] }, "IOPS of 0 VMs."],
  ["of 0 VMs without I/O", "typed", { "typed.vms": [0], "typed.peakIops": [0] }, ""],
  ["without a name", "targets", { "targets.name": [null] }, "no name."],
  ["that is named twice", "targets", { "targets.name": ["Cluster", "Cluster"] }, "named twice."],
])("a row %s", (_, grid, entries, words) => {
  expect(wrong(grid, entries)).toBe(words);
});

test("a row in which nothing is entered is not wrong", () => {
  const { values } = recalculate(PLAN);
  expect(values("typed.wrong").join("") + values("targets.wrong").join("")).toBe("");
});

test("the first problem is shown: growth, then classes, then target clusters", () => {
  const target = { "targets.largestVcpu": [0] };
  const row = { ...target, "typed.vms": [0.5] };
  expect(problem({})).toBe("");
  expect(problem(target)).toBe("a target cluster: Largest VM (vCPU) is not usable: 0.");
  expect(problem(row)).toBe("a row of Demand: VMs is not usable: 0.5.");
  expect(problem({ ...row, years: 11 })).toMatch(
    /^Years to plan for is 11: enter a whole number from 0 to 10/,
  );
  expect(problem({ "typed.vms": [0, 0], "typed.peakIops": [0, 0] })).toBe("no VM is planned");
});

describe("of an estate", () => {
  const VMS = Array.from({ length: 3 }, (_, i) => knownVm({ name: `vm${i}` }));
  const plan = designPlan({ estate: imported(VMS) });

  test("VMs of a class that no row has are counted", () => {
    const classes = (...names: string[]): Entries => ({
      "vms.setClass": VMS.map((_, i) => names[i] ?? null),
    });
    expect(problem({}, plan)).toBe("");
    const words = "in no class of the sheet Demand: add a row for their class and target cluster";
    expect(problem(classes("SQL"), plan)).toBe(`1 VM counts ${words}`);
    expect(problem(classes("SQL", "SQL"), plan)).toBe(`2 VMs count ${words}`);
  });
});
