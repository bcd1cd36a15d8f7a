import type { Table, TableRow } from "../tables/row";
import type { HeadedTable } from "./estateFormat";

/** Rows in which a header is looked for: Live Optics leaves some blank. */
const HEADER_WITHIN = 20;

/** A table with its header: the first row of several texts; `null` where there is none. */
export async function headedTable(table: Table, signal?: AbortSignal): Promise<HeadedTable | null> {
  let found: HeadedTable | null = null;
  await table.rows(
    (row) => {
      const header = textsOf(row);
      const texts = header.filter((text) => text !== "").length;
      if (texts < 2 && row.number < HEADER_WITHIN && header[0] !== "VM") return undefined;
      if (texts > 0) found = { ...table, header, headerRow: row.number };
      return "enough";
    },
    signal ? { signal } : {},
  );
  return found;
}

function textsOf(row: TableRow): string[] {
  return Array.from({ length: row.length }, (_, column) => {
    const cell = row.cell(column);
    return typeof cell === "string" ? cell.trim() : "";
  });
}
