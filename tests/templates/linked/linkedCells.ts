import type { Plan } from "../../../src/sheets/planWorkbook";
import { type Area, parseArea } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { namesIn } from "../../../src/workbook/linkedFormula";
import type { CellValue } from "../../../src/workbook/spec";
import { typed } from "../recalculate";

/** An input that follows names. */
export interface LinkedInput {
  /** Its id, or `grid.column#row`. */
  id: string;
  sheet: string;
  /** Its address. */
  at: string;
  area: Area;
  formula: string;
  names: string[];
}

/** The inputs of a plan that follow something. */
export function linkedInputs({ spec, cells }: Plan): LinkedInput[] {
  return spec.sheets.flatMap((sheet) =>
    sheet.cells.flatMap((cell): LinkedInput[] => {
      const area = parseArea(cell.at);
      if (cell.kind !== "linked" || !area) return [];
      const { at, formula } = cell;
      const id = idOf(cells, sheet.name, area);
      return [{ id, sheet: sheet.name, at, area, formula, names: namesIn(formula) }];
    }),
  );
}

/** The id of a cell, of all ids whose range holds it the one of the smallest range. */
function idOf(cells: Plan["cells"], sheet: string, { row, column }: Area): string {
  const holding = [...cells].flatMap(([id, place]) => {
    const area = parseArea(place.range);
    if (place.sheet !== sheet || !area) return [];
    const [down, right] = [row - area.row, column - area.column];
    if (down < 0 || right < 0 || down >= area.rows || right >= area.columns) return [];
    const size = area.rows * area.columns;
    return [{ id: size === 1 ? id : `${id}#${down + 1}`, size }];
  });
  return holding.reduce((best, one) => (one.size < best.size ? one : best)).id;
}

/** The drawing with constants where the linked inputs were. */
export function overtyped(
  drawing: WorkbookDrawing,
  constants: readonly { input: LinkedInput; value: CellValue }[],
): WorkbookDrawing {
  return constants.reduce((changed, { input: { sheet, area }, value }) => {
    const sheets = typed(changed, sheet, area, value).sheets.map((one) =>
      one.name === sheet ? { ...one, formulas: without(one.formulas, area) } : one,
    );
    return { ...changed, sheets };
  }, drawing);
}

function without<T>(rows: readonly (T | undefined)[][], { row, column }: Area): (T | undefined)[][] {
  return rows.map((cells, r) => {
    return r === row ? Array.from(cells, (cell, c) => (c === column ? undefined : cell)) : cells;
  });
}

/** The value of a cell. */
export function valueAt(
  { sheets }: WorkbookDrawing,
  { sheet, area }: Pick<LinkedInput, "sheet" | "area">,
): CellValue {
  return sheets.find(({ name }) => name === sheet)?.values[area.row]?.[area.column] ?? null;
}
