import fc from "fast-check";
import type { StyleRun } from "../../src/workbook/drawing";
import { mergeRuns } from "../../src/workbook/mergeRuns";
import type { StyleName } from "../../src/workbook/styles";

function cell(row: number, column: number, style: StyleName = "input", format?: string): StyleRun {
  return { row, column, rows: 1, columns: 1, style, ...(format === undefined ? {} : { format }) };
}

test("a block of one look becomes one rectangle", () => {
  const cells = [cell(2, 2), cell(1, 1), cell(2, 1), cell(1, 2)];
  expect(mergeRuns(cells)).toEqual([{ row: 1, column: 1, rows: 2, columns: 2, style: "input" }]);
});

test("columns become one rectangle only where they have the same rows, in whatever order they come", () => {
  // Two rows of three columns, and a third row below the middle one
  const cells = [cell(3, 2), cell(2, 3), cell(1, 1), cell(2, 2), cell(1, 3), cell(1, 2), cell(2, 1)];
  expect(mergeRuns(cells)).toEqual([
    { row: 1, column: 1, rows: 2, columns: 1, style: "input" },
    { row: 1, column: 2, rows: 3, columns: 1, style: "input" },
    { row: 1, column: 3, rows: 2, columns: 1, style: "input" },
  ]);
  const apart = [cell(1, 4), cell(2, 4), cell(1, 1), cell(1, 2), cell(1, 3), cell(2, 3)];
  expect(mergeRuns(apart)).toEqual([
    { row: 1, column: 1, rows: 1, columns: 2, style: "input" },
    { row: 1, column: 3, rows: 2, columns: 2, style: "input" },
  ]);
});

test("another look, another format or a gap keeps rectangles apart", () => {
  const cells = [cell(1, 1), cell(2, 1, "result"), cell(4, 1), cell(5, 1, "input", "0%")];
  expect(mergeRuns(cells)).toHaveLength(4);
});

test("every cell keeps its look, whatever is merged", () => {
  const looks = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.constantFrom<StyleName>("input", "result")));
  fc.assert(
    fc.property(looks, (placed) => {
      const wanted = new Map(
        placed.map(([row, column, style]) => [`${String(row)},${String(column)}`, style]),
      );
      const cells = [...wanted].map(([place, style]) => {
        const [row = 0, column = 0] = place.split(",").map(Number);
        return cell(row, column, style);
      });
      const found = new Map<string, StyleName>();
      for (const run of mergeRuns(cells)) {
        for (let row = run.row; row < run.row + run.rows; row++) {
          for (let column = run.column; column < run.column + run.columns; column++) {
            const place = `${String(row)},${String(column)}`;
            expect(found.has(place)).toBe(false);
            found.set(place, run.style);
          }
        }
      }
      expect(found).toEqual(wanted);
    }),
  );
});
