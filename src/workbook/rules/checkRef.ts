import type { Area } from "../address";
import type { Ref } from "../spec";
import { SpecError } from "../specError";
import type { WorkbookIndex } from "../workbookIndex";
import { areaAt } from "../workbookIndex";

/** The cells that a reference object means. Throws where the workbook has no such thing or the cells are empty. */
export function checkRef(ref: Ref, index: WorkbookIndex): { sheet: string; area: Area } {
  if ("table" in ref) {
    const table = index.tables.get(ref.table);
    if (!table) throw new SpecError("UnknownReference", `There is no table "${ref.table}".`);
    const area = table.columnArea(ref.column);
    if (!area) throw new SpecError("UnknownReference", `Table ${ref.table} has no column "${ref.column}".`);
    return { sheet: table.sheet, area };
  }
  const sheet = index.sheets.get(ref.sheet);
  if (!sheet) throw new SpecError("UnknownReference", `There is no sheet "${ref.sheet}".`);
  const area = areaAt(ref.range);
  if (!sheet.filled.find(area)) {
    throw new SpecError(
      "EmptyReference",
      `"${ref.range}" on sheet "${ref.sheet}" refers to cells that nothing fills.`,
    );
  }
  return { sheet: ref.sheet, area };
}
