import { changedPatterns } from "../../src/verify/changedPatterns";
import { changeOf } from "../../src/verify/sentences";
import type { SheetFeature } from "../../src/workbook/drawing";
import { type Cells, inputOf, sheetOf } from "./drawn";

/** Numbers of a sheet Hosts that were written in place of formulas; B9 is an input of it, C5 one of another sheet. */
function changesOf(cells: Cells, features: SheetFeature[] = []): string[] {
  const inputs = [inputOf("Hosts", "B9", "Hosts"), inputOf("Disks", "C5", "Disks")];
  const found = changedPatterns(sheetOf("Hosts", cells, { features }), { inputs });
  expect(found.every(({ sheet, kind }) => sheet === "Hosts" && kind === "overwritten")).toBe(true);
  return found.map((one) => `${one.cell}: ${changeOf(one)}`);
}

const above = { formula: "A4*2", shows: 2 };
const below = { formula: "A6*2", shows: 2 };
const FOUND = ["C5: a formula was overwritten with 7: =A5*2"];

test.each<[string, Cells, string[]]>([
  ["a number between two formulas", { C4: above, C5: 7, C6: below }, FOUND],
  ["a text between two formulas", { C4: above, C5: "n/a", C6: below }, []],
  ["a blank cell between two formulas", { C4: above, C6: below }, []],
  ["a formula between two others", { C4: above, C5: { formula: "7", shows: 7 }, C6: below }, []],
  ["a number below a formula", { C4: above, C5: 7 }, []],
  ["a number above a formula", { C5: 7, C6: below }, []],
  ["a number between two other formulas", { C4: above, C5: 7, C6: { formula: "A6*3" } }, []],
  [
    "a number between formulas of one cell",
    { C4: { formula: "$A$1" }, C5: 7, C6: { formula: "$A$1" } },
    ["C5: a formula was overwritten with 7: =$A$1"],
  ],
  ["a number between formulas of cells in other rows", { C4: above, C5: 7, C6: { formula: "A4*2" } }, []],
  ["two numbers between formulas", { C4: above, C5: 7, C6: 8, C7: { formula: "A7*2" } }, []],
  ["a number left and right of which are formulas", { B5: above, C5: 7, D5: below }, []],
  ["an input between two formulas", { B8: { formula: "A8" }, B9: 7, B10: { formula: "A10" } }, []],
  [
    "numbers in several columns",
    { C4: above, C5: 7, C6: below, D4: { formula: "A4*2" }, D5: 8, D6: { formula: "A6*2" } },
    [...FOUND, "D5: a formula was overwritten with 8: =A5*2"],
  ],
])("%s", (_, cells, changes) => {
  expect(changesOf(cells)).toEqual(changes);
});

const block = (rows: number, columns: number) => ({
  formula: "VSAN_GHZ(A1)",
  shows: 1,
  spill: { rows, columns },
});

test.each<[string, Cells, string[]]>([
  ["a row of cells that a formula fills", { B5: block(1, 2) }, []],
  ["the last of such a row", { A5: block(1, 3) }, []],
  ["beside such a row", { A5: block(1, 2) }, FOUND],
  ["in the first row of a block", { B5: block(2, 2) }, []],
  ["in the last row of a block", { B3: block(3, 2) }, []],
  ["below a block", { B3: block(2, 2) }, FOUND],
  ["beside one cell with a formula", { B5: block(1, 1) }, FOUND],
])("a number between two formulas, %s", (_, cells, changes) => {
  expect(changesOf({ C4: above, C5: 7, C6: below, ...cells })).toEqual(changes);
});

/** A table in C4 to D6, of which the first row has the headers. */
const table = (first?: string, second?: string, row = 3): SheetFeature => ({
  ...{ kind: "table", name: "T", area: { row, column: 2, rows: 3, columns: 2 } },
  columns: [first, second].map((formula) => ({
    ...{ header: "GHz", custom: false },
    ...(formula === undefined ? {} : { formula }),
  })),
});

test.each<[string, Cells, SheetFeature[], string[]]>([
  [
    "rows of a column with a formula",
    { C5: 7, C6: 8 },
    [table("[@B]*2")],
    ["C5: a formula was overwritten with 7: =[@B]*2", "C6: a formula was overwritten with 8: =[@B]*2"],
  ],
  [
    "the second column",
    { D5: 7 },
    [table(undefined, "[@C]")],
    ["D5: a formula was overwritten with 7: =[@C]"],
  ],
  ["a column without a formula", { D5: 7 }, [table("[@B]*2")], []],
  [
    "a column without a formula, between two formulas",
    { C4: above, C5: 7, C6: below },
    [table(undefined, "[@C]")],
    FOUND,
  ],
  ["the row of headers", { C4: 7 }, [table("[@B]*2")], []],
  ["the row below", { C7: 7 }, [table("[@B]*2")], []],
  ["the columns beside it", { B5: 7, E5: 7 }, [table("[@B]*2", "[@C]")], []],
  [
    "the second of two tables",
    { C9: 7 },
    [{ kind: "hiddenGridlines" }, table("[@B]*2"), table("[@B]*3", undefined, 7)],
    ["C9: a formula was overwritten with 7: =[@B]*3"],
  ],
])("numbers in a table, in %s", (_, cells, features, changes) => {
  expect(changesOf(cells, features)).toEqual(changes);
});
