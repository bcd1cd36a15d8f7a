import { REFERENCE_RUNS, sampleRun } from "../../reports/sampleRuns";
import { benchmarkReport } from "../../../src/reports/benchmarkReport";
import type { EarlierReport } from "../../../src/taskpane/plans/earlierReport";
import { findReport } from "../../../src/taskpane/plans/findReport";
import { readEarlier } from "../../../src/taskpane/plans/readEarlier";
import { report010 } from "../../../src/taskpane/plans/release010/report010";
import { carryInputs, type Carried } from "../../../src/workbook/carryInputs";
import { locateInputs } from "../../../src/workbook/locateInputs";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import { openSavedReport, type OpenWorkbook } from "./savedReport";

let workbook: OpenWorkbook;
beforeEach(async () => {
  workbook = await openSavedReport();
});

async function found(): Promise<EarlierReport> {
  const report = await report010(workbook.outline, workbook.read);
  if (!report) throw new Error("the report is not recognized");
  return report;
}

/** The tests of the saved report, so that each of its rows in Calibration is there again. */
function renewed(): WorkbookSpec {
  const labels = [...calibrated()];
  expect(labels).toHaveLength(8);
  return benchmarkReport({
    imports: [{ name: "easy-run.zip", runs: [...REFERENCE_RUNS, sampleRun()] }],
    diagnostics: [],
  });
}

function calibrated(): string[] {
  const { values = [] } = workbook.sheets.get("Calibration") ?? {};
  return values.slice(5, 13).map((row) => String(row[0]));
}

async function updated(spec = renewed()): Promise<Carried> {
  const report = await found();
  return carryInputs(
    spec,
    report.plan,
    (await readEarlier(report, { ...workbook, outline: () => Promise.resolve(workbook.outline) })).shown,
  );
}

/** What the inputs of a report hold, by id. */
function held({ spec }: Pick<Carried, "spec">): Map<string, unknown> {
  const cells = new Map(
    spec.sheets.flatMap(({ name, cells: own }) => own.map((cell) => [`${name}!${cell.at}`, cell])),
  );
  return new Map(
    spec.records?.[0]?.inputs.map(({ id, sheet, at }) => {
      const cell = cells.get(`${sheet}!${at}`);
      return [id, cell?.kind === "input" ? cell.value : undefined];
    }),
  );
}

/** Types into the cell beside a label. */
function type(sheet: string, label: string, value: CellValue): void {
  const row = workbook.sheets.get(sheet)?.values.find((cells) => cells[0] === label);
  if (!row) throw new Error(`${sheet} has no label "${label}"`);
  row[1] = value;
}

