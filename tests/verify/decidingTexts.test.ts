import { decidingTexts } from "../../src/verify/decidingTexts";
import type { NameFeature } from "../../src/workbook/drawing";
import type { StyleName } from "../../src/workbook/styles";
import { type Cells, sheetOf, workbookOf } from "./drawn";

/** The cells of a sheet Hosts whose texts decide. */
function decidingIn(
  cells: Cells,
  names: [string, NameFeature["refersTo"]][] = [],
  units: [column: number, style: StyleName][] = [],
): string[] {
  const styles = units.map(([column, style]) => ({ row: 0, column, rows: 9, columns: 1, style }));
  const other = sheetOf("Notes", { A1: "note", A2: "note" });
  const found = decidingTexts(workbookOf([sheetOf("Hosts", cells, { styles }), other], names));
  return [...found].map((place) => place.replace("Hosts!", ""));
}

/** What a formula in D1 makes of texts in A1 to C2. */
const TEXTS = { A1: "a", B1: "b", C1: "c", A2: "d", B2: "e", C2: "f" };

test.each([
  ["A1", ["A1"]],
  ["$A$1&B2", ["A1", "B2"]],
  ["A1:B2", ["A1", "B1", "A2", "B2"]],
  ["Hosts!A1", ["A1"]],
  ["HOSTS!A1", ["A1"]],
  ["Notes!A1", ["Notes!A1"]],
  ["'Disk groups'!A1", []],
  ['IF(A1="b",1,2)', ["A1"]],
  ["SUM(A1:B2)", []],
  ["SUM( A1:B2 )", []],
  ["sum(A1:B2,C1)", []],
  ["MIN(1,A1,2)", []],
  ["MAX(A1)", []],
  ["AVERAGE(A1)", []],
  ["COUNT(A1)", []],
  ["SUMPRODUCT(A1:A2,B1:B2)", []],
  ["COUNTA(A1)", ["A1"]],
  ["SUMPRODUCT(A1:A2*B1:B2)", ["A1", "B1", "A2", "B2"]],
  ["SUMPRODUCT(A1:A2=B1,C1:C2)", ["A1", "B1", "A2"]],
  ["SUM(-A1)", ["A1"]],
  ["SUM(A1,-B1)", ["B1"]],
  ["SUM((A1))", ["A1"]],
  ["SUM(A1&B1)", ["A1", "B1"]],
  ["SUM(A1)+B1", ["B1"]],
  ["A1+SUM(B1)", ["A1"]],
  ["SUM(LEN(A1),B1)", ["A1"]],
  ["LEN(SUM(A1),B1)", ["B1"]],
  ["SUM((1+2)*3,B1)", []],
  ["IF(SUM(A1),B1,C1)", ["B1", "C1"]],
])("of the formula %s these texts decide: %j", (formula, places) => {
  expect(decidingIn({ ...TEXTS, D1: { formula } })).toEqual(places);
});

test.each<[string, Cells, string[]]>([
  ["a text", { A1: "cores", A2: { formula: "A1" } }, ["A1"]],
  ["a blank text", { A1: " ", A2: { formula: "A1" } }, []],
  ["an empty text", { A1: "", A2: { formula: "A1" } }, []],
  ["a number", { A1: 4, A2: { formula: "A1" } }, []],
  ["a truth", { A1: true, A2: { formula: "A1" } }, []],
  ["an error", { A1: { error: "#N/A" }, A2: { formula: "A1" } }, []],
  ["a text that a formula shows", { A1: { formula: '"cores"', shows: "cores" }, A2: { formula: "A1" } }, []],
  ["a text right of one that is referred to", { A1: "a", B1: "b", A2: { formula: "A1" } }, ["A1"]],
])("%s that a formula refers to", (_, cells, places) => {
  expect(decidingIn(cells)).toEqual(places);
});

test.each<[string, NameFeature["refersTo"], string[]]>([
  ["a cell", { sheet: "Hosts", range: "A1" }, ["A1"]],
  ["a range", { sheet: "Hosts", range: "A1:A2" }, ["A1", "A2"]],
  ["cells of another sheet", { sheet: "Notes", range: "A1" }, ["Notes!A1"]],
  ["whole columns", { sheet: "Hosts", range: "A:A" }, []],
  ["a formula of a cell", { formula: "Hosts!$B$2&1" }, ["B2"]],
  ["a formula of numbers of cells", { formula: "SUM(Hosts!$B$2)" }, []],
  ["a formula that does not name its sheet", { formula: "$B$2" }, []],
])("of a name for %s these texts decide: %j", (_, refersTo, places) => {
  expect(
    decidingIn(TEXTS, [
      ["Plan_Unit", refersTo],
      ["Last", { sheet: "Hosts", range: "C2" }],
    ]),
  ).toEqual([
    ...places.filter((place) => !place.includes("!")),
    "C2",
    ...places.filter((place) => place.includes("!")),
  ]);
});

test.each<[string, Cells, string[]]>([
  ["right below", { A1: "Unit", A2: "GHz" }, ["A2"]],
  ["in the next rows", { A1: "Unit", A2: "GHz", A3: "GiB" }, ["A2", "A3"]],
  ["of evidence levels", { A1: "Evidence level", A2: "measured" }, ["A2"]],
  ["with more words", { A1: "Unit of the limit", A2: "GHz" }, ["A2"]],
  ["that only begins so", { A1: "Units", A2: "GHz" }, []],
  ["with other words before", { A1: "My Unit", A2: "GHz" }, []],
  ["below other texts", { A1: "Limits", A2: "Unit", A3: "GHz" }, ["A3"]],
  ["below a number", { A1: "Unit", A2: 4, A3: "GHz" }, ["A3"]],
  ["below a formula", { A1: "Unit", A2: { formula: "1+1" }, A3: "GHz" }, ["A3"]],
  ["below a blank cell", { A1: "Unit", A3: "GHz" }, []],
  ["of the next column", { A1: "Unit", B2: "GHz", B1: "Name" }, []],
  ["itself", { A1: "Unit" }, []],
])("a text under a header of units %s", (_, cells, places) => {
  expect(decidingIn(cells)).toEqual(places);
});

test.each<[StyleName, string[]]>([
  ["unit", ["A1"]],
  ["entryUnit", ["A1"]],
  ["label", []],
])("texts that look like %s decide: %j", (style, places) => {
  expect(decidingIn({ A1: "GHz", B1: "GHz" }, [], [[0, style]])).toEqual(places);
});
