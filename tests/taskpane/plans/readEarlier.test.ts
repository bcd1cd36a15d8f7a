import { REFERENCE_RUNS, sampleMember, sampleRun } from "../../reports/sampleRuns";
import { imported, knownVm } from "../../estate/sampleEstate";
import { designPlan } from "../../../src/design/designWorkbook";
import { estateWorkbook } from "../../../src/estate/estateWorkbook";
import { benchmarkReport } from "../../../src/reports/benchmarkReport";
import { recordedReport } from "../../../src/taskpane/plans/earlierReport";
import { isOfReport } from "../../../src/taskpane/plans/isOfReport";
import { readEarlier, type ReadReport } from "../../../src/taskpane/plans/readEarlier";
import type { WorkbookOutline } from "../../../src/taskpane/spreadsheet";
import { layout } from "../../../src/workbook/layout";
import { type ShownSheet, shownSheet } from "../../../src/workbook/shownSheet";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";

const runs = [...REFERENCE_RUNS, sampleRun({ members: [sampleMember("vm-1", 100)] })];
const one = { name: "a.zip", runs };
const REPORTS: WorkbookSpec[] = [
  benchmarkReport({ imports: [one], diagnostics: [] }),
  benchmarkReport({ imports: [one, { ...one, name: "b.zip" }], diagnostics: [], compare: true }),
];
const [REPORT] = REPORTS;

const sheetsOf = (spec: WorkbookSpec): Map<string, ShownSheet> =>
  new Map(layout(spec).sheets.map((sheet) => [sheet.name, shownSheet(sheet)]));

const mine = (...values: CellValue[][]): ShownSheet => ({ values, formulas: [] });

/** The report as it is found when these sheets are in its workbook. */
async function found(sheets: Map<string, ShownSheet>): Promise<ReadReport> {
  const records = (REPORT?.records ?? []).map((record) => ({ record, id: "{0}" }));
  const outline: WorkbookOutline = { sheets: [...sheets.keys()], names: [], records };
  const report = recordedReport(outline);
  if (!report) throw new Error("no report");
  return readEarlier(report, {
    outline: () => Promise.resolve(outline),
    read: (names) => Promise.resolve(new Map([...sheets].filter(([name]) => names.includes(name)))),
  });
}

function reportSheets(): Map<string, ShownSheet> {
  if (!REPORT) throw new Error("no report");
  return sheetsOf(REPORT);
}

test("every sheet of a report, a comparison, an estate and a design is recognized without its inputs", () => {
  const estate = estateWorkbook(imported([knownVm()]));
  const design = designPlan({ estate: imported([knownVm()]) }).spec;
  const all = [...REPORTS, estate, design].flatMap((spec) => [...sheetsOf(spec)]);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([, sheet]) => !isOfReport(sheet, [])).map(([name]) => name)).toEqual([]);
});

test("rows and columns that the user inserted before a title do not hide it", () => {
  for (const [name, { values, formulas }] of reportSheets()) {
    const moved = {
      values: [[], [], ...values.map((row) => [null, ...row])],
      formulas: [[], [], ...formulas.map((row = []) => [undefined, ...row])],
    };
    expect([name, isOfReport(moved, [])]).toEqual([name, true]);
  }
});

test.each<[string, CellValue[][]]>([
  ["notes", [["Call Jane about the order"]]],
  ["the same title and something else", [["Hosts"], ["Serial numbers of our hosts"]]],
  ["nothing", []],
])("a sheet Hosts of the user that holds %s in the place of the report's is kept", async (_, values) => {
  const sheets = reportSheets();
  sheets.set("Hosts", mine(...values));
  const { report, shown, others } = await found(sheets);
  expect(others).toEqual(["Hosts"]);
  expect(report.drawn.sheets).not.toContain("Hosts");
  expect(report.drawn.sheets).toContain("Results");
  expect(shown.has("Hosts")).toBe(false);
});

test("a sheet is the report's by half of the labels of its inputs, whatever its title is", async () => {
  const labels = REPORT?.records?.[0]?.inputs.filter(({ sheet }) => sheet === "Facts") ?? [];
  expect(labels.length).toBeGreaterThan(4);
  const facts = (count: number) =>
    mine(["Unser Cluster"], ...labels.slice(0, count).map(({ label }) => [label, 8]));
  const othersWith = async (count: number) => (await found(reportSheets().set("Facts", facts(count)))).others;
  const half = Math.ceil(labels.length / 2);
  expect(await othersWith(half)).toEqual([]);
  expect(await othersWith(half - 1)).toEqual(["Facts"]);
});
