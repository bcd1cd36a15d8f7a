import { freeDefinedName, freeSheetName, TakenNames } from "../../../src/workbook/names/freeName";

const taken = (...names: string[]): TakenNames => new TakenNames(names);

test.each([
  ["Summary", ["summary"], "Summary (2)"],
  ["Summary", ["Summary", "SUMMARY (2)", "Summary (3)"], "Summary (4)"],
  // 31 characters at most: 27 and " (2)"
  ["x".repeat(31), [], `${"x".repeat(27)} (2)`],
  ["x".repeat(27), [], `${"x".repeat(27)} (2)`],
  [`${"x".repeat(26)} yyyy`, [], `${"x".repeat(26)} (2)`],
  // Half an emoji is no character.
  [`${"x".repeat(26)}😀yyy`, [], `${"x".repeat(26)} (2)`],
  [`😀${"x".repeat(29)}`, [], `😀${"x".repeat(25)} (2)`],
])("the sheet %s next to %j becomes %s", (name, others, free) => {
  expect(freeSheetName(name, taken(...others))).toBe(free);
});

test.each([
  ["Results", ["results"], "Results_2"],
  ["Results", ["Results_2", "RESULTS_3"], "Results_4"],
  ["SHARE", [], "SHARE_n2"], // SHARE_2 would look like a custom function
  ["x".repeat(255), [], `${"x".repeat(253)}_2`],
])("the name %s next to %j becomes %s", (name, others, free) => {
  expect(freeDefinedName(name, taken(...others))).toBe(free);
});
