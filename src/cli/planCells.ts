import type { Plan } from "../sheets/planWorkbook";
import { parseArea } from "../workbook/address";
import type { WorkbookDrawing } from "../workbook/drawing";
import type { CellValue } from "../workbook/spec";

/** Cells of a calculated plan, by their ids. What is empty, or shows an error, is not known. */
export interface PlanCells {
  has(id: string): boolean;
  /** The number of an id; of a grid's column, in a row from 1 on. */
  number(id: string, row?: number): number | null;
  text(id: string, row?: number): string | null;
  /** Rows of a grid's column. */
  rows(id: string): number;
}

/**
 * @param drawing The plan, calculated.
 * @param renamed New names of its sheets there.
 */
export function planCells(
  plan: Plan,
  drawing: WorkbookDrawing,
  renamed: ReadonlyMap<string, string> = new Map(),
): PlanCells {
  const sheets = new Map(drawing.sheets.map((sheet) => [sheet.name, sheet]));
  const area = (id: string) => {
    const found = plan.cells.get(id);
    const at = found && parseArea(found.range);
    if (!found || !at) throw new Error(`no cell has the id "${id}"`);
    return { at, sheet: renamed.get(found.sheet) ?? found.sheet };
  };
  const value = (id: string, row: number): CellValue => {
    const { at, sheet } = area(id);
    const drawn = sheets.get(sheet);
    if (!drawn) throw new Error(`there is no sheet "${sheet}"`);
    return drawn.values[at.row + row - 1]?.[at.column] ?? null;
  };
  return {
    has: (id) => plan.cells.has(id),
    rows: (id) => area(id).at.rows,
    number(id, row = 1) {
      const found = value(id, row);
      return typeof found === "number" && Number.isFinite(found) ? found : null;
    },
    text(id, row = 1) {
      const found = value(id, row);
      return typeof found === "string" && found !== "" ? found : null;
    },
  };
}
