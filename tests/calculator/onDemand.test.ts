import { calculate, calculateOnDemand } from "../../src/calculator/calculate";
import { templates } from "../../src/templates/templates";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";
import { workbookOf } from "./calculated";

const CELL = { row: 0, column: 0, rows: 1, columns: 1 };

/** Two results of functions, one on the other, and a third one. */
const drawing = layout(
  workbookOf({
    First: { A1: { formula: "Second!A1*2" }, B1: { formula: 'VSAN_GHZ("first")' } },
    Second: { A1: { formula: 'VSAN_GHZ("second")' } },
  }),
);

function counting() {
  const calls: unknown[] = [];
  const call = (_id: string, args: readonly unknown[]) => [[calls.push(args[0])]];
  return { calls, cells: calculateOnDemand(drawing, { call }) };
}

test("a cell is calculated with what it needs, once, and nothing else is", () => {
  const { calls, cells } = counting();
  expect(calls).toEqual([]);
  expect([cells.values("First", CELL), cells.values("First", CELL)]).toEqual([[[2]], [[2]]]);
  expect(calls).toEqual(["second"]);
  expect(cells.valuesOf("First")).toEqual([[2, 2]]);
  expect(calls).toEqual(["second", "first"]);
});

test("a sheet that the drawing lacks has no values", () => {
  const { cells } = counting();
  expect(() => cells.values("Third", CELL)).toThrow('there is no sheet "Third"');
  expect(() => cells.valuesOf("Third")).toThrow('there is no sheet "Third"');
});

test.each(templates.map((template) => [template.id, template] as const))(
  "%s has the same values on demand, whichever sheet is asked for first",
  (_, template) => {
    const plan = layout(template.plan().spec);
    const cells = calculateOnDemand(plan, sourceFunctions);
    const { sheets } = calculate(plan, sourceFunctions);
    for (const { name, values } of [...sheets].reverse()) expect(cells.valuesOf(name)).toEqual(values);
  },
);
