import { Places } from "../../src/workbench/read/places";

/** Rows and one column that were drawn, in the order in which they are by now; `null` is one that was inserted. */
function placesOf(order: readonly (number | null)[]): Places {
  const rowData = Object.fromEntries(
    order.map((drawnAt, row) => [row, drawnAt === null ? {} : { custom: { drawnAt } }]),
  );
  return new Places({ rowData, columnData: { 0: { custom: { drawnAt: 0 } } } });
}

const ROWS_2_TO_5 = { row: 2, column: 0, rows: 4, columns: 1 };

test.each<[what: string, order: (number | null)[], row: number, rows: number]>([
  ["nothing changed", [0, 1, 2, 3, 4, 5, 6], 2, 4],
  ["rows were inserted above and within", [null, 0, 1, 2, null, 3, 4, 5, 6], 3, 5],
  ["its first row was removed", [0, 1, 3, 4, 5, 6], 2, 3],
  ["its first row was moved behind its last", [0, 1, 3, 4, 5, 2, 6], 2, 4],
  ["its first row was moved behind its second", [0, 1, 3, 2, 4, 5, 6], 2, 4],
  ["a row was moved out of it", [0, 3, 1, 2, 4, 5, 6], 3, 3],
  ["another row was moved into it", [0, 1, 2, 3, 6, 4, 5], 2, 5],
])("where an area is after %s", (_what, order, row, rows) => {
  expect(placesOf(order).now(ROWS_2_TO_5)).toEqual({ ...ROWS_2_TO_5, row, rows });
});

test("an area of which no row is left is nowhere", () => {
  expect(placesOf([0, 1, 6]).now(ROWS_2_TO_5)).toBeUndefined();
});
