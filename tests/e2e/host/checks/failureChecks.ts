import assert from "node:assert/strict";
import type { Check } from "../../check";
import { openExcel } from "../../openExcel";
import { valuesOf } from "../../valuesOf";
import type { Subject } from "../../check";
import type { SharedExcel } from "./sharedExcel";

/** How a call failed: code, status, and where office.js says that it was. */
interface Refusal {
  code: string;
  status: number | undefined;
  where: string | undefined;
  message: string;
}

/** What Excel refuses, what the host does not have, and what a check makes fail. */
export function failureChecks({ open }: SharedExcel, { browser, build }: Subject): Check[] {
  /** Runs calls on the active sheet, given as a function's text, and tells how they failed. */
  const refusal = async (calls: string): Promise<Refusal | string> => {
    const { frame } = await open();
    return frame.evaluate(
      (text) =>
        Excel.run(async (context) => {
          const make = Function("sheet", "context", text) as (...args: unknown[]) => unknown;
          make(context.workbook.worksheets.getActiveWorksheet(), context);
          await context.sync();
          return "nothing failed";
        }).catch((error: OfficeExtension.Error) => ({
          code: error.code,
          status: (error as { httpStatusCode?: number }).httpStatusCode,
          where: error.debugInfo.errorLocation,
          message: error.message,
        })),
      calls,
    );
  };

  const REFUSED: [calls: string, code: string, where: string][] = [
    [
      'context.workbook.worksheets.getItem("Nope").getRange("A1").clear()',
      "ItemNotFound",
      "WorksheetCollection.getItem",
    ],
    ['sheet.getRange("no address").clear()', "InvalidArgument", "Worksheet.getRange"],
    ['sheet.getRange("A1:B2").values = [[1]]', "InvalidArgument", "Range.values"],
    ['sheet.getRange("A1").values = [["=SUM("]]', "InvalidArgument", "Range.values"],
    ['sheet.getRange("A1").getOffsetRange(-1, 0).clear()', "InvalidArgument", "Range.getOffsetRange"],
    ['context.workbook.worksheets.add("sheet1")', "ItemAlreadyExists", "WorksheetCollection.add"],
    ['context.workbook.worksheets.add("a/b")', "InvalidArgument", "WorksheetCollection.add"],
    ["sheet.delete()", "InvalidOperation", "Worksheet.delete"],
    [
      'sheet.tables.add("A1:B2", true); sheet.tables.add("B2:C3", true)',
      "InvalidArgument",
      "TableCollection.add",
    ],
    ['context.workbook.names.add("A1", "=1")', "InvalidArgument", "NamedItemCollection.add"],
    ['sheet.protection.protect(); sheet.getRange("A1").values = [[1]]', "AccessDenied", "Range.values"],
    ['sheet.getRange("A1").format.fill.color = "12345"', "InvalidArgument", "RangeFill.color"],
  ];

  return [
    ...REFUSED.map(([calls, code, where]) => ({
      name: `refuses ${calls} with ${code}`,
      async run() {
        const refused = await refusal(calls);
        assert.ok(typeof refused === "object", String(refused));
        assert.deepEqual([refused.code, refused.where], [code, where], refused.message);
      },
    })),
    {
      name: "names a member that it does not have",
      async run() {
        const method = await refusal('sheet.getRange("A1").removeDuplicates([0], false)');
        const property = await refusal("sheet.standardWidth = 9");
        const load = await refusal('sheet.load("standardHeight")');
        const texts = [method, property, load].map((each) =>
          typeof each === "object" ? each.message : each,
        );
        assert.match(String(texts[0]), /does not have Range\.removeDuplicates\(\)/);
        assert.match(String(texts[1]), /does not have setting Worksheet\.standardWidth/);
        assert.match(String(texts[2]), /does not have Worksheet\.standardHeight/);
      },
    },
    {
      name: "lets one call fail: what came before it stays, what comes after it is not done",
      async run() {
        const { frame, excel } = await open();
        excel.faults.failCall(4, { code: "AccessDenied", message: "as planned" });
        const failed = await frame.evaluate(() =>
          Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getActiveWorksheet();
            sheet.getRange("A1").values = [[1]];
            sheet.getRange("A2").values = [[2]];
            sheet.getRange("A3").values = [[3]];
            await context.sync();
            return "nothing";
          }).catch((error: OfficeExtension.Error) => `${error.code} ${error.message}`),
        );
        assert.equal(failed, "AccessDenied as planned");
        const written = valuesOf(excel, "A1:A3").flat();
        assert.deepEqual([written[0], written[2]], [1, null]);
      },
    },
    {
      name: "lets one request fail as a whole, and counts calls and requests",
      async run() {
        const { frame, excel } = await open();
        const write = () =>
          frame.evaluate(() =>
            Excel.run(async (context) => {
              const sheet = context.workbook.worksheets.getActiveWorksheet();
              sheet.getRange("A1").values = [[1]];
              await context.sync();
              sheet.getRange("A2").values = [[2]];
              await context.sync();
              return "nothing";
            }).catch((error: OfficeExtension.Error) => error.code),
          );
        assert.equal(await write(), "nothing");
        const { calls, requests } = excel.faults;
        assert.equal(requests, excel.traffic.syncs);
        assert.ok(requests >= 2 && calls >= 4, `${requests} requests, ${calls} calls`);
        excel.reset();
        excel.faults.failRequest(2);
        assert.equal(await write(), "GeneralException");
        assert.deepEqual(valuesOf(excel, "A1:A2").flat(), [1, null]);
      },
    },
    {
      name: "refuses requests and responses of more than 5 MB, and tells the sizes of the others",
      async run() {
        const { frame, excel } = await open();
        const write = (rows: number) =>
          frame.evaluate(
            (count) =>
              Excel.run(async (context) => {
                const sheet = context.workbook.worksheets.getActiveWorksheet();
                sheet.getRangeByIndexes(0, 0, count, 1).values = Array.from({ length: count }, () => [
                  "x".repeat(30_000),
                ]);
                await context.sync();
                return "taken";
              }).catch((error: OfficeExtension.Error) => error.code),
            rows,
          );
        assert.equal(await write(100), "taken");
        assert.ok(excel.traffic.largestRequestBytes > 3e6);
        assert.equal(await write(200), "RequestPayloadSizeLimitExceeded");
        for (let row = 101; row <= 200; row++) excel.type(`A${row}`, "x".repeat(30_000));
        const code = await frame.evaluate(() =>
          Excel.run(async (context) => {
            context.workbook.worksheets.getActiveWorksheet().getUsedRange().load("values");
            await context.sync();
            return "given";
          }).catch((error: OfficeExtension.Error) => error.code),
        );
        assert.equal(code, "ResponsePayloadSizeLimitExceeded");
      },
    },
    {
      name: "holds the add-in to the manifest's least requirement sets",
      async run() {
        const { frame } = await openExcel(browser, build);
        const codes = await frame.evaluate(async () => {
          const attempt = (act: (range: Excel.Range, context: Excel.RequestContext) => void) =>
            Excel.run(async (context) => {
              act(context.workbook.worksheets.getActiveWorksheet().getRange("A1"), context);
              await context.sync();
              return "allowed";
            }).catch((error: OfficeExtension.Error) => error.code);
          return [
            await attempt((range) => range.getSpillingToRangeOrNullObject()),
            await attempt((_range, context) => context.workbook.insertWorksheetsFromBase64("")),
          ];
        });
        assert.deepEqual(codes, ["allowed", "ApiNotFound"]);
      },
    },
  ];
}
