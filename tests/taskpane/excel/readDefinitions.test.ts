import { readNames, readTables } from "../../../src/taskpane/excel/readDefinitions";

const load = (): void => undefined;

function contextOf(workbook: object): Excel.RequestContext {
  return { workbook, sync: () => Promise.resolve() } as unknown as Excel.RequestContext;
}

test("names of a copied sheet are read with their sheet, next to those of the workbook", async () => {
  const context = contextOf({
    names: { load, items: [{ name: "Rate", formula: "=Plan!$B$1" }] },
    worksheets: {
      load,
      items: [
        { name: "Plan", names: { items: [] } },
        { name: "Plan (2)", names: { items: [{ name: "Rate", formula: "='Plan (2)'!$B$1" }] } },
      ],
    },
  });
  expect(await readNames(context)).toEqual([
    { name: "Rate", formula: "=Plan!$B$1" },
    { name: "Rate", formula: "='Plan (2)'!$B$1", sheet: "Plan (2)" },
  ]);
});

test("a table is read with the rows of its data, what is shown around them, and the names of its columns", async () => {
  const table = {
    name: "Runs",
    showHeaders: false,
    showTotals: true,
    columns: { items: [{ name: "IOPS" }] },
    worksheet: { load, name: "Plan" },
    getDataBodyRange: () => ({ load, rowIndex: 1, columnIndex: 0, rowCount: 2, columnCount: 1 }),
  };
  expect(await readTables(contextOf({ tables: { load, items: [table] } }))).toEqual([
    {
      name: "Runs",
      sheet: "Plan",
      area: { row: 1, column: 0, rows: 2, columns: 1 },
      headers: ["IOPS"],
      hasHeaders: false,
      hasTotals: true,
    },
  ]);
});
