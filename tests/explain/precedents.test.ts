import { cellsIn } from "../../src/explain/cellsIn";
import type { DialectFormula } from "../../src/explain/dialectFormula";
import { parsed } from "../../src/explain/formulaParts";
import { precedents } from "../../src/explain/precedents";
import { placeName } from "../../src/explain/workbookReading";

/** Names of a workbook; Deep1 refers to Deep2 and so on to Deep9, which refers to a cell. */
const NAMES: Readonly<Record<string, string>> = {
  rate: "Sheet!$B$1",
  cost: "Rate*Other!$C$1",
  loop: "Loop+Sheet!$D$1",
  twice: "LAMBDA(x,x*Rate)",
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`deep${i + 1}`, i < 8 ? `Deep${i + 2}` : "Sheet!$E$1"]),
  ),
};

const meanings = new Map(
  Object.entries(NAMES).map(([name, formula]): [string, DialectFormula] => [
    name,
    { formula, unfollowed: name === "cost" ? ["[Prices.xlsx]S!A1"] : [] },
  ]),
);

/** What a formula refers to, each place with the name by which it does. */
function references(formula: string) {
  const found = precedents({ formula, unfollowed: ["Sheet:Other!A1"] }, "Sheet", meanings);
  return {
    ...found,
    places: found.cells.map((cell) => placeName(cell) + (cell.name === undefined ? "" : ` ${cell.name}`)),
  };
}

const trees = new Map(Object.entries(NAMES).map(([name, formula]) => [name, parsed(formula)]));

/** The cells that are read to evaluate a formula. */
const needed = (formula: string) => {
  const tree = parsed(formula);
  return cellsIn(tree ? [tree, tree] : [], "Sheet", (name) => trees.get(name.toLowerCase())).map(placeName);
};

test.each<[what: string, formula: string, places: string[]]>([
  ["a cell twice", "A1+$A$1+sheet!A1", ["Sheet!A1"]],
  [
    "cells that differ in one thing",
    "A1+A2+B1+A1:A2+A1:B1",
    ["A1", "A2", "B1", "A1:A2", "A1:B1"].map((at) => `Sheet!${at}`),
  ],
  ["a cell of another sheet", "A1+Other!A1", ["Sheet!A1", "Other!A1"]],
  ["an argument, an operand and an omitted argument", "ROUND(-A1,,B1)%", ["Sheet!A1", "Sheet!B1"]],
  ["a name", "RATE*2", ["Sheet!B1 RATE"]],
  ["a name in a name", "Cost*2", ["Sheet!B1 Cost", "Other!C1 Cost"]],
  ["a cell and a name of it", "B1+Rate", ["Sheet!B1"]],
  ["a name twice", "Rate+Rate", ["Sheet!B1 Rate"]],
  ["a name that refers to itself", "Loop", ["Sheet!D1 Loop"]],
  ["a LAMBDA", "TWICE(A1)", ["Sheet!B1 TWICE", "Sheet!A1"]],
  ["names inside of names, eight deep", "Deep2", ["Sheet!E1 Deep2"]],
  ["names inside of names, nine deep", "Deep1", []],
  ["a name that is not defined", "Price", []],
  ["a text", '"A1"', []],
])("a formula with %s, %s, refers to %j, and needs the same cells", (_what, formula, places) => {
  expect(references(formula).places).toEqual(places);
  const cells = places.map((place) => place.replace(/ .*/, "").toLowerCase());
  expect(
    needed(formula)
      .map((place) => place.toLowerCase())
      .sort(),
  ).toEqual(cells.sort());
});

test("names that a formula uses are listed with what is not followed", () => {
  const { meanings: used, unfollowed } = references("Cost+Cost");
  expect(used.map(({ formula }) => formula)).toEqual(["Rate*Other!$C$1", "Sheet!$B$1"]);
  expect(unfollowed).toEqual(["Sheet:Other!A1", "[Prices.xlsx]S!A1"]);
  expect(references("Rate").unfollowed).toEqual(["Sheet:Other!A1"]);
});
