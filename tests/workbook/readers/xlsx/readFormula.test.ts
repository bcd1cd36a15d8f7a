import type { FileTable } from "../../../../src/workbook/readers/xlsx/fileTables";
import { readFormula } from "../../../../src/workbook/readers/xlsx/readFormula";

const TABLE: FileTable = {
  name: "Results",
  sheet: "Data",
  area: { row: 2, column: 1, rows: 4, columns: 2 },
  columns: [{ header: "IOPS" }, { header: "it's [ms]" }],
};
const known = { tables: new Map([["results", TABLE]]), lambdas: new Set(["twice"]) };
const read = (stored: string, more: object = {}) => readFormula(stored, { ...known, sheet: "Data", ...more });

test.each<[string, string, object?]>([
  ["_xldudf_VSAN_GHZ(B1)*2", "VSAN_GHZ(B1)*2"],
  ["_xlfn.STDEV.S(B1:B9)", "STDEV.S(B1:B9)"],
  ['IF(B1="_xlfn.STDEV.S(_xldudf_A_B(",1,2)', 'IF(B1="_xlfn.STDEV.S(_xldudf_A_B(",1,2)'],
  ["'_xlfn.X'!A1+1", "'_xlfn.X'!A1+1"],
  ["SUM(Results[IOPS])", "SUM($B$4:$B$6)"],
  ["SUM(Results[IOPS])", "SUM(Data!$B$4:$B$6)", { sheet: "Summary" }],
  ["Results[[#This Row],[IOPS]]*2", "B6*2", { row: 5 }],
  ["Results[[#This Row],[it''s '[ms']]]*2", "[@[it''s '[ms']]]*2", { table: TABLE }],
  ["_xlfn.LAMBDA(_xlpm.x,_xlpm.x*2)", "LAMBDA(x,x*2)", { isName: true }],
  ["Twice(3)", "Twice(3)"],
  // As LibreOffice stores them.
  ["IF(_xldudf_vsan_ghz(B1)>0,TRUE(),FALSE())", "IF(VSAN_GHZ(B1)>0,TRUE,FALSE)"],
  ['"TRUE()"&_xldudf_Disk_Tib(B1)', '"TRUE()"&DISK_TIB(B1)'],
])("%s is %s", (stored, formula, more = {}) => {
  expect(read(stored, more)).toMatchObject({ formula, isOfDialect: true });
});

test.each([
  "SUM(A:A)",
  "SUM({1,2})",
  "_xlfn.ANCHORARRAY(A1)",
  "SUM(Results[#All])",
  "Results[[#This Row],[IOPS]]*2",
  "SUM(Other[IOPS])",
  "[1]Sheet1!A1",
  "MY_FUNCTION(1)",
  "1+",
])("%s is outside of the dialect and stays as it is stored", (stored) => {
  expect(read(stored)).toMatchObject({ formula: stored, isOfDialect: false });
});

test("a function that is written but not calculated loses its prefix only", () => {
  const formula = "XLOOKUP(1,A1:A9,B1:B9)+PMT(1,2,3)";
  expect(read("_xlfn.XLOOKUP(1,A1:A9,B1:B9)+PMT(1,2,3)")).toMatchObject({
    formula,
    isOfDialect: false,
    isSame: true,
  });
});

test("a call of HCI Planner is one in a formula, not in a text", () => {
  expect(read("_xldudf_VSAN_GHZ(1)").isCustom).toBe(true);
  expect(read('"_xldudf_VSAN_GHZ(1)"').isCustom).toBe(false);
  expect(read("SUM(1)").isCustom).toBe(false);
});
