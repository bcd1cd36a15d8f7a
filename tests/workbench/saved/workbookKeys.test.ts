import {
  keyOf,
  newCopy,
  newUnreadableKey,
  titleOf,
  unreadableAmong,
} from "../../../src/workbench/saved/workbookKeys";

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
