import { Coverage } from "../../src/verify/coverage";
import type { NameFeature } from "../../src/workbook/drawing";
import { sheetOf, workbookOf } from "./drawn";

const NAMES: [string, NameFeature["refersTo"]][] = [
  ["Plan_Hosts", { sheet: "Hosts", range: "B3" }],
  ["Plan_Cores", { sheet: "Hosts", range: "B3:B9" }],
  ["Share", { formula: "0.75" }],
  ["Fixed", { formula: "Hosts!$A$1+1" }],
  ["Half_fixed", { formula: "SUM(Hosts!$A$1:B$2)" }],
  ["Above_me", { formula: "Hosts!A1+1" }],
  ["Twice", { formula: "LAMBDA(x,2*x)" }],
];

const coverageOf = (): Coverage =>
  new Coverage(
    workbookOf([sheetOf("Hosts", {}), sheetOf("Disk groups", {})], NAMES),
    (id) => id === "VSAN_GHZ",
  );

test.each([
  ["A1+1", undefined],
  ["Hosts!A1", undefined],
  ["'Disk groups'!A1", undefined],
  ["Disks!A1", "there is no sheet Disks"],
  ["A1+SUM(Disks!A1:A9)", "there is no sheet Disks"],
  ["VSAN_GHZ(A1)", undefined],
  ["VSAN_IOPS(A1)", "this release has no function VSAN_IOPS"],
  ["sum(A1:A3)", undefined],
  ["NOW()", "NOW returns a different result each time"],
  ["rand()+1", "RAND returns a different result each time"],
  ["XLOOKUP(1,A1:A2,B1:B2)", "XLOOKUP is not calculated by HCI Planner"],
  ["Plan_Hosts*2", undefined],
  ["PLAN_HOSTS*2", undefined],
  ["SUM(Plan_Cores)", undefined],
  ["Share*2", undefined],
  ["Fixed", undefined],
  ["Half_fixed", "the name Half_fixed is not known"],
  ["1+Above_me", "the name Above_me is not known"],
  ["Plan_Disks", "the name Plan_Disks is not known"],
  ["Twice(2)", undefined],
  ["TWICE(2)", undefined],
  ["Thrice(2)", "THRICE is not calculated by HCI Planner"],
  ["LAMBDA(x,x+A1)", undefined],
  ["LAMBDA(x,x+y)", "the name y is not known"],
  ["SUM(Disks[GiB])", "the table of Disks[GiB] is not known"],
  ["[@GiB]*2", "the table of [@GiB] is not known"],
  ["1+", "it is in a form that HCI Planner does not calculate"],
  ["A:A", "it is in a form that HCI Planner does not calculate"],
])("%s: %s", (formula, because) => {
  expect(coverageOf().gap(formula)).toBe(because);
});

test.each([
  ["SUM(A1:B1000000)", undefined],
  ["SUM(A1:B1000000)+C1", "it refers to too many cells"],
  ["SUM(A1:A1000000)+SUM(B1:B1000000)", undefined],
  ["SUM(A1:A1000000)+SUM(B1:B1000001)", "it refers to too many cells"],
])("a formula may refer to 2,000,000 cells: %s: %s", (formula, because) => {
  expect(coverageOf().gap(formula)).toBe(because);
});

test("all formulas may refer to 400,000,000 cells, those that are not recalculated do not count", () => {
  const coverage = coverageOf();
  const most = "SUM(A1:B1000000)";
  for (let i = 0; i < 199; i++) expect(coverage.gap(most)).toBeUndefined();
  expect(coverage.gap(`${most}+C1`)).toBe("it refers to too many cells");
  expect(coverage.gap(`${most}+NoSuchName`)).toBe("the name NoSuchName is not known");
  expect(coverage.gap(most)).toBeUndefined();
  expect(coverage.gap("1+1")).toBeUndefined();
  expect(coverage.gap("A1")).toBe("it refers to too many cells");
});

test.each([
  ["A1*2", false],
  ["SUM(A1:A3)", false],
  ["A1:A3*2", true],
  ["SUM(A1:A3*2)", true],
  ["Plan_Hosts*2", false],
  ["Plan_Cores*2", true],
  ["PLAN_CORES*2", true],
  ["VSAN_GHZ(A1:A3)", false],
  ["hosts!A1*2", false],
  ["Disks!A1*2", true],
  ["VSAN_IOPS(A1)", true],
  ["1+", true],
])("%s computes on ranges: %s", (formula, computes) => {
  expect(coverageOf().computesOnArrays(formula)).toBe(computes);
});
