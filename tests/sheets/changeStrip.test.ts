import { calculate } from "../../src/calculator/calculate";
import {
  changeCells,
  changeScale,
  changeShades,
  changeStripEnd,
  type ChangeStrip,
} from "../../src/sheets/changeStrip";
import { cellName, columnName } from "../../src/workbook/address";
import { layout } from "../../src/workbook/layout";
import type { CellSpec } from "../../src/workbook/spec";
import type { StyleName } from "../../src/workbook/styles";
import { sourceFunctions } from "../sourceFunctions";

/** Twenty cells in H8:AA8, from -25 to +25 %. */
const STRIP: ChangeStrip = { column: 7, cells: 20, scaleRow: 5, change: "AO", word: "AP", noise: "N($AQ$5)" };

const LETTERS: Partial<Record<StyleName, string>> = {
  changeBetter: "B",
  changeWorse: "W",
  changeSame: "s",
  changeUnevaluated: "u",
  changeNoise: "-",
};

/** A strip as text: a letter for each shaded cell, a dot for the others, a bar at zero. */
function drawn(change: number | string, word: string, noise: number | string): string {
  const formats = changeShades(STRIP, [8, 8]);
  const given = (at: string, value: number | string): CellSpec =>
    typeof value === "number" ? { kind: "value", at, value } : { kind: "formula", at, formula: value };
  // The formula of each rule, as it is for each cell, from row 20 on.
  const rules = formats.flatMap(({ formula }, rule) =>
    Array.from({ length: STRIP.cells }, (_, i): CellSpec => {
      const moved = formula.replaceAll("H$5", `${columnName(7 + i)}$5`);
      return { kind: "formula", at: cellName(19 + rule, i), formula: moved };
    }),
  );
  const cells = [
    ...changeScale(STRIP),
    given("AO8", change),
    given("AP8", `"${word}"`),
    given("AQ5", noise),
    ...rules,
  ];
  const sheet = { name: "Page", cells, print: { orientation: "portrait" as const } };
  const [calculated] = calculate(
    layout({ title: "T", subject: "S", names: [], sheets: [sheet] }),
    sourceFunctions,
  ).sheets;
  const letters = Array.from({ length: STRIP.cells }, (_, i) => {
    const rule = formats.find((_, r) => calculated?.values[19 + r]?.[i] === true);
    return rule ? (LETTERS[rule.style] ?? "?") : ".";
  }).join("");
  return `${letters.slice(0, 10)}|${letters.slice(10)}`;
}

test.each<[string, number | string, string, number | string, string]>([
  ["more, and better: to the right", 0.1, "better", 0.05, "........--|BBBB......"],
  ["less, and worse: to the left", -0.1, "worse", 0.05, "......WWWW|--........"],
  ["a cell from its middle on", 0.0875, "better", 0.05, "........--|BBBB......"],
  ["hardly less than its middle", 0.0874, "better", 0.05, "........--|BBB......."],
  ["beyond the end", 2, "better", 0.05, "........--|BBBBBBBBBB"],
  ["within noise", 0.04, "within noise", 0.05, "........--|ss........"],
  ["not evaluated", -0.2, "not evaluated", 0.05, "..uuuuuuuu|--........"],
  ["no change", 0, "within noise", 0.05, "........--|--........"],
  ["no verdict", 0.2, "", 0.05, "........--|--........"],
  ["a change that is not known", '"?"', "better", 0.05, "........--|--........"],
  ["noise that is not known", 0.1, "better", '""', "..........|BBBB......"],
  ["another limit of noise", 0.01, "within noise", 0.1, "......----|----......"],
])("%s", (_, change, word, noise, expected) => {
  expect(drawn(change, word, noise)).toBe(expected);
});

test("the cell right of zero has its line, on all rows", () => {
  const looks = changeCells(STRIP, [8, 12]).flatMap((cell) =>
    cell.kind === "blank" ? [[cell.at, cell.rows, cell.columns, cell.style]] : [],
  );
  expect(looks).toEqual([
    ["H8", 5, 10, "changeTrack"],
    ["R8", 5, 1, "changeZero"],
    ["S8", 5, 9, "changeTrack"],
  ]);
});

test("a strip ends where its cells end", () => {
  expect([changeStripEnd(20), changeStripEnd(30), changeStripEnd(32)]).toEqual([0.25, 0.375, 0.4]);
});
