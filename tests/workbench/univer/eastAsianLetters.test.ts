import { EAST_ASIAN_LETTERS } from "../../../src/workbench/univer/eastAsianLetters";

test("the module answers with the expressions that the package calculates", () => {
  const { contents } = EAST_ASIAN_LETTERS;
  const set = (expression: RegExp) => () => ({ toRegExp: () => expression });
  const exported = { letters: set(/[\u3042"]/u), all: set(/[\\/]/), punctuations: set(/、/g) };
  const script = typeof contents === "string" ? "" : contents(exported).replaceAll("export const ", "this.");
  const module: Partial<typeof exported> = {};
  new Function(script).call(module);
  expect(Object.entries(module).map(([name, one]) => [name, one().toRegExp()])).toEqual([
    ["letters", /[\u3042"]/u],
    ["all", /[\\/]/],
    ["punctuations", /、/g],
  ]);
});
