import fs from "node:fs";
import path from "node:path";
import { functionsMarkdown } from "../build/functionsMarkdown";
import { templatesMarkdown } from "../build/templatesMarkdown";
import { sourceHelp } from "./sourceHelp";
import { calculateFormula } from "./calculateFormula";
import { allEvidence } from "./model/allEvidence";
import { expectResult } from "./expectResult";

const read = (name: string): string => fs.readFileSync(path.resolve(__dirname, "..", name), "utf8");

const formulas = [...read("README.md").matchAll(/^\| `=([^`]+)` \| `([^`]+)` \|/gm)].map(
  ([, formula = "", result = ""]) => [formula, result] as const,
);

test("the first screen shows five formulas", () => {
  expect(formulas).toHaveLength(5);
});

test("the README counts the functions that there are", () => {
  expect(read("README.md")).toContain(`**${sourceHelp.length} custom functions**`);
});

test.each(formulas)("README: =%s is %s", (formula, result) => {
  expectResult(calculateFormula(formula), result);
});

test("docs/functions.md matches the code: npm run docs refreshes it", () => {
  expect(read("docs/functions.md")).toBe(functionsMarkdown(sourceHelp));
});

test("docs/templates.md matches the templates and their facts: npm run docs refreshes it", () => {
  expect(read("docs/templates.md")).toBe(templatesMarkdown());
});

test("every place of docs/model.md that an evidence entry names is there", async () => {
  const model = read("docs/model.md").toLowerCase();
  const places = (await allEvidence())
    .filter(([{ source }]) => source.title.includes("docs/model.md"))
    // Behind a comma or colon stands which of the figures of that place it is.
    .map(([{ source }]) => source.locator.split(/[,:]/)[0] ?? "");
  expect(places.length).toBeGreaterThan(20);
  expect([...new Set(places)].filter((place) => !model.includes(place.toLowerCase()))).toEqual([]);
});
