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
    localNames: new Map(),
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
