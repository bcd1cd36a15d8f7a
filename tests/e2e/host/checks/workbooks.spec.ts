import { expect, test } from "../../addInTest";
import { sampleFile } from "./sampleFile";

test("adds, finds, names, orders, hides, activates and deletes sheets", async ({
  hostExcel: { frame, excel },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const plan = worksheets.add("Plan");
      const notes = worksheets.add();
      await context.sync();
      plan.getRange("A1").formulas = [["=Sheet1!A1"]];
      worksheets.getItem("Sheet1").name = "My data";
      notes.position = 0;
      plan.activate();
      notes.visibility = "Hidden";
      const gone = worksheets.add("Gone");
      gone.delete();
      worksheets.load("items/name,items/visibility,items/position");
      const missing = worksheets.getItemOrNullObject("Gone");
      missing.load("name");
      const active = worksheets.getActiveWorksheet().load("name");
      const formula = plan.getRange("A1").load("formulas");
      await context.sync();
      const all = worksheets.items.map(({ name, visibility }) => `${name} ${visibility}`);
      return {
        all,
        missing: missing.isNullObject,
        active: active.name,
        formula: formula.formulas[0]?.[0],
      };
    }),
  );
  expect(read).toEqual({
    all: ["Sheet2 Hidden", "My data Visible", "Plan Visible"],
    missing: true,
    active: "Plan",
    formula: "='My data'!A1",
  });
  expect(excel.workbook.active.name).toBe("Plan");
});

test("makes tables with columns, totals, style, and formulas that refer to columns", async ({
  hostExcel: { frame, excel },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:C3").values = [
        ["Host", "Cores", ""],
        ["esx1", 32, ""],
        ["esx2", 64, ""],
      ];
      const table = sheet.tables.add("A1:C3", true);
      table.name = "Hosts";
      table.style = "TableStyleLight1";
      table.showFilterButton = false;
      table.columns.getItem("Column3").name = "Half";
      table.columns.getItem("Half").getDataBodyRange().formulas = [["=[@Cores]/2"], ["=[@Cores]/2"]];
      sheet.getRange("E1").formulas = [["=SUM(Hosts[Half])"]];
      table.rows.add(undefined, [["esx3", 4, 2]]);
      await context.sync();
      table.load("name,style,showTotals,showFilterButton,columns/items/name");
      const whole = table.getRange().load("address");
      const body = table.getDataBodyRange().load("values");
      const sum = sheet.getRange("E1").load("values");
      await context.sync();
      const { name, style, showTotals, showFilterButton } = table;
      return [
        { name, style, showTotals, showFilterButton },
        table.columns.items.map((column) => column.name),
        whole.address,
        body.values,
        sum.values[0]?.[0] as unknown,
      ];
    }),
  );
  expect(read).toEqual([
    { name: "Hosts", style: "TableStyleLight1", showTotals: false, showFilterButton: false },
    ["Host", "Cores", "Half"],
    "Sheet1!A1:C4",
    [
      ["esx1", 32, 16],
      ["esx2", 64, 32],
      ["esx3", 4, 2],
    ],
    50,
  ]);
  expect(excel.workbook.table("hosts")?.headers.length).toBe(3);
});

test("defines names for ranges, constants and functions", async ({ hostExcel: { frame } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:A2").values = [[3], [4]];
      const { names } = context.workbook;
      names.add("hosts", sheet.getRange("A1"), "number of hosts");
      names.addFormulaLocal("limit", "=100");
      names.addFormulaLocal("TWICE", "=LAMBDA(x,2*x)");
      sheet.getRange("C1:C2").formulas = [["=hosts*limit"], ["=TWICE(A2)"]];
      names.load("items/name,items/formula,items/comment");
      const missing = names.getItemOrNullObject("nothing").load("name");
      const range = names.getItem("hosts").getRange().load("address");
      const values = sheet.getRange("C1:C2").load("values");
      await context.sync();
      const listed = names.items.map(({ name, formula }) => `${name}${String(formula)}`);
      return [listed, missing.isNullObject, range.address, values.values.flat()];
    }),
  );
  expect(read).toEqual([
    ["hosts=Sheet1!$A$1", "limit=100", "TWICE=LAMBDA(x,2*x)"],
    true,
    "Sheet1!A1",
    [300, 8],
  ]);
});

test("keeps settings of the document and of the workbook, and properties", async ({
  hostExcel: { frame, excel },
}) => {
  const read = await frame.evaluate(async () => {
    const { settings } = Office.context.document;
    const before: unknown = settings.get("greeting");
    settings.set("count", 3);
    await new Promise((resolve) => settings.saveAsync(resolve));
    const addedName = await Excel.run(async (context) => {
      context.workbook.settings.add("plan", { hosts: 4 });
      context.workbook.properties.title = "A plan";
      await context.sync();
      const item = context.workbook.settings.getItem("plan").load("value");
      const properties = context.workbook.properties.load("title");
      await context.sync();
      return [item.value as unknown, properties.title];
    });
    return [before, addedName];
  });
  expect(read).toEqual(["hello", [{ hosts: 4 }, "A plan"]]);
  expect(excel.settings.get("count")).toBe("3");
});

test("inserts the sheets of a file, under free names, with formulas, spills and saved values", async ({
  hostExcel: { frame, excel },
}) => {
  const file = await sampleFile({ chart: false });
  const names = await frame.evaluate(
    (base64) =>
      Excel.run(async (context) => {
        const result = context.workbook.insertWorksheetsFromBase64(base64, { positionType: "End" });
        await context.sync();
        return result.value;
      }),
    file,
  );
  expect(names).toEqual(["Sheet1 (2)", "Other"]);
  const sheet = excel.workbook.sheet("Sheet1 (2)");
  expect([0, 1, 2].map((row) => [sheet?.grid.at(row, 0)?.formula, sheet?.grid.at(row, 0)?.value])).toEqual([
    [undefined, 5],
    ["=TEST_DOUBLE(A1)", 10],
    ["='Sheet1 (2)'!A1", 5],
  ]);
});

test("refuses a file with charts for inserting, and opens it as a workbook of its own", async ({
  hostExcel: { frame, excel },
}) => {
  const file = await sampleFile({ chart: true });
  const code = await frame.evaluate(
    (base64) =>
      Excel.run(async (context) => {
        context.workbook.insertWorksheetsFromBase64(base64);
        await context.sync();
        return "inserted";
      }).catch((error: OfficeExtension.Error) => error.code),
    file,
  );
  expect(code).toBe("UnsupportedFeature");
  await frame.evaluate((base64) => Excel.createWorkbook(base64), file);
  expect(excel.opened.map(({ sheets }) => sheets.map(({ name }) => name))).toEqual([["Sheet1", "Other"]]);
  expect(excel.workbook.sheets).toHaveLength(1);
});

test("distinguishes sets: those asked for are there, others are not", async ({ hostExcel: { frame } }) => {
  const read = await frame.evaluate(() =>
    (
      [
        ["ExcelApi", "1.15"],
        ["ExcelApi", "1.16"],
        ["SharedRuntime", "1.1"],
        ["CustomFunctionsRuntime", "1.3"],
        ["DialogApi", "1.1"],
      ] as const
    ).map(([name, version]) => Office.context.requirements.isSetSupported(name, version)),
  );
  expect(read).toEqual([true, false, true, true, false]);
});
