import { expect, test } from "../../addInTest";

test("writes and reads values, types and addresses", async ({ hostExcel: { frame } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const range = sheet.getRange("B2:D3");
      range.values = [
        [1, "two", true],
        ["", "'=3", "4"],
      ];
      range.load("values,valueTypes,address,rowCount,columnIndex");
      await context.sync();
      const { values, valueTypes, address, rowCount, columnIndex } = range;
      return { values, valueTypes, address, rowCount, columnIndex };
    }),
  );
  expect(read).toEqual({
    values: [
      [1, "two", true],
      ["", "=3", 4],
    ],
    valueTypes: [
      ["Double", "String", "Boolean"],
      ["Empty", "String", "Double"],
    ],
    address: "Sheet1!B2:D3",
    rowCount: 2,
    columnIndex: 1,
  });
});

test("reads entries as Excel does: numbers, dates, formulas with signs, text after an apostrophe or in a text format", async ({
  hostExcel: { frame },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A9:A10").numberFormat = [["@"], ["@"]];
      const range = sheet.getRange("A1:A10");
      range.values = [
        ["12.5%"],
        ["8/9"],
        ["1:30"],
        ["+1+1"],
        ["-x"],
        ["'-x"],
        ["true"],
        ["1e3"],
        ["=1+1"],
        ["007"],
      ];
      range.load("values,formulas,text");
      await context.sync();
      return { values: range.values.flat(), formulas: range.formulas.flat(), text: range.text.flat() };
    }),
  );
  expect(read.values).toEqual([0.125, 46243, 0.0625, 2, "#NAME?", "-x", true, 1000, "=1+1", "007"]);
  expect(read.formulas.slice(3, 5)).toEqual(["=1+1", "=-x"]);
  expect(read.text[0]).toBe("13%");
});

test("finds ranges from ranges, after a sync as well", async ({ hostExcel: { frame } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const range = sheet.getRange("B2:C3");
      range.values = [
        [1, 2],
        [3, 4],
      ];
      await context.sync();
      const found = [
        range.getCell(1, 1),
        range.getResizedRange(1, 0),
        range.getOffsetRange(2, 1),
        range.getLastRow(),
        range.getColumn(1),
        range.getEntireColumn().getUsedRange(),
        range.getBoundingRect("E5"),
        range.getIntersection("C1:C9"),
        sheet.getRangeByIndexes(4, 0, 1, 3),
        sheet.getCell(0, 26),
        sheet.getUsedRange(),
        sheet.getRange("C:A").getUsedRangeOrNullObject(),
      ].map((each) => each.load("address"));
      await context.sync();
      return found.map(({ address }) => address.replace("Sheet1!", ""));
    }),
  );
  const wanted = "C3 B2:C4 C4:D5 B3:C3 C2:C3 B2:C3 B2:E5 C2:C3 A5:C5 AA1 B2:C3 B2:C3";
  expect(read).toEqual(wanted.split(" "));
});

test("keeps formats of cells, and answers null where they differ", async ({ hostExcel: { frame } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const { format } = sheet.getRange("A1:B2");
      format.font.bold = true;
      format.fill.color = "#fff2cc";
      format.horizontalAlignment = "Right";
      format.indentLevel = 2;
      format.wrapText = true;
      format.protection.locked = false;
      format.borders.getItem("EdgeBottom").style = "Continuous";
      sheet.getRange("A:A").format.columnWidth = 90;
      sheet.getRange("1:1").format.rowHeight = 30;
      const inside = sheet.getRange("B2");
      const across = sheet.getRange("B2:C2");
      const paths =
        "format/font/bold,format/fill/color,format/horizontalAlignment,format/indentLevel,format/wrapText," +
        "format/protection/locked,format/columnWidth,format/rowHeight";
      inside.load(paths);
      across.load("format/font/bold,format/fill/color");
      const above = sheet.getRange("B1").format.borders.getItem("EdgeBottom").load("style");
      const below = inside.format.borders.getItem("EdgeBottom").load("style");
      const corner = sheet.getRange("A1").load("format/columnWidth,format/rowHeight");
      await context.sync();
      return [
        { ...inside.format.toJSON(), borders: 0 },
        [across.format.font.bold, across.format.fill.color, above.style, below.style],
        [corner.format.columnWidth, corner.format.rowHeight],
      ];
    }),
  );
  expect(read).toEqual([
    {
      ...{
        columnWidth: 48,
        rowHeight: 15,
        horizontalAlignment: "Right",
        indentLevel: 2,
        wrapText: true,
      },
      ...{
        borders: 0,
        fill: { color: "#FFF2CC" },
        font: { bold: true },
        protection: { locked: false },
      },
    },
    [null, null, "None", "Continuous"],
    [90, 30],
  ]);
});