test("a report of 0.1.0 is recognized with its sheets, names and inputs", async () => {
  const { drawn, plan, isComparison } = await found();
  expect(drawn.sheets).toEqual(workbook.outline.sheets);
  expect(drawn.names).toHaveLength(10 + 29 + 1);
  expect(drawn.names).toEqual(expect.arrayContaining(["ClusterHosts", "CpuChangeLimit", "Profile"]));
  expect(isComparison).toBe(false);
  // Ten facts, 29 thresholds, and four figures beside each of eight tests.
  expect(plan.inputs).toHaveLength(10 + 29 + 4 * 8);
  const ids = new Set(renewed().records?.[0]?.inputs.map(({ id }) => id.replace(/#.*/, "")));
  expect(plan.inputs.filter(({ id }) => !ids.has(id.replace(/#.*/, "")))).toEqual([]);
});

test("every recorded input is one that the file has", async () => {
  const { plan } = await found();
  for (const [name, sheet] of workbook.sheets) {
    const own = plan.inputs.filter((input) => input.sheet === name);
    expect(locateInputs(own, sheet).size).toBe(own.length);
  }
});

test("untouched, nothing of it is taken over", async () => {
  const { spec, carried, lost, failed, missing, formulas } = await updated();
  expect(held({ spec })).toEqual(held({ spec: renewed() }));
  expect([carried, lost, failed, missing, formulas]).toEqual([0, [], [], [], []]);
});

test("no input is lost: every fact and threshold that was typed is in the new report", async () => {
  const { plan } = await found();
  const typed = new Map<string, number>();
  for (const { id, sheet, label } of plan.inputs.filter(({ id: one }) => !one.startsWith("cal."))) {
    typed.set(id, 1000 + typed.size);
    type(sheet, label, typed.get(id) ?? 0);
  }
  expect(typed.size).toBe(39);
  const result = await updated();
  const now = held(result);
  expect(Object.fromEntries([...typed.keys()].map((id) => [id, now.get(id)]))).toEqual(
    Object.fromEntries(typed),
  );
  expect([result.carried, result.lost, result.missing]).toEqual([39, [], []]);
});

test("rows that the user inserted and a sheet that the user renamed do not lose an input", async () => {
  type("Summary", "Hosts in the cluster", 6);
  type("Checks", "CPU: close to the limit from this host CPU on", 0.65);
  workbook.sheets.get("Checks")?.values.splice(7, 0, ["mine", 4]);
  const summary = workbook.sheets.get("Summary");
  if (!summary) throw new Error("no Summary");
  workbook.sheets.delete("Summary");
  workbook.sheets.set("For the customer", summary);
  workbook.outline.sheets[0] = "For the customer";
  const { drawn } = await found();
  expect(drawn.sheets).not.toContain("For the customer");
  const result = await updated();
  expect([held(result).get("ClusterHosts"), held(result).get("CpuClose"), result.carried]).toEqual([
    6, 0.65, 2,
  ]);
});

test("figures next to a test stay with it", async () => {
  const spec = renewed();
  const [first] = spec.records?.[0]?.inputs.filter(({ id }) => id.startsWith("cal.busy#")) ?? [];
  const row = workbook.sheets.get("Calibration")?.values[5];
  if (!first || !row) throw new Error("no calibration");
  [row[0], row[5]] = [first.label, 42];
  expect(held(await updated(spec)).get(first.id)).toBe(42);
});

test.each([
  ["has no Results", () => workbook.outline.sheets.splice(1, 1)],
  [
    "has another sheet of that name",
    () => workbook.sheets.get("Results")?.values.splice(0, 2, ["Results"], ["of my race"]),
  ],
  ["has thresholds of something else", () => workbook.sheets.get("Checks")?.values.splice(4, 20)],
])("a workbook that %s is not a report of 0.1.0", async (_, change) => {
  change();
  await expect(report010(workbook.outline, workbook.read)).resolves.toBeUndefined();
});

test("sheets of the same name that the user made, and names that mean something else, are left alone", async () => {
  workbook.sheets.get("Hosts")?.values.splice(0, 2, ["Hosts"], ["Can these hosts run the VMs?"]);
  const raid = workbook.outline.names.find(({ name }) => name === "Raid");
  if (raid) raid.formula = "=Mine!$A$1";
  const { drawn } = await found();
  expect([drawn.sheets.includes("Hosts"), drawn.names.includes("Raid")]).toEqual([false, false]);
});

test("a later report without its record is not taken for one: inputs that 0.1.0 did not have would be lost", async () => {
  const { sheets } = renewed();
  const [facts] = sheets.filter(({ name }) => name === "Facts");
  const texts = facts?.cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : [])) ?? [];
  workbook.outline.sheets.push("Facts");
  workbook.sheets.set("Facts", { values: texts.slice(0, 2).map((text) => [text]), formulas: [] });
  await expect(report010(workbook.outline, workbook.read)).resolves.toBeUndefined();
  workbook.sheets.get("Facts")?.values.splice(1, 1, ["What I know of it"]);
  await expect(report010(workbook.outline, workbook.read)).resolves.toBeDefined();
});

test("sheets that have a record are not looked at", async () => {
  const [record] = renewed().records ?? [];
  if (!record) throw new Error("no record");
  workbook.outline.records.push({ record: { ...record, plan: "hosts" }, id: "1" });
  const reader = { ...workbook, outline: () => Promise.resolve(workbook.outline) };
  await expect(findReport(reader)).resolves.toBeUndefined();
});
