import { expect, test } from "../../addInTest";
import type { OpenedExcel } from "../../openExcel";
import { valuesOf } from "../../valuesOf";

/** How a call failed: code, status, and where office.js says that it was. */
interface Refusal {
  code: string;
  status: number | undefined;
  where: string | undefined;
  message: string;
}

/** Runs calls on the active sheet, given as a function's text, and tells how they failed. */
async function refusal({ frame }: OpenedExcel, calls: string): Promise<Refusal | string> {
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
}

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

for (const [calls, code, where] of REFUSED) {
  test(`refuses ${calls} with ${code}`, async ({ hostExcel }) => {
    expect(await refusal(hostExcel, calls)).toMatchObject({ code, where });
  });
}

test("names a member that it does not have", async ({ hostExcel }) => {
  const method = await refusal(hostExcel, 'sheet.getRange("A1").removeDuplicates([0], false)');
  const property = await refusal(hostExcel, "sheet.standardWidth = 9");
  const load = await refusal(hostExcel, 'sheet.load("standardHeight")');
  const texts = [method, property, load].map((each) => (typeof each === "object" ? each.message : each));
  expect(String(texts[0])).toMatch(/does not have Range\.removeDuplicates\(\)/);
  expect(String(texts[1])).toMatch(/does not have setting Worksheet\.standardWidth/);
  expect(String(texts[2])).toMatch(/does not have Worksheet\.standardHeight/);
});

test("lets one call fail: what came before it stays, what comes after it is not done", async ({
  hostExcel: { frame, excel },
}) => {
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
  expect(failed).toBe("AccessDenied as planned");
  const written = valuesOf(excel, "A1:A3").flat();
  expect([written[0], written[2]]).toEqual([1, null]);
});

test("lets one request fail as a whole, and counts calls and requests", async ({
  hostExcel: { frame, excel },
}) => {
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
  expect(await write()).toBe("nothing");
  const { calls, requests } = excel.faults;
  expect(requests).toBe(excel.traffic.syncs);
  expect(requests).toBeGreaterThanOrEqual(2);
  expect(calls).toBeGreaterThanOrEqual(4);
  excel.reset();
  excel.faults.failRequest(2);
  expect(await write()).toBe("GeneralException");
  expect(valuesOf(excel, "A1:A2").flat()).toEqual([1, null]);
});

test("refuses requests and responses of more than 5 MB, and reports the sizes of the others", async ({
  hostExcel: { frame, excel },
}) => {
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
  expect(await write(100)).toBe("taken");
  expect(excel.traffic.largestRequestBytes).toBeGreaterThan(3e6);
  expect(await write(200)).toBe("RequestPayloadSizeLimitExceeded");
  for (let row = 101; row <= 200; row++) excel.type(`A${row}`, "x".repeat(30_000));
  const code = await frame.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getUsedRange().load("values");
      await context.sync();
      return "given";
    }).catch((error: OfficeExtension.Error) => error.code),
  );
  expect(code).toBe("ResponsePayloadSizeLimitExceeded");
});

test("holds the add-in to the manifest's least requirement sets", async ({ openExcel }) => {
  const { frame } = await openExcel();
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
  expect(codes).toEqual(["allowed", "ApiNotFound"]);
});

test("refuses requests while a cell is edited, and lets those wait that ask for it", async ({
  hostExcel: { frame, excel },
}) => {
  const write = (value: number, delayForCellEdit: boolean) =>
    frame.evaluate(
      ([number, delay]) =>
        Excel.run({ delayForCellEdit: delay }, async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[number]];
          await context.sync();
          return "written";
        }).catch((error: OfficeExtension.Error) => `${error.code}: ${error.message}`),
      [value, delayForCellEdit] as const,
    );
  const refusal = /^InvalidOperationInCellEditMode: Excel is in cell-editing mode\. Please exit/;
  excel.cellEdit.begin({ at: 2 });
  expect(await write(1, false)).toBe("written");
  expect(await write(2, false)).toMatch(refusal);
  const waiting = write(3, true);
  expect(await write(4, false)).toMatch(refusal);
  expect(valuesOf(excel, "A1")).toEqual([[1]]);
  excel.cellEdit.end();
  expect(await waiting).toBe("written");
  expect(valuesOf(excel, "A1")).toEqual([[3]]);
  expect([excel.cellEdit.refused, excel.cellEdit.waited]).toEqual([2, 1]);
  excel.cellEdit.begin({ at: 1, requests: 2, refusesAll: true });
  expect(await write(5, true)).toMatch(refusal);
  expect(await write(6, true)).toMatch(refusal);
  expect(await write(7, true)).toBe("written");
});
