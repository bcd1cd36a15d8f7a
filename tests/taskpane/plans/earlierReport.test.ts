import { ownersOf, recordedReport } from "../../../src/taskpane/plans/earlierReport";
import type { WorkbookOutline } from "../../../src/taskpane/spreadsheet";
import type { PlanRecord } from "../../../src/workbook/planRecord";

const recordOf = (plan: string, ...sheets: string[]): PlanRecord => ({
  plan,
  product: "0.2.0",
  method: "1",
  evidence: "1",
  sheets,
  names: [`${plan}Name`],
  inputs: sheets.map((sheet) => ({ id: sheet, sheet, at: "B1", label: "Hosts", labelAt: "A1", default: 6 })),
});

const outlineOf = (sheets: string[], ...records: PlanRecord[]): WorkbookOutline => ({
  sheets,
  names: [],
  records: records.map((record, i) => ({ record, id: `{${i}}` })),
});

test("the newest report of which a sheet is left is found", () => {
  const [first, second] = [recordOf("report", "Summary"), recordOf("comparison", "Summary (2)", "Facts")];
  expect(recordedReport(outlineOf(["Summary", "Facts"], first, second))).toEqual({
    plan: { inputs: second.inputs },
    drawn: { sheets: ["Facts"], names: ["comparisonName"], records: ["{1}"] },
    isComparison: true,
    isOfToday: true,
  });
  expect(recordedReport(outlineOf(["Summary"], first, second))).toMatchObject({
    drawn: { sheets: ["Summary"] },
    isComparison: false,
  });
  expect(recordedReport(outlineOf(["Mine"], first, second))).toBeUndefined();
});

test("a template is not a report", () => {
  expect(recordedReport(outlineOf(["Hosts"], recordOf("hosts", "Hosts")))).toBeUndefined();
});

test("a sheet that a newer plan has taken the name of is not the report's, nor are its inputs", () => {
  const outline = outlineOf(
    ["Summary", "Hosts"],
    recordOf("report", "Summary", "Hosts"),
    recordOf("hosts", "Hosts"),
  );
  const found = recordedReport(outline);
  expect(found?.drawn.sheets).toEqual(["Summary"]);
  expect(found?.plan.inputs.map(({ sheet }) => sheet)).toEqual(["Summary"]);
  expect(ownersOf(outline).get("Hosts")?.plan).toBe("hosts");
});

test("inputs of a sheet that was removed by its name are looked for elsewhere", () => {
  const found = recordedReport(outlineOf(["Summary", "Mine"], recordOf("report", "Summary", "Facts")));
  expect(found?.plan.inputs.map(({ sheet }) => sheet)).toEqual(["Summary", "Facts"]);
});
