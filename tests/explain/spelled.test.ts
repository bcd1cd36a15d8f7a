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
  [0.15, "% per year", true, "15% per year"],
  [0.1, "%", true, "10%"],
  [0.3, "share of raw", true, "30% of raw"],
  [0.7, "% of the I/O", true, "70% of the I/O"],
  [0.7, "", true, "70%"],
  [0.5, "percentile", true, "50% percentile"],
  [10, "%", false, "10%"],
  [10, "per cent", false, "10 per cent"],
  [0.1, "per cent a year", true, "10% a year"],
  [96.5, "% cpu.usage", false, "96.5% cpu.usage"],
  [0.3, "share of raw", false, "0.3 share of raw"],
  [6, "hosts", false, "6 hosts"],
  [6, "", false, "6"],
  ["RAID-5", "hosts", true, "RAID-5"],
  [null, "hosts", true, ""],
  [true, "", false, "TRUE"],
  [{ error: "#N/A" } as const, "hosts", true, "#N/A"],
])("%j of the unit %j is shown as the cell does: as a share is %j, %j", (value, unit, isShare, text) => {
  expect(shownFigure(value, unit, isShare)).toBe(text);
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
