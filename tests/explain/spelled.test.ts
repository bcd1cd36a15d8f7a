import { shownFigure, shownNumber, spelled } from "../../src/explain/spelled";

test.each([
  [1000, "1,000"],
  [1234567.8, "1,234,570"],
  [0.1 + 0.2, "0.3"],
  [-0.000012345678, "-0.0000123457"],
  [1e-9, "1e-9"],
  [2 ** 53, "9,007,199,254,740,992"],
  [1e15, "1,000,000,000,000,000"],
  [1.5e21, "1.5e+21"],
  [0, "0"],
])("%d reads %s", (value, text) => {
  expect(shownNumber(value)).toBe(text);
});

test.each([
  [0.15, "per cent a year", "15% a year"],
  [0.1, "per cent", "10%"],
  [6, "hosts", "6 hosts"],
  [6, "", "6"],
  ["RAID-5", "hosts", "RAID-5"],
  [null, "hosts", ""],
  [true, "", "TRUE"],
  [{ error: "#N/A" } as const, "hosts", "#N/A"],
])("%j of the unit %j is shown as %j", (value, unit, text) => {
  expect(shownFigure(value, unit)).toBe(text);
});

test.each([
  [1000, "1000"],
  ['a "b"', '"a ""b"""'],
  [null, ""],
  [false, "FALSE"],
  [[[7]], "7"],
  [[[1], [2]], "2 rows x 1 column"],
])("the argument %j is written %s", (argument, text) => {
  expect(spelled(argument)).toBe(text);
});