test("shows values in their number formats", async ({ hostExcel: { frame } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1:C2");
      range.values = [
        [1234.5, 0.25, "x"],
        [-1, 1e9, true],
      ];
      range.numberFormat = [
        ["#,##0.0", "0%", "General"],
        ["0.00", "General", "General"],
      ];
      range.load("text,numberFormat");
      await context.sync();
      return [range.text, range.numberFormat];
    }),
  );
  expect(read).toEqual([
    [
      ["1,234.5", "25%", "x"],
      ["-1.00", "1000000000", "TRUE"],
    ],
    [
      ["#,##0.0", "0%", "General"],
      ["0.00", "General", "General"],
    ],
  ]);
});

test("formats several areas at once, clears contents or formats, gives what is selected", async ({
  hostExcel: { frame, excel },
}) => {
  const { workbook } = excel;
  const selection = ["A1:A2", "C3"].flatMap((at) => workbook.resolve(at, workbook.active)?.area ?? []);
  workbook.select(workbook.active, selection);
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const areas = sheet.getRanges("A1:A2,C3");
      areas.format.font.color = "#9c0006";
      sheet.getRange("A1:A2").values = [[1], [2]];
      sheet.getRange("A1").clear("Contents");
      sheet.getRange("A2").clear("Formats");
      const selected = context.workbook.getSelectedRanges().load("address,areaCount");
      const cells = ["A1", "A2", "C3"].map((at) => sheet.getRange(at).load("values,format/font/color"));
      await context.sync();
      return [
        selected.address,
        cells.map(({ values, format }) => [values[0]?.[0] as unknown, format.font.color]),
      ];
    }),
  );
  expect(read).toEqual([
    "Sheet1!A1:A2,Sheet1!C3",
    [
      ["", "#9C0006"],
      [2, "#000000"],
      ["", "#9C0006"],
    ],
  ]);
});

test("fills one value, format or formula into all cells of a range, and merges cells", async ({
  hostExcel: { frame, excel },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:A3").values = 4 as unknown as number[][];
      const filled = sheet.getRange("B1:C2");
      filled.formulas = "=$A1+A$1" as unknown as string[][];
      filled.numberFormat = "0.0" as unknown as string[][];
      sheet.getRange("A2:A3").merge(false);
      filled.load("formulas,text");
      const below = sheet.getRange("A3").load("values");
      await context.sync();
      return [filled.formulas, filled.text, below.values];
    }),
  );
  expect(read).toEqual([
    [
      ["=$A1+A$1", "=$A1+B$1"],
      ["=$A2+A$1", "=$A2+B$1"],
    ],
    [
      ["8.0", "12.0"],
      ["8.0", "12.0"],
    ],
    [[""]],
  ]);
  expect(excel.workbook.active.merged).toEqual([{ row: 1, column: 0, rows: 2, columns: 1 }]);
});

test("takes 20,000 × 5 values, which office.js cuts into pieces, in one round trip", async ({
  hostExcel: { frame, excel },
}) => {
  await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const rows = Array.from({ length: 20_000 }, (_, i) => [i, i * 2, `row ${i}`, true, i / 3]);
      sheet.getRangeByIndexes(0, 0, 20_000, 5).values = rows;
      await context.sync();
    }),
  );
  expect(excel.traffic.syncs).toBe(1);
  expect(excel.workbook.active.grid.at(19_999, 2)?.value).toBe("row 19999");
});
