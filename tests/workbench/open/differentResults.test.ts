import { differentResults } from "../../../src/workbench/open/differentResults";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import type { CellValue } from "../../../src/workbook/spec";

/** A sheet of one column of formulas. */
function drawingOf(cells: readonly [formula: string, saved: CellValue][]): WorkbookDrawing {
  const sheet = {
    name: "Data",
    rows: cells.length,
    columns: 1,
    values: cells.map(([, saved]) => [saved]),
    formulas: cells.map(([formula]) => [{ formula, custom: false, spill: { rows: 1, columns: 1 } }]),
    styles: [],
    features: [],
  };
  return { title: "", subject: "", sheets: [sheet], names: [], records: [] };
}

async function found(cells: readonly [formula: string, saved: CellValue, shown: CellValue][]) {
  const grid = {
    valuesOf: ({ row, rows }: { row: number; rows: number }) =>
      cells.slice(row, row + rows).map(([, , shown]) => [shown]),
  };
  const losses = await differentResults(drawingOf(cells.map(([formula, saved]) => [formula, saved])), grid);
  return losses.map(({ where, because }) => `${where}: ${because}`);
}

test("other results than the file's are found, in rows that are compared later, too", async () => {
  const same: [string, CellValue, CellValue][] = Array.from({ length: 300 }, () => ["1+1", 2, 2]);
  const because = "the formula has another result than in the file";
  expect(await found([...same, ["B1", 2, 3]])).toEqual([`Data, A301: ${because}`]);
  expect(
    await found([
      ["B1", 2, { error: "#NAME?" }],
      ["B2", "a", "b"],
    ]),
  ).toEqual([`Data, A1 and 1 more: ${because}`]);
});

test.each<[string, string, CellValue, CellValue]>([
  ["rounded otherwise", "B1/3", 0.333333333333333, 1 / 3],
  ["that the file has no result of", "B1", null, 5],
  ["of the day", "TODAY()+1", 46_000, 46_001],
  ["that show nothing", 'IF(B1,1,"")', "", null],
])("results %s do not differ", async (_, formula, saved, shown) => {
  expect(await found([[formula, saved, shown]])).toEqual([]);
});
