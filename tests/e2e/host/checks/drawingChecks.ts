import assert from "node:assert/strict";
import type { Check } from "../../check";
import type { SharedExcel } from "./sharedExcel";

/** What lies on the cells, and how a sheet is shown and printed. */
export function drawingChecks({ open }: SharedExcel): Check[] {
  return [
    {
      name: "makes charts with titles, axes, series and a place",
      async run() {
        const { frame, excel } = await open();
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
        assert.deepEqual(read, ["Rates", "ColumnClustered", "IOPS per case", ["IOPS", "Again"], 1]);
        const [chart] = excel.workbook.active.charts;
        assert.equal(excel.workbook.active.charts.length, 1);
        assert.equal(chart?.position, "D2:K15");
        assert.deepEqual(
          chart?.series.map(({ values, categories }) => [values, categories]),
          [
            ["Sheet1!B2:B3", "Sheet1!A2:A3"],
            ["Sheet1!B2:B3", "Sheet1!A2:A3"],
          ],
        );
        assert.equal(chart?.properties["axes/valueAxis/title/text"], "IOPS");
        assert.equal(chart?.properties["legend/visible"], false);
      },
    },
    {
      name: "keeps data validation with prompt and alert, and refuses what Excel refuses",
      async run() {
        const { frame, excel } = await open();
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
        assert.deepEqual(read, [
          "ESA,OSA",
          "ESA or OSA",
          "List",
          false,
          "InvalidArgument DataValidation.rule",
        ]);
        assert.equal(excel.workbook.active.validations.length, 1);
      },
    },
    {
      name: "keeps conditional formats by formula",
      async run() {
        const { frame, excel } = await open();
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
        assert.deepEqual(count, [1, 0, 0]);
        assert.deepEqual(
          excel.workbook.active.conditionalFormats.map(({ type, properties }) => ({ type, properties })),
          [
            {
              type: "Custom",
              properties: {
                "custom/rule/formula": "=A1>3",
                "custom/format/fill/color": "#FFC7CE",
                "custom/format/font/color": "#9C0006",
                stopIfTrue: true,
              },
            },
          ],
        );
      },
    },
    {
      name: "freezes panes, sets up the page, links and comments",
      async run() {
        const { frame, excel } = await open();
        const read = await frame.evaluate(() =>
          Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getActiveWorksheet();
            sheet.freezePanes.freezeAt(sheet.getRange("A1:B3"));
            sheet.pageLayout.orientation = "Landscape";
            sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
            sheet.pageLayout.setPrintTitleRows("$1:$3");
            sheet.pageLayout.setPrintTitleColumns("$A:$B");
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
        assert.deepEqual(read, [[["Basis"]], "Sheet1!B9", ["=VSAN_GHZ(1)"], "function"]);
        const { frozen, pageLayout, properties, comments } = excel.workbook.active;
        assert.deepEqual(frozen, { rows: 3, columns: 2 });
        assert.deepEqual(pageLayout, {
          orientation: "Landscape",
          zoom: { horizontalFitToPages: 1, verticalFitToPages: 0 },
          printTitleRows: "$1:$3",
          printTitleColumns: "$A:$B",
        });
        assert.equal(properties["tabColor"], "#1F3864");
        assert.deepEqual([comments[0]?.row, comments[0]?.column], [2, 2]);
      },
    },
  ];
}
