import { inDependentOrder } from "../../../src/workbench/univer/dependentOrder";
import { DueFormulas } from "../../../src/workbench/univer/dueFormulas";

interface Formula {
  name: string;
  result: string;
}

/** A to D, each of which refers to the one before; E refers to A. */
const LETTERS = ["A", "B", "C", "D", "E"];
const REFERS: Readonly<Record<string, string>> = { B: "A", C: "B", D: "C", E: "A" };

/** The formulas that are handed out when some change their results. */
function calculated(changing: readonly string[], first: readonly string[], unknown = ""): string {
  const formulas = LETTERS.map((name): Formula => ({ name, result: "before" }));
  const dependentsOf = ({ name }: Formula) => formulas.filter((one) => REFERS[one.name] === name);
  const started = formulas.filter(({ name }) => first.includes(name));
  const ordered = inDependentOrder(started, dependentsOf) ?? [];
  const resultOf = ({ name, result }: Formula) => (name === unknown ? undefined : result);
  const due = new DueFormulas(ordered, started, { dependentsOf, resultOf });
  const found: string[] = [];
  while (due.length > 0) {
    const formula = due.pop();
    if (!formula) throw new Error("there is none");
    found.push(formula.name);
    if (changing.includes(formula.name)) formula.result = "after";
  }
  expect(due.pop()).toBeUndefined();
  return found.join("");
}

test("a formula is calculated where one that it refers to has another result", () => {
  expect(calculated(["A"], ["A"])).toMatch(/^A(BE|EB)$/);
  expect([...calculated(["A", "B", "C"], ["A"])].sort().join("")).toBe("ABCDE");
});

test("a formula is skipped where those that it refers to show what they showed", () => {
  expect(calculated([], ["A"])).toBe("A");
  expect(calculated(["C"], ["B"])).toBe("B");
});

test("a formula that was changed itself is calculated whatever the others show", () => {
  expect(calculated([], ["A", "C"])).toBe("AC");
});

test("a formula is calculated where it is not known whether a result is another one", () => {
  expect(calculated([], ["A"], "A")).toMatch(/^A(BE|EB)$/);
});

test("formulas come after all that they refer to, by whatever way", () => {
  const dependents: Readonly<Record<string, readonly string[]>> = {
    a: ["d", "b"],
    b: ["c"],
    c: ["d"],
    d: [],
  };
  expect(inDependentOrder(["a"], (one) => dependents[one] ?? [])).toEqual(["d", "c", "b", "a"]);
});

test.each([
  ["itself", { a: ["a"] }],
  ["one that refers to it", { a: ["b"], b: ["a"] }],
  ["one that refers to it by way of others", { a: ["b"], b: ["c"], c: ["d", "a"], d: [] }],
])("there is no order where a formula refers to %s", (_, dependents: Record<string, string[]>) => {
  expect(inDependentOrder(["a"], (one) => dependents[one] ?? [])).toBeUndefined();
});
