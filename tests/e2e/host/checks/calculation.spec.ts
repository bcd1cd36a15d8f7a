import { expect, test } from "../../addInTest";
import { valuesOf } from "../../valuesOf";

test("calculates natives between the calls of one request, in any order of writing", async ({
  hostExcel: { frame },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:A3").formulas = [["=A2+1"], ["=A3*2"], [5]];
      const first = sheet.getRange("A1").load("values");
      sheet.getRange("A3").values = [[50]];
      const second = sheet.getRange("A1:A3").load("values,formulas");
      await context.sync();
      return [first.values, second.values, second.formulas];
    }),
  );
  expect(read).toEqual([[[11]], [[101], [100], [50]], [["=A2+1"], ["=A3*2"], [50]]]);
});

test("follows a chain of a thousand formulas, and shows 0 for a circle", async ({
  hostExcel: { excel, frame },
}) => {
  await frame.evaluate(() =>
    Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1:A1000");
      range.formulas = Array.from({ length: 1000 }, (_, i) => [i === 0 ? 1 : `=A${i}+1`]);
      await context.sync();
    }),
  );
  excel.type("A1", 2);
  excel.type("B1", "=B2");
  excel.type("B2", "=B1+1");
  expect(valuesOf(excel, "A1000")).toEqual([[1001]]);
  expect(valuesOf(excel, "B1:B2").flat().includes(0)).toBe(true);
});

test("spills a block, refuses it where a cell is in its way, and spills again once that is empty", async ({
  hostExcel: { frame, excel },
}) => {
  excel.type("A1", 1);
  excel.type("A2", 2);
  excel.type("C1", "=A1:A2*10");
  expect(valuesOf(excel, "C1:C3")).toEqual([[10], [20], [null]]);
  excel.type("E1", "=SUM(C1:C2)");
  excel.type("C2", "mine");
  expect(valuesOf(excel, "C1:E2")).toEqual([
    [{ error: "#SPILL!" }, null, { error: "#SPILL!" }],
    ["mine", null, null],
  ]);
  excel.type("C2", "");
  expect(valuesOf(excel, "C1:E2")).toEqual([
    [10, null, 30],
    [20, null, null],
  ]);
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const spill = sheet.getRange("C1").getSpillingToRangeOrNullObject().load("address");
      const none = sheet.getRange("E1").getSpillingToRangeOrNullObject().load("address");
      const parent = sheet.getRange("C2").getSpillParentOrNullObject().load("address");
      await context.sync();
      return [spill.address, none.isNullObject, parent.address];
    }),
  );
  expect(read).toEqual(["Sheet1!C1:C2", true, "Sheet1!C1"]);
});

test("calculates nothing while it is suspended or manual, and all of it when asked", async ({
  hostExcel: { frame },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const { application, worksheets } = context.workbook;
      const sheet = worksheets.getActiveWorksheet();
      sheet.getRange("A1:B1").formulas = [[1, "=A1+1"]];
      await context.sync();
      application.suspendApiCalculationUntilNextSync();
      application.suspendScreenUpdatingUntilNextSync();
      sheet.getRange("A1").values = [[10]];
      const suspended = sheet.getRange("B1").load("values");
      await context.sync();
      const after = sheet.getRange("B1").load("values");
      await context.sync();
      application.calculationMode = "Manual";
      sheet.getRange("A1").values = [[100]];
      const manual = sheet.getRange("B1").load("values");
      await context.sync();
      application.calculate("Full");
      const asked = sheet.getRange("B1").load("values");
      application.load("calculationMode");
      await context.sync();
      return [suspended, after, manual, asked].map(({ values }) => values[0]?.[0] as unknown);
    }),
  );
  expect(read).toEqual([2, 11, 11, 101]);
});

test("keeps stale formulas as they were saved until they are entered again", async ({
  hostExcel: { excel },
}) => {
  excel.workbook.store("A1", { formula: "=_xldudf_TEST_DOUBLE(4)", value: { error: "#NAME?" } });
  excel.workbook.store("A2", {
    formula: "='C:\\x.xlam'!_xldudf_TEST_DOUBLE(4)",
    value: { error: "#NAME?" },
  });
  excel.workbook.store("A3", { formula: "=TEST_DOUBLE(4)", value: { error: "#NAME?" } });
  excel.type("B1", 1);
  await excel.idle();
  expect(valuesOf(excel, "A1:A3").flat()).toEqual([1, 2, 3].map(() => ({ error: "#NAME?" })));
  excel.type("A3", "=TEST_DOUBLE(4)");
  await excel.idle();
  expect(valuesOf(excel, "A3")).toEqual([[8]]);
});
