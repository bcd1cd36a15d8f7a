import { liveFormula } from "../../../../src/workbook/writers/officejs/liveFormula";
import { wireBytes } from "../../../../src/workbook/writers/officejs/payload";
import { pointsOfWidth } from "../../../../src/workbook/writers/officejs/widths";

test.each([
  ["VSAN_GHZ(B4,8)", "=VSAN_GHZ(B4,8)"],
  ["STDEV.S(A1:A3)", "=STDEV.S(A1:A3)"],
  ["[@IOPS]*2", "=[@[IOPS]]*2"],
  ["[@[p95 / average]]", "=[@[p95 / average]]"],
  ["[@[a '[b'] '#1]]", "=[@[a '[b'] '#1]]"],
  ["SUM(Results[IOPS])", "=SUM(Results[IOPS])"],
  ["SUM(Results[Latency (ms)])", "=SUM(Results[[Latency (ms)]])"],
  ['"[@IOPS]"&A1', '="[@IOPS]"&A1'],
])("%s is typed as %s", (formula, typed) => {
  expect(liveFormula(formula)).toBe(typed);
});

test.each([
  [8.43, 48],
  [10, 56.25],
  [28, 150.75],
])("a width of %d characters is %d points", (characters, points) => {
  expect(pointsOfWidth(characters)).toBe(points);
});

test("bytes are those of JSON inside JSON, in UTF-8", () => {
  expect(wireBytes(12)).toBe(4);
  // "\"a\"" has seven characters.
  expect(wireBytes("a")).toBe(7);
  expect(wireBytes("é")).toBe(8);
  expect(wireBytes([["a", null]])).toBe(2 + 2 + 5 + 1 + 4 + 2);
});
