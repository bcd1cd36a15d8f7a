import { expect, test } from "../../addInTest";
import { valuesOf } from "../../valuesOf";
import type { OpenedExcel } from "../../openExcel";
import type { Shown } from "../workbook/cell";

/** Types formulas into A1, A11, A21 and so on, out of each other's way. */
async function results({ excel }: OpenedExcel, formulas: readonly string[]): Promise<Shown[]> {
  formulas.forEach((formula, i) => excel.type(`A${i * 10 + 1}`, formula));
  await excel.idle();
  return formulas.map((_formula, i) => valuesOf(excel, `A${i * 10 + 1}`)[0]?.[0] ?? null);
}

test("calls functions in one batch, shows #BUSY! until they answer, and continues with what depends on them", async ({
  hostExcel: opened,
}) => {
  const { frame, excel } = opened;
  const { batches, calls } = excel.functions;
  const busy = await frame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const range = sheet.getRangeByIndexes(0, 0, 200, 2);
      range.formulas = Array.from({ length: 200 }, (_, i) => [`=TEST_DOUBLE(${i})`, `=A${i + 1}+1`]);
      const first = sheet.getRange("A1:B1").load("values");
      await context.sync();
      return first.values;
    }),
  );
  expect(busy[0]?.[0]).toBe("#BUSY!");
  await excel.idle();
  expect(valuesOf(excel, "A200:B200")).toEqual([[398, 399]]);
  expect(excel.functions.calls - calls).toBe(200);
  expect(excel.functions.batches - batches).toBe(1);
});

test("passes blocks, blanks as empty text, what is skipped as null", async ({ hostExcel: opened }) => {
  opened.excel.type("C1", 7);
  const seen = await results(opened, ["=TEST_SEEN(C1:D1)", '=TEST_SEEN("x",TRUE)', "=TEST_SEEN(,1)"]);
  expect(seen).toEqual(['[[[7,""]],null]', '[[["x"]],[[true]]]', "[null,[[1]]]"]);
});

test("shows errors with their messages, exceptions and missing functions", async ({ hostExcel }) => {
  const shown = await results(hostExcel, [
    '=TEST_FAIL("invalidValue")',
    '=TEST_FAIL("notAvailable")',
    '=TEST_FAIL("divisionByZero")',
    '=TEST_FAIL("invalidNumber")',
    "=TEST_THROW()",
    "=TEST_FORGOTTEN()",
    "=TEST_UNKNOWN()",
    "=TEST_DOUBLE()",
    "=IFERROR(TEST_THROW(),3)",
  ]);
  expect(shown.map((value) => (typeof value === "object" ? value?.error : value))).toEqual([
    "#VALUE!",
    "#N/A",
    "#DIV/0!",
    "#NUM!",
    "#VALUE!",
    "#VALUE!",
    "#NAME?",
    "#VALUE!",
    3,
  ]);
  expect(shown[0]).toEqual({ error: "#VALUE!", message: "because of invalidValue" });
});

test("does not call a function with an error among its arguments", async ({ hostExcel: opened }) => {
  const { calls } = opened.excel.functions;
  expect(await results(opened, ["=TEST_DOUBLE(1/0)"])).toEqual([{ error: "#DIV/0!" }]);
  expect(opened.excel.functions.calls).toBe(calls);
});

test("spills blocks, single errors among them, and waits for promises", async ({ hostExcel: opened }) => {
  await results(opened, ["=TEST_GRID(3)", "=TEST_MIXED()", "=TEST_LATER(TEST_LATER(1))"]);
  expect(valuesOf(opened.excel, "A1:B4")).toEqual([
    [0, "row 0"],
    [1, "row 1"],
    [2, "row 2"],
    [null, null],
  ]);
  expect(valuesOf(opened.excel, "A11:B11")).toEqual([[1, { error: "#N/A", message: "not here" }]]);
  expect(valuesOf(opened.excel, "A21")).toEqual([[3]]);
});

test("calls again when an argument changes, and forgets an answer that comes too late", async ({
  hostExcel: opened,
}) => {
  const { excel } = opened;
  excel.type("C1", 1);
  await results(opened, ["=TEST_LATER(C1)"]);
  excel.type("C1", 5);
  excel.type("C1", 9);
  await excel.idle();
  expect(valuesOf(excel, "A1")).toEqual([[10]]);
  excel.type("A1", "=TEST_LATER(C1)+1");
  excel.type("A1", "text");
  await excel.idle();
  await opened.page.waitForTimeout(300);
  expect(valuesOf(excel, "A1")).toEqual([["text"]]);
});
