import { calculateFormula } from "../calculateFormula";
import { expectResult } from "../expectResult";
import { sourceHelp } from "../sourceHelp";

const examples = sourceHelp.flatMap(({ id, examples: own }) =>
  own.map(({ formula, result }) => [formula, result, id] as const),
);

test.each(examples)("%s is %s", (formula, result) => {
  expectResult(calculateFormula(formula.replace(/^=/, "")), result);
});

test("every function has two examples at least, each of them calling it", () => {
  for (const { id, examples: own } of sourceHelp) {
    expect([id, own.length >= 2]).toEqual([id, true]);
    for (const { formula } of own) expect(formula).toContain(`=${id}(`);
  }
});
