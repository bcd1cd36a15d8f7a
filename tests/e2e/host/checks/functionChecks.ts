import assert from "node:assert/strict";
import type { Check } from "../../check";
import { valuesOf } from "../../valuesOf";
import type { OpenedExcel } from "../../openExcel";
import type { Shown } from "../workbook/cell";
import type { SharedExcel } from "./sharedExcel";

/** Types formulas into A1, A11, A21 and so on, out of each other's way. */
async function results({ excel }: OpenedExcel, formulas: readonly string[]): Promise<Shown[]> {
  formulas.forEach((formula, i) => excel.type(`A${i * 10 + 1}`, formula));
  await excel.idle();
  return formulas.map((_formula, i) => valuesOf(excel, `A${i * 10 + 1}`)[0]?.[0] ?? null);
}

/** Custom functions, called through the runtime of office.js. */
export function functionChecks({ open }: SharedExcel): Check[] {
  return [
    {
      name: "calls functions in one batch, shows #BUSY! until they answer, and goes on with what depends on them",
      async run() {
        const opened = await open();
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
        assert.equal(busy[0]?.[0], "#BUSY!");
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A200:B200"), [[398, 399]]);
        assert.equal(excel.functions.calls - calls, 200);
        assert.equal(excel.functions.batches - batches, 1);
      },
    },
    {
      name: "hands over blocks, blanks as empty text, what is left out as null",
      async run() {
        const opened = await open();
        opened.excel.type("C1", 7);
        const seen = await results(opened, ["=TEST_SEEN(C1:D1)", '=TEST_SEEN("x",TRUE)', "=TEST_SEEN(,1)"]);
        assert.deepEqual(seen, ['[[[7,""]],null]', '[[["x"]],[[true]]]', "[null,[[1]]]"]);
      },
    },
    {
      name: "shows errors with their messages, exceptions and missing functions",
      async run() {
        const shown = await results(await open(), [
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
        assert.deepEqual(
          shown.map((value) => (typeof value === "object" ? value?.error : value)),
          ["#VALUE!", "#N/A", "#DIV/0!", "#NUM!", "#VALUE!", "#VALUE!", "#NAME?", "#VALUE!", 3],
        );
        assert.deepEqual(shown[0], { error: "#VALUE!", message: "because of invalidValue" });
      },
    },
    {
      name: "does not call a function with an error among its arguments",
      async run() {
        const opened = await open();
        const { calls } = opened.excel.functions;
        assert.deepEqual(await results(opened, ["=TEST_DOUBLE(1/0)"]), [{ error: "#DIV/0!" }]);
        assert.equal(opened.excel.functions.calls, calls);
      },
    },
    {
      name: "spills blocks, single errors among them, and waits for promises",
      async run() {
        const opened = await open();
        await results(opened, ["=TEST_GRID(3)", "=TEST_MIXED()", "=TEST_LATER(TEST_LATER(1))"]);
        assert.deepEqual(valuesOf(opened.excel, "A1:B4"), [
          [0, "row 0"],
          [1, "row 1"],
          [2, "row 2"],
          [null, null],
        ]);
        assert.deepEqual(valuesOf(opened.excel, "A11:B11"), [[1, { error: "#N/A", message: "not here" }]]);
        assert.deepEqual(valuesOf(opened.excel, "A21"), [[3]]);
      },
    },
    {
      name: "calls again when an argument changes, and forgets an answer that comes too late",
      async run() {
        const opened = await open();
        const { excel } = opened;
        excel.type("C1", 1);
        await results(opened, ["=TEST_LATER(C1)"]);
        excel.type("C1", 5);
        excel.type("C1", 9);
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A1"), [[10]]);
        excel.type("A1", "=TEST_LATER(C1)+1");
        excel.type("A1", "text");
        await excel.idle();
        await opened.page.waitForTimeout(300);
        assert.deepEqual(valuesOf(excel, "A1"), [["text"]]);
      },
    },
  ];
}
