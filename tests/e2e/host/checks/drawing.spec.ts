import { expect, test } from "../../addInTest";

test("makes charts with titles, axes, series and a place", async ({ hostExcel: { frame, excel } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:B3").values = [
        ["Case", "IOPS"],
        ["4k", 10],
        ["8k", 20],
      ];
      const chart = sheet.charts.add("ColumnClustered", sheet.getRange("A1:B3"), "Columns");
      await context.sync();
      chart.name = "Rates";
      chart.title.text = "IOPS per case";
      chart.axes.valueAxis.title.text = "IOPS";
      chart.axes.categoryAxis.title.text = "Case";
      chart.legend.visible = false;
      chart.setPosition("D2", "K15");
      const added = chart.series.add("Again");
      added.setValues(sheet.getRange("B2:B3"));
      added.setXAxisValues(sheet.getRange("A2:A3"));
      added.overlap = 0;
      added.hasDataLabels = true;
      added.dataLabels.position = "Top";
      added.dataLabels.showSeriesName = true;
      added.dataLabels.format.font.color = "#1F3864";
      added.points.getItemAt(1).hasDataLabel = false;
      const { valueAxis } = chart.axes;
      valueAxis.maximum = 100;
      valueAxis.majorUnit = 25;
      valueAxis.majorTickMark = "None";
      valueAxis.format.line.clear();
      valueAxis.majorGridlines.format.line.color = "#E3E3E3";
      chart.format.border.clear();
      chart.format.fill.clear();
      await context.sync();
      chart.load("name,chartType,title/text,series/items/name");
      const count = sheet.charts.getCount();
      const spare = sheet.charts.add("Line", sheet.getRange("B1:B3"));
      spare.delete();
      await context.sync();
      return [
        chart.name,
        chart.chartType,
        chart.title.text,
        chart.series.items.map(({ name }) => name),
        count.value,
      ];
    }),
  );
  expect(read).toEqual(["Rates", "ColumnClustered", "IOPS per case", ["IOPS", "Again"], 1]);
  const [chart] = excel.workbook.active.charts;
  expect(excel.workbook.active.charts).toHaveLength(1);
  expect(chart?.position).toBe("D2:K15");
  expect(chart?.series.map(({ values, categories }) => [values, categories])).toEqual([
    ["Sheet1!B2:B3", "Sheet1!A2:A3"],
    ["Sheet1!B2:B3", "Sheet1!A2:A3"],
  ]);
  expect(chart?.properties["axes/valueAxis/title/text"]).toBe("IOPS");
  expect(chart?.properties).toMatchObject({
    "legend/visible": false,
    "axes/valueAxis/maximum": 100,
    "axes/valueAxis/majorUnit": 25,
    "axes/valueAxis/majorTickMark": "None",
    "axes/valueAxis/format/line/lineStyle": "None",
    "axes/valueAxis/majorGridlines/format/line/color": "#E3E3E3",
    "format/border/lineStyle": "None",
    "format/fill": "none",
  });
  expect(chart?.series[1]?.properties).toEqual({
    overlap: 0,
    hasDataLabels: true,
    "dataLabels/position": "Top",
    "dataLabels/showSeriesName": true,
    "dataLabels/format/font/color": "#1F3864",
    "points/1/hasDataLabel": false,
  });
});

test("keeps data validation with prompt and alert, and refuses what Excel refuses", async ({
  hostExcel: { frame, excel },
}) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const { dataValidation } = sheet.getRange("B2:B9");
      dataValidation.rule = { list: { inCellDropDown: true, source: "ESA,OSA" } };
      dataValidation.prompt = { showPrompt: true, title: "Kind", message: "ESA or OSA" };
      dataValidation.errorAlert = { showAlert: true, style: "Stop", title: "", message: "Choose one" };
      dataValidation.ignoreBlanks = false;
      const one = sheet.getRange("B3").dataValidation.load("rule,prompt,type,ignoreBlanks");
      await context.sync();
      const long = { list: { inCellDropDown: true, source: "x".repeat(256) } };
      sheet.getRange("C1").dataValidation.rule = long;
      const refused = await context.sync().then(
        () => "taken",
        (error: OfficeExtension.Error) => `${error.code} ${error.debugInfo.errorLocation ?? ""}`,
      );
      return [one.rule.list?.source, one.prompt.message, one.type, one.ignoreBlanks, refused];
    }),
  );
  expect(read).toEqual(["ESA,OSA", "ESA or OSA", "List", false, "InvalidArgument DataValidation.rule"]);
  expect(excel.workbook.active.validations).toHaveLength(1);
});

