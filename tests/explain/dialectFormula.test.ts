import { dialectFormula } from "../../src/explain/dialectFormula";
import type { TableCells } from "../../src/explain/workbookCells";

/** The longest header that a table has, each letter of which needs a `'` in a reference. */
const LONGEST = "#".repeat(255);
const ESCAPED = "'#".repeat(255);

const LOADS: TableCells = {
  name: "Loads",
  sheet: "Sheet",
  area: { row: 4, column: 1, rows: 3, columns: 2 },
  headers: [`${LONGEST.slice(1)}a`, LONGEST],
  hasHeaders: true,
  hasTotals: false,
};

function read(formula: string): ReturnType<typeof dialectFormula> {
  return dialectFormula(formula, {
    at: { sheet: "Sheet", row: 5, column: 5 },
    tables: [LOADS],
    localNames: new Map([
      ["sheet!rate", "Other!$C$1"],
      ["my sheet!rate", "1+2"],
    ]),
  });
}

test("the longest reference to a table is followed: a part, and two headers in which each letter has a '", () => {
  const both = `[${ESCAPED.slice(2)}a]:[${ESCAPED}]`;
  expect(read(`SUM(Loads[[#Data],${both}])`)).toEqual({ formula: "SUM($B$5:$C$7)", unfollowed: [] });
});

test.each([
  ["closed at a depth of two", "[[x]]", { formula: "{}", unfollowed: ["[[x]]"] }],
  ["deeper, as no reference has them", "[[[x]]]", { formula: "[{}]", unfollowed: ["[[x]]"] }],
  ["never closed", "[[x]", { formula: "[{}", unfollowed: ["[x]"] }],
])("brackets that are %s", (_why, formula, expected) => {
  expect(read(formula)).toEqual(expected);
});

const SAME = undefined;

test.each<[what: string, formula: string, dialect: string | undefined]>([
  ["whole columns", "SUM(A:C)", "SUM($A$1:$C$1048576)"],
  ["one whole column", "SUM(B:B)", "SUM($B$1:$B$1048576)"],
  ["the last column", "SUM(XFD:XFD)", "SUM($XFD$1:$XFD$1048576)"],
  ["columns with $, the last one first", "SUM($C:$A)", "SUM($A$1:$C$1048576)"],
  ["columns of which one has two letters", "SUM(b:aa)", "SUM($B$1:$AA$1048576)"],
  ["such columns, the last one first", "SUM(AA:B)", "SUM($B$1:$AA$1048576)"],
  ["columns of two letters, the last one first", "SUM(AC:AB)", "SUM($AB$1:$AC$1048576)"],
  ["whole rows", "SUM(2:10)", "SUM($A$2:$XFD$10)"],
  ["one whole row", "SUM(1:1)", "SUM($A$1:$XFD$1)"],
  ["rows with $, the last one first", "SUM($10:$2)", "SUM($A$2:$XFD$10)"],
  ["all rows", "SUM(1:1048576)", "SUM($A$1:$XFD$1048576)"],
  ["rows beyond the last one", "SUM(1:1048577)", SAME],
  ["row 0", "SUM(0:5)", SAME],
  ["nothing but row 0", "SUM(0:0)", SAME],
  ["columns of a sheet", "SUM('My sheet'!A:B)", "SUM('My sheet'!$A$1:$B$1048576)"],
  ["rows of a sheet", "SUM(Other!2:3)", "SUM(Other!$A$2:$XFD$3)"],
  ["the cells that a formula fills", "SUM(A1#)", SAME],
  ["the same on a sheet", "SUM(Other!A1#)", SAME],
  ["a cell", "$A1+A$1", SAME],
  ["a range of a sheet", "SUM(Other!A1:$B$2)", SAME],
  ["a sheet with an apostrophe", "'Bob''s'!A1", SAME],
  ["a sheet in front of a bracket", "Other!(A1)", SAME],
  ["a sheet in front of a function", "Other!SUM(A1)", "SUM(A1)"],
  ["a sheet in front of a stored function", "Other!_xlfn.SINGLE(A1)", "SINGLE(A1)"],
  ["a stored function", "_xlfn._xlws.FILTER(A1,B1)", "FILTER(A1,B1)"],
  ["a name of the sheet", "Rate*2", "(Other!$C$1)*2"],
  ["a name of the sheet, stored", "_xlpm.RATE*2", "(Other!$C$1)*2"],
  ["a name of another sheet", "'My sheet'!rate*2", "(1+2)*2"],
  ["a name of the workbook behind a sheet", "Other!Rate*2", "Rate*2"],
  ["a function with the word of a name", "Rate(2)", SAME],
  ["a table", "SUM(loads)", "SUM(Sheet!$B$5:$C$7)"],
  ["a function with the word of a table", "Loads(1)", SAME],
  ["numbers", "1.5E+3*.5-2e-1", SAME],
  ["a text of whole columns", '"A:B ""2:3"""', SAME],
  ["an error", "#N/A", SAME],
])("a formula with %s, %s, is %s in the dialect", (_what, formula, dialect) => {
  expect(read(formula)).toEqual({ formula: dialect ?? formula, unfollowed: [] });
});

test.each([
  ["Sheet:Other!A1"],
  ["'Sheet:My other'!A1:B2"],
  ["[Prices.xlsx]S!A1"],
  ["'C:\\x\\[Prices.xlsx]S'!A:B"],
  ["Prices.xlsx!Rate"],
  ["Loads[Gone]"],
])("%s is not followed", (reference) => {
  expect(read(`1+${reference}*2`)).toEqual({ formula: "1+{}*2", unfollowed: [reference] });
});
