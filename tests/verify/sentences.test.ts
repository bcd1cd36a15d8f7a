import {
  changeOf,
  countsOf,
  differenceOf,
  gapOf,
  headlineOf,
  verdictSentence,
} from "../../src/verify/sentences";
import type { ChangedCell, Verification } from "../../src/verify/verification";
import type { CellValue } from "../../src/workbook/spec";
import { planOf, verificationOf } from "./verificationOf";

const CELL = { sheet: "Hosts", cell: "B3", formula: "=A1+1", saved: 3, calculated: 2 };

test.each<[string, Partial<Verification>, string]>([
  ["a plan as it was written", { plans: [planOf()] }, "✔ Verified"],
  ["no plan", {}, "▲ Values follow from their formulas; whether formulas were changed is not known"],
  ["a formula that was not recalculated", { recalculated: 3 }, "▲ No difference in what was recalculated"],
  ["a formula that waits", { busy: [CELL] }, "? Not verified yet: formulas wait for their results"],
  ["no formula that was recalculated", { recalculated: 0 }, "? Not verified: no formula was recalculated"],
  ["a value that differs", { differing: [CELL] }, "✖ Differs"],
])("of %s: %s", (_, found, sentence) => {
  const verification = verificationOf(found);
  expect(verdictSentence(verification)).toBe(sentence);
  const headline = sentence.slice(2);
  expect(headlineOf(verification)).toBe(headline.charAt(0).toLowerCase() + headline.slice(1));
});

test.each<[Partial<Verification>, "saved" | "shown" | undefined, string]>([
  [{ formulas: 0, recalculated: 0, same: 0 }, undefined, "The workbook has no formulas."],
  [
    { formulas: 1, recalculated: 0, same: 0 },
    undefined,
    "0 formulas recalculated, 0 as saved; 1 not recalculated.",
  ],
  [
    { formulas: 1, recalculated: 1, same: 1 },
    undefined,
    "1 formula recalculated, 1 as saved; 0 not recalculated.",
  ],
  [
    { formulas: 2, recalculated: 2, same: 1 },
    undefined,
    "2 formulas recalculated, 1 as saved; 0 not recalculated.",
  ],
  [
    { formulas: 5000, recalculated: 3500, same: 1250 },
    "shown",
    "3,500 formulas recalculated, 1,250 as shown; 1,500 not recalculated.",
  ],
  [
    { formulas: 2, recalculated: 2, same: 2, copied: 1 },
    "saved",
    "2 formulas recalculated, 1 of them values in this copy without the add-in, 2 as saved; 0 not recalculated.",
  ],
  [
    { formulas: 1, recalculated: 1, same: 1, copied: 1200 },
    "saved",
    "1 formula recalculated, 1,200 of them values in this copy without the add-in, 1 as saved; 0 not recalculated.",
  ],
])("%j, %s: %s", (found, held, sentence) => {
  expect(countsOf(verificationOf(found), held)).toBe(sentence);
});

test.each<[CellValue, string]>([
  [null, "nothing"],
  [1.5, "1.5"],
  [true, "true"],
  ["", '""'],
  ['a "b"', String.raw`"a \"b\""`],
  ["=A1", "=A1"],
  [{ error: "#N/A", message: "why" }, "#N/A"],
  ["x".repeat(120), `"${"x".repeat(120)}"`],
  ["x".repeat(121), `"${"x".repeat(120)}…"`],
  [`=${"x".repeat(119)}`, `=${"x".repeat(119)}`],
  [`=${"x".repeat(120)}`, `=${"x".repeat(119)}…`],
])("the value %j is named %s", (value, name) => {
  expect(differenceOf({ ...CELL, saved: value })).toBe(`shows ${name}, calculated 2: =A1+1`);
  expect(differenceOf({ ...CELL, calculated: value })).toBe(`shows 3, calculated ${name}: =A1+1`);
});

test.each<[Omit<ChangedCell, "sheet" | "cell">, string]>([
  [{ kind: "formula", holds: "=A1", expected: "=A2" }, "formula =A1, the plan has =A2"],
  [{ kind: "overwritten", holds: 7, expected: "=A2" }, "a formula was overwritten with 7: =A2"],
  [{ kind: "constant", holds: 7, expected: 8 }, "constant 7, the plan has 8"],
  [{ kind: "text", holds: "MiB", expected: "GiB" }, 'text "MiB", the plan has "GiB"'],
  [
    { kind: "name", name: "Plan_Hosts", holds: "=Plan!B4", expected: "=Plan!B3" },
    "the name Plan_Hosts means =Plan!B4, the plan has =Plan!B3",
  ],
  [
    { kind: "name", name: "Plan_Hosts", holds: null, expected: "=Plan!B3" },
    "the name Plan_Hosts is missing, the plan has it for =Plan!B3",
  ],
  [{ kind: "hidden", holds: "rows 3 to 5", expected: null }, "hidden: rows 3 to 5"],
])("%j: %s", (change, sentence) => {
  expect(changeOf({ sheet: "Hosts", cell: "B3", ...change })).toBe(sentence);
});

test.each([
  [120, "=".padEnd(120, "x")],
  [121, `${"=".padEnd(120, "x")}…`],
])("of a formula of %s characters, 120 are shown", (length, shown) => {
  const formula = "=".padEnd(length, "x");
  expect(gapOf({ sheet: "Hosts", cell: "B3", formula, because: "it changes" })).toBe(`it changes: ${shown}`);
  expect(differenceOf({ ...CELL, formula })).toBe(`shows 3, calculated 2: ${shown}`);
});