test("keeps conditional formats by formula", async ({ hostExcel: { frame, excel } }) => {
  const count = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const format = sheet.getRange("A1:A5").conditionalFormats.add("Custom");
      format.custom.rule.formula = "=A1>3";
      format.custom.format.fill.color = "#FFC7CE";
      format.custom.format.font.color = "#9C0006";
      await context.sync();
      format.stopIfTrue = true;
      const later = sheet.getRange("A1").conditionalFormats.add("Custom");
      later.custom.rule.formula = "=A1>4";
      later.load("priority");
      await context.sync();
      const { priority } = later;
      later.delete();
      const onCell = sheet.getRange("A3").conditionalFormats.getCount();
      const beside = sheet.getRange("B3").conditionalFormats.getCount();
      await context.sync();
      return [onCell.value, beside.value, priority];
    }),
  );
  expect(count).toEqual([1, 0, 0]);
  expect(
    excel.workbook.active.conditionalFormats.map(({ type, properties }) => ({ type, properties })),
  ).toEqual([
    {
      type: "Custom",
      properties: {
        "custom/rule/formula": "=A1>3",
        "custom/format/fill/color": "#FFC7CE",
        "custom/format/font/color": "#9C0006",
        stopIfTrue: true,
      },
    },
  ]);
});

test("freezes panes, sets up the page, links and comments", async ({ hostExcel: { frame, excel } }) => {
  const read = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.freezePanes.freezeAt(sheet.getRange("A1:B3"));
      sheet.pageLayout.orientation = "Landscape";
      sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
      sheet.pageLayout.setPrintTitleRows("$1:$3");
      sheet.pageLayout.setPrintTitleColumns("$A:$B");
      sheet.pageLayout.setPrintArea("A1:F40");
      sheet.pageLayout.setPrintMargins("Inches", { left: 0.5, top: 1 });
      sheet.pageLayout.headersFooters.defaultForAllPages.rightFooter = "&P";
      sheet.horizontalPageBreaks.add("A21");
      sheet.showGridlines = false;
      sheet.getRange("A1").hyperlink = { documentReference: "Sheet1!B9", textToDisplay: "Basis" };
      sheet.tabColor = "#1F3864";
      context.workbook.comments.add("Sheet1!C3", "=VSAN_GHZ(1)");
      const link = sheet.getRange("A1").load("values,hyperlink");
      const place = context.workbook.comments.getItemAt;
      const comments = context.workbook.comments.load("items/content");
      await context.sync();
      return [
        link.values,
        link.hyperlink.documentReference,
        comments.items.map(({ content }) => content),
        typeof place,
      ];
    }),
  );
  expect(read).toEqual([[["Basis"]], "Sheet1!B9", ["=VSAN_GHZ(1)"], "function"]);
  const { frozen, pageLayout, properties, comments } = excel.workbook.active;
  expect(frozen).toEqual({ rows: 3, columns: 2 });
  expect(pageLayout).toEqual({
    orientation: "Landscape",
    zoom: { horizontalFitToPages: 1, verticalFitToPages: 0 },
    printTitleRows: "$1:$3",
    printTitleColumns: "$A:$B",
    printArea: "Sheet1!A1:F40",
    leftMargin: 36,
    topMargin: 72,
    rightFooter: "&P",
    breaksAbove: [21],
  });
  expect(properties["gridlines"]).toBe(false);
  expect(properties["tabColor"]).toBe("#1F3864");
  expect([comments[0]?.row, comments[0]?.column]).toEqual([2, 2]);
});
