import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import type { CellValue } from "../../../src/workbook/spec";

/** The cells below a header of a sheet, from the row of headers that begins with `firstHeader` to the first empty row. */
export function tableColumn(
  sheets: WorkbookDrawing["sheets"],
  sheet: string,
  header: string,
  firstHeader: string,
): CellValue[] {
  const values = sheets.find(({ name }) => name === sheet)?.values ?? [];
  const top = values.findIndex((row) => row[0] === firstHeader && row.includes(header));
  if (top < 0) throw new Error(`no header "${header}" on ${sheet}`);
  const at = values[top]?.indexOf(header) ?? -1;
  const below = values.slice(top + 1);
  const end = below.findIndex((row) => row[0] === null || row[0] === "");
  return below.slice(0, end < 0 ? undefined : end).map((row) => row[at] ?? null);
}
