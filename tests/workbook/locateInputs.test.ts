import fc from "fast-check";
import { cellName } from "../../src/workbook/address";
import { type Labelled, locateInputs } from "../../src/workbook/locateInputs";
import type { CellValue } from "../../src/workbook/spec";
import { processorMs } from "../processorTime";

/** An input in B beside each label in A, from a row on. */
const inputsOf = (labels: readonly string[], first = 0): Labelled[] =>
  labels.map((label, i) => ({ at: cellName(first + i, 1), label, labelAt: cellName(first + i, 0) }));

/** The rows in which inputs are found, in their order; -1 for one that is not. */
function rowsOf(inputs: readonly Labelled[], columnA: readonly CellValue[]): number[] {
  const found = locateInputs(inputs, { values: columnA.map((value) => [value]), formulas: [] });
  return inputs.map((input) => found.get(input)?.row ?? -1);
}

const TWO_GRIDS = [...inputsOf(["1", "2", "3"], 2), ...inputsOf(["1", "2", "3"], 8)];

test.each<[string, CellValue[], number[]]>([
  ["as drawn", ["A", "", 1, 2, 3, "", "B", "", 1, 2, 3], [2, 3, 4, 8, 9, 10]],
  ["rows above", ["A", "", "", 1, 2, 3, "", "B", "", 1, 2, 3], [3, 4, 5, 9, 10, 11]],
  ["rows inside of the first", ["A", "", 1, "mine", 2, 3, "", "B", "", 1, 2, 3], [2, 4, 5, 9, 10, 11]],
  ["the first without its last row", ["A", "", 1, 2, "", "B", "", 1, 2, 3], [2, 3, -1, 7, 8, 9]],
  ["the second without its first row", ["A", "", 1, 2, 3, "", "B", "", 2, 3], [2, 3, 4, -1, 8, 9]],
])("two grids whose rows have the same labels: %s", (_, column, rows) => {
  expect(rowsOf(TWO_GRIDS, column)).toEqual(rows);
});

test("one of two labels that is there twice is recognized by its place, one that was removed is not guessed", () => {
  expect(rowsOf(inputsOf(["RAM", "Disks"]), ["RAM", "RAM"])).toEqual([0, -1]);
  expect(rowsOf(inputsOf(["RAM"]), ["CPU"])).toEqual([-1]);
  expect(rowsOf(inputsOf([""]), [""])).toEqual([-1]);
});

test.each<[string, string[], CellValue[]]>([
  ["the title", ["Customer", "Hosts", "Sockets"], ["Hosts", "", "Customer", "My hosts", "Sockets"]],
  [
    "a result between the labels",
    ["Customer", "RAM", "Disks"],
    ["", "RAM", "Customer", "Speicher", "Disks", "", "RAM"],
  ],
])("a label that was edited is not found at a text like it: %s", (_, labels, column) => {
  expect(rowsOf(inputsOf(labels, 2), column)).toEqual([2, -1, 4]);
});

test("a label that was moved alone is found, where another one or nothing is in its place", () => {
  const labels = ["Customer", "Hosts", "Sockets"];
  expect(rowsOf(inputsOf(labels, 2), ["Hosts", "", "Customer", "", "Sockets"])).toEqual([2, 0, 4]);
  expect(rowsOf(inputsOf(labels), ["Customer", "Sockets", "Hosts"])).toEqual([0, 2, 1]);
});

test("figures are labels, errors and blanks are not", () => {
  expect(rowsOf(inputsOf(["12", "true", "#N/A"]), [{ error: "#N/A" }, null, 12, true])).toEqual([2, 3, -1]);
});

test("a sheet of thousands of equal labels is not searched for minutes", async () => {
  const labels = Array.from({ length: 2000 }, () => "x");
  const ms = await processorMs(5000, () => {
    expect(rowsOf(inputsOf(labels), labels)).toEqual(labels.map((_, i) => i));
  });
  expect(ms).toBeLessThan(5000);
});

test("whatever rows are inserted, different labels are found", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 }),
      fc.array(fc.nat({ max: 4 }), { minLength: 20, maxLength: 20 }),
      (labels, gaps) => {
        const column: CellValue[] = [];
        const expected = labels.map((label, i) => {
          column.push(...Array.from({ length: gaps[i] ?? 0 }, () => "ROW OF MINE"), label);
          return column.length - 1;
        });
        expect(rowsOf(inputsOf(labels), column)).toEqual(expected);
      },
    ),
  );
});
