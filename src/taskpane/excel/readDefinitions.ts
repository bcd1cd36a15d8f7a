import type { TableCells, WorkbookCells } from "../../explain/workbookCells";

/** Reads the names of the workbook and those that belong to one of its sheets, as copies of sheets have them. */
export async function readNames(
  context: Excel.RequestContext,
): Promise<Awaited<ReturnType<WorkbookCells["names"]>>> {
  const { names, worksheets } = context.workbook;
  names.load("items/name,items/formula");
  worksheets.load("items/name,items/names/items/name,items/names/items/formula");
  await context.sync();
  const local = worksheets.items.flatMap((sheet) =>
    sheet.names.items.map(({ name, formula }) => ({ name, formula: String(formula), sheet: sheet.name })),
  );
  return [...names.items.map(({ name, formula }) => ({ name, formula: String(formula) })), ...local];
}

/** Reads where the tables of the workbook have their rows. */
export async function readTables(context: Excel.RequestContext): Promise<TableCells[]> {
  const { tables } = context.workbook;
  // A table may hide its header row: its columns have their names all the same.
  tables.load("items/name,items/showHeaders,items/showTotals,items/columns/items/name");
  await context.sync();
  if (tables.items.length === 0) return [];
  const parts = tables.items.map((table) => {
    const body = table.getDataBodyRange();
    body.load("rowIndex,columnIndex,rowCount,columnCount");
    table.worksheet.load("name");
    return { table, body };
  });
  await context.sync();
  return parts.map(({ table, body }) => ({
    name: table.name,
    sheet: table.worksheet.name,
    area: {
      row: body.rowIndex,
      column: body.columnIndex,
      rows: body.rowCount,
      columns: body.columnCount,
    },
    headers: table.columns.items.map(({ name }) => name),
    hasHeaders: table.showHeaders,
    hasTotals: table.showTotals,
  }));
}
