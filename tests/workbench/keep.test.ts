import { readKept } from "../../src/workbench/keep/keptWorkbook";
import { StartGuard } from "../../src/workbench/keep/startGuard";
import {
  unreadableAmong,
  keyOf,
  newUnreadableKey,
  newCopy,
  titleOf,
} from "../../src/workbench/keep/workbookKeys";

const KEYS = ["workbook", "copy-10", "copy-2", "aside-1", "copy-", "copy-0", "other"];

test.each([
  ["", "workbook"],
  ["#", "workbook"],
  ["#copy-2", "copy-2"],
  ["#copy-0", "workbook"],
  ["#aside-1", "workbook"],
  ["#copy-2/../workbook", "workbook"],
])("the address %j opens %j", (hash, key) => {
  expect(keyOf(hash)).toBe(key);
});

test("unreadable workbooks are found in their order, and a new workbook gets the next number", () => {
  expect(unreadableAmong(KEYS)).toEqual(["aside-1"]);
  expect([newCopy(KEYS), newUnreadableKey(KEYS), newCopy([])]).toEqual(["copy-11", "aside-2", "copy-1"]);
  expect(["workbook", "copy-3"].map(titleOf)).toEqual(["Main workbook", "Copy 3"]);
});

const SHEET = { name: "A", rowCount: 10, columnCount: 5, cellData: {} };

function kept(sheet: object = {}, rest: object = {}) {
  const sheets = { a: { ...SHEET, ...sheet } };
  const snapshot = { sheetOrder: ["a"], sheets, styles: {}, resources: [] };
  return { opened: { sheets: [] }, safe: "1", snapshot, ...rest };
}

test.each([{}, { rowCount: 1_048_576 }, { columnCount: 16_384 }])("a workbook with %j is read", (sheet) => {
  const raw = kept(sheet, { opened: { sheets: [], records: [] } });
  expect(readKept(raw)).toEqual(raw);
});

test("a workbook of 0.1.0 has no records", () => {
  expect(readKept(kept()).opened).toEqual({ sheets: [], records: [] });
});

test.each([
  [kept({ rowCount: 1_048_577 }), "A has 1048577 rows"],
  [kept({ rowCount: 0 }), "A has 0 rows"],
  [kept({ rowCount: 2.5 }), "A has 2.5 rows"],
  [kept({ columnCount: 16_385 }), "A has 16385 columns"],
  [kept({ columnCount: "5" }), "A has 5 columns"],
  [kept({ cellData: null }), "the cells of A is not an object but null"],
  [kept({ name: 3 }), "a sheet has no name"],
  [kept({}, { opened: {} }), "its drawing has no sheets"],
  [kept({}, { safe: 1 }), "it has no mark"],
  [
    kept({}, { snapshot: { sheetOrder: ["b"], sheets: {}, styles: {}, resources: [] } }),
    "sheet b is not an object",
  ],
  [kept({}, { snapshot: { sheetOrder: [], sheets: {}, styles: {}, resources: [] } }), "it has no sheets"],
  [kept({}, { snapshot: { sheetOrder: ["a"], sheets: {}, styles: {} } }), "it has no resources"],
  [kept({}, { snapshot: null }), "the snapshot is not an object but null"],
  [7, "the workbook is not an object but 7"],
  [null, "the workbook is not an object but null"],
])("refuses %j: %s", (raw, message) => {
  expect(() => readKept(raw)).toThrow(message);
});

test("a workbook is opened until two starts in a row did not end", () => {
  const storage = memory();
  const start = () => new StartGuard(storage, "workbook").begin();
  expect([start(), start(), start()]).toEqual([true, true, false]);
  new StartGuard(storage, "workbook").end();
  expect(start()).toBe(true);
  expect(new StartGuard(storage, "copy-1").begin()).toBe(true);
});

test("a storage that refuses everything does not stop a start", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const refusing = { ...memory(), getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [refusing, undefined]) {
    const guard = new StartGuard(storage, "workbook");
    expect([guard.begin(), guard.begin(), guard.begin()]).toEqual([true, true, true]);
    expect(() => guard.end()).not.toThrow();
  }
});

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: () => null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}
