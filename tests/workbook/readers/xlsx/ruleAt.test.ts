import { ruleAt } from "../../../../src/workbook/readers/xlsx/readValidations";

test.each([
  ["A1", "Data, A1"],
  ["A1 B2:B9", "Data, A1 B2:B9"],
  ["NaN", "Data"],
  ["A1 undefined", "Data"],
  ["", "Data"],
])("a rule of the cells %j is at %s", (ranges, place) => {
  expect(ruleAt("Data", ranges)).toBe(place);
});
