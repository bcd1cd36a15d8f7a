import type { FUniver } from "@univerjs/core/lib/facade";
import { type LostFormula, LostFormulas } from "../../../src/workbench/grid/lostFormulas";

const SET_VALUES = "sheet.mutation.set-range-values";

type Listener = (event: { id: string; params?: object; options?: object }) => void;

/** A workbook of Univer as far as lost formulas depend on it: formulas of sheets by row, in column A. */
class FakeWorkbook {
  private readonly listeners = new Map<string, Listener>();
  reported: readonly LostFormula[] = [];
  readonly lost: LostFormulas;

  constructor(public sheets: Record<string, string[]>) {
    const api = {
      Event: { BeforeCommandExecute: "before", CommandExecuted: "after" },
      addEvent: (name: string, listener: Listener) => this.listeners.set(name, listener),
      getActiveWorkbook: () => ({ getSheetBySheetId: (id: string) => this.getSheet(id) }),
    };
    this.lost = new LostFormulas(api as unknown as FUniver, (lost) => (this.reported = lost));
  }

  getSheet(id: string) {
    const formulas = this.sheets[id];
    return (
      formulas && {
        getRange: (row: number) => ({ getFormula: () => formulas[row] ?? "" }),
        getSheet: () => ({ getCellRaw: () => null }),
      }
    );
  }

  execute(id: string, params: object, change: () => void, options: object = {}): void {
    this.listeners.get("before")?.({ id, params, options });
    change();
    this.listeners.get("after")?.({ id, params, options });
  }

  /** Types a value into a cell of column A. */
  type(sheetId: string, row: number): void {
    this.execute(SET_VALUES, { subUnitId: sheetId, cellValue: { [row]: { 0: { v: 1 } } } }, () => {
      const formulas = this.sheets[sheetId];
      if (formulas) formulas[row] = "";
    });
  }
}

const workbook = () => {
  const made = new FakeWorkbook({ "sheet-0": ["=B1", "=B2"], "sheet-1": ["=C1"] });
  made.type("sheet-0", 1);
  return made;
};

test("a formula that is overwritten is lost, until it is there again", () => {
  const made = workbook();
  expect(made.reported).toEqual([{ sheetId: "sheet-0", row: 1, column: 0, formula: "=B2" }]);
  made.execute(SET_VALUES, {}, () => (made.sheets = { "sheet-0": ["=B1", "=B2"] }));
  expect(made.reported).toEqual([]);
});

test("a formula that Univer removes before it enters the value is lost", () => {
  const made = new FakeWorkbook({ "sheet-0": ["=B1"] });
  const removed = { subUnitId: "sheet-0", cellValue: { 0: { 0: { f: null, si: null } } } };
  made.execute(SET_VALUES, removed, () => (made.sheets = { "sheet-0": [""] }), { fromFormula: true });
  made.execute(
    SET_VALUES,
    { subUnitId: "sheet-0", cellValue: { 0: { 0: { v: 5, f: null } } } },
    () => undefined,
  );
  expect(made.reported).toEqual([{ sheetId: "sheet-0", row: 0, column: 0, formula: "=B1" }]);
});

test("results of formulas are not compared with the formulas of their cells", () => {
  const made = new FakeWorkbook({ "sheet-0": ["=B1"] });
  const asked = jest.spyOn(made, "getSheet");
  const filled = { subUnitId: "sheet-0", cellValue: { 0: { 0: { v: 1 } } } };
  made.execute(SET_VALUES, filled, () => undefined, { fromFormula: true });
  expect(asked).not.toHaveBeenCalled();
  made.execute(SET_VALUES, filled, () => undefined);
  expect(asked).toHaveBeenCalled();
});

test.each(["insert-row", "remove-col", "move-range", "delete-range", "reorder-range"])(
  "no formula is put back into another cell after %s",
  (moving) => {
    const made = workbook();
    made.execute(`sheet.mutation.${moving}`, {}, () => undefined);
    expect(made.reported).toEqual([]);
  },
);

test("formulas of deleted sheets are no longer lost once the workbook is checked", () => {
  const made = workbook();
  made.type("sheet-1", 0);
  made.sheets = { "sheet-0": ["=B1", ""], "sheet-2": ["=D1"] };
  made.lost.check();
  expect(made.reported).toEqual([{ sheetId: "sheet-0", row: 1, column: 0, formula: "=B2" }]);
});
