import { isOwnName } from "../../../src/taskpane/plans/isOwnName";

test.each([
  ["the cells of the report", "=Facts!$B$13", true],
  ["cells that are gone", "=#REF!$B$13", true],
  ["a constant of the user", "=76.8", false],
  ["a formula of the user without cells", "=32*2.4", false],
  ["cells of another sheet", "=Mine!$B$13", false],
])("a name that means %s", (_, formula, isOwn) => {
  expect(isOwnName(formula, { sheets: ["Facts"], tables: [] })).toBe(isOwn);
});
