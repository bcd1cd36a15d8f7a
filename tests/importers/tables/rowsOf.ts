import type { Table, TableCell } from "../../../src/importers/tables/row";

/** All rows of a table: their numbers and cells. */
export async function rowsOf(table: Table): Promise<[number, TableCell[]][]> {
  const rows: [number, TableCell[]][] = [];
  await table.rows((row) => {
    rows.push([row.number, Array.from({ length: row.length }, (_, column) => row.cell(column))]);
    return undefined;
  });
  return rows;
}
