import fs from "node:fs";
import path from "node:path";
import functionsMarkdown from "../build/functionsMarkdown";
import { shipped } from "./shippedFunctions";
import { calculateFormula } from "./calculateFormula";
import { expectResult } from "./expectResult";

const read = (name: string): string => fs.readFileSync(path.resolve(__dirname, "..", name), "utf8");

const formulas = [...read("README.md").matchAll(/^\| `=([^`]+)` \| `([^`]+)` \|/gm)].map(
  ([, formula = "", result = ""]) => [formula, result] as const,
);

test("the first screen shows five formulas", () => {
  expect(formulas).toHaveLength(5);
});

test.each(formulas)("README: =%s is %s", (formula, result) => {
  expectResult(calculateFormula(formula), result);
});

test("docs/functions.md is what the code says: npm run docs refreshes it", () => {
  expect(read("docs/functions.md")).toBe(functionsMarkdown(shipped.help));
});

test("every place of docs/model.md that an evidence entry names is there", () => {
  const model = read("docs/model.md").toLowerCase();
  for (const place of [
    "form of the cost",
    "range at the measured sizes",
    "range of reads between 32 kib and 1 mib",
    "range of writes between 32 kib and 1 mib",
    "raid factors",
    "profile",
    "local nvme",
    "corrections, vsan",
    "corrections, network",
    "corrections, local nvme",
    "corrections, ram",
  ]) {
    expect([place, model.includes(place)]).toEqual([place, true]);
  }
});
