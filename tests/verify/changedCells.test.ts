import { changedCells } from "../../src/verify/changedCells";
import { changeOf } from "../../src/verify/sentences";
import { type Cells, inputOf, sheetOf } from "./drawn";

/** What was changed in cells of a sheet Hosts; the text of B2 decides, its input is C3. */
function changesOf(now: Cells, then: Cells): string[] {
  const found = changedCells(
    { sheets: [sheetOf("Notes", { A1: 1 }), sheetOf("Hosts", now)] },
    { sheets: [sheetOf("Hosts", then)] },
    { inputs: [inputOf("Hosts", "C3", "Hosts"), inputOf("Notes", "A1", "Other sheet")] },
    new Set(["Hosts!B2", "Notes!B3"]),
  );
  expect(found.every(({ sheet }) => sheet === "Hosts")).toBe(true);
  return found.map((one) => `${one.cell}: ${changeOf(one)}`);
}

test.each<[string, Cells, Cells, string[]]>([
  ["the same formula", { A1: { formula: "B1+1" } }, { A1: { formula: "b1 + 1" } }, []],
  [
    "another formula",
    { A1: { formula: "B1+2" } },
    { A1: { formula: "B1+1" } },
    ["A1: formula =B1+2, the plan has =B1+1"],
  ],
  [
    "a value in place of a formula",
    { A1: 7 },
    { A1: { formula: "B1+1" } },
    ["A1: a formula was overwritten with 7: =B1+1"],
  ],
  [
    "nothing in place of a formula",
    {},
    { A1: { formula: "B1+1" } },
    ["A1: a formula was overwritten with nothing: =B1+1"],
  ],
  ["the same constant", { A1: 0.3 }, { A1: 0.1 + 0.2 }, []],
  ["another constant", { A1: 0.31 }, { A1: 0.3 }, ["A1: constant 0.31, the plan has 0.3"]],
  ["a constant that was removed", {}, { A1: 0.3 }, ["A1: constant nothing, the plan has 0.3"]],
  [
    "a formula in place of a constant that shows the same",
    { A1: { formula: "0.3", shows: 0.3 } },
    { A1: 0.3 },
    ["A1: constant =0.3, the plan has 0.3"],
  ],
  ["another truth", { A1: false }, { A1: true }, ["A1: constant false, the plan has true"]],
  ["a text that decides nothing", { A2: "Kerne" }, { A2: "cores" }, []],
  ["a formula in place of a text that decides nothing", { A2: { formula: "1+1" } }, { A2: "cores" }, []],
  ["the same text that decides", { B2: "GiB " }, { B2: "GiB" }, []],
  ["another text that decides", { B2: "TiB" }, { B2: "GiB" }, ['B2: text "TiB", the plan has "GiB"']],
  ["a text that decides and was removed", {}, { B2: "GiB" }, ['B2: text nothing, the plan has "GiB"']],
  [
    "a formula in place of a text that decides",
    { B2: { formula: '"GiB"', shows: "GiB" } },
    { B2: "GiB" },
    ['B2: text ="GiB", the plan has "GiB"'],
  ],
  ["another input", { C3: 12 }, { C3: 8 }, []],
  ["a formula in an input", { C3: { formula: "4*3", shows: 12 } }, { C3: 8 }, []],
  ["an input that was removed", {}, { C3: 8 }, []],
  [
    "a value at the place of an input of another sheet",
    { A1: 2 },
    { A1: 1 },
    ["A1: constant 2, the plan has 1"],
  ],
  ["a text at the place of one that decides on another sheet", { B3: "TiB" }, { B3: "GiB" }, []],
  ["figures of the planner beside the plan", { A1: 1, A9: 5, E1: { formula: "A1" } }, { A1: 1 }, []],
  ["a figure of the planner in a blank cell", { A1: 1, A2: 5, A3: 1 }, { A1: 1, A3: 1 }, []],
  [
    "cells that the sheet has no more",
    { A1: 1 },
    { A1: 1, A4: 2, D1: 3 },
    ["D1: constant nothing, the plan has 3", "A4: constant nothing, the plan has 2"],
  ],
  [
    "several cells, row by row",
    { A1: 2, B1: 3, A2: 4, B3: 5 },
    { A1: 1, B1: 1, A2: 1, B3: 5 },
    ["A1: constant 2, the plan has 1", "B1: constant 3, the plan has 1", "A2: constant 4, the plan has 1"],
  ],
])("%s", (_, now, then, changes) => {
  expect(changesOf(now, then)).toEqual(changes);
});

test("a sheet that was removed from the workbook is not compared, the others are", () => {
  const found = changedCells(
    { sheets: [sheetOf("Hosts", { A1: 2 })] },
    { sheets: [sheetOf("Calculation", { A1: 1 }), sheetOf("Hosts", { A1: 1 })] },
    { inputs: [] },
    new Set(),
  );
  expect(found).toEqual([{ sheet: "Hosts", cell: "A1", kind: "constant", holds: 2, expected: 1 }]);
});
