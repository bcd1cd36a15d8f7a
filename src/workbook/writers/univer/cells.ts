import type { SheetDrawing } from "../../drawing";
import { formulaAt } from "../../formulaText";
import type { CellValue } from "../../spec";
import type { StyleName } from "../../styles";
import { styleId, univerStyle } from "./looks";
import type { SnapshotCell, SnapshotStyle, UniverSnapshot } from "./snapshot";
import { CELL_TYPE } from "./snapshot";

/** A value as a cell of a snapshot holds it. */
export function snapshotValue(value: CellValue): Pick<SnapshotCell, "v" | "t"> {
  if (value === null) return {};
  switch (typeof value) {
    case "number":
      return { v: value, t: CELL_TYPE.number };
    case "boolean":
      return { v: value ? 1 : 0, t: CELL_TYPE.boolean };
    case "string":
      return { v: value, t: CELL_TYPE.text };
    default:
      return { v: value.error, t: CELL_TYPE.text };
  }
}

/** All cells of a sheet, and the styles they use, which go into `styles`. */
export function snapshotCells(
  sheet: SheetDrawing,
  styles: Record<string, SnapshotStyle | null | undefined>,
): UniverSnapshot["sheets"][string]["cellData"] {
  const painted = paintedStyles(sheet, styles);
  const cellData: UniverSnapshot["sheets"][string]["cellData"] = {};
  const spilled = new Set<string>();
  for (let row = 0; row < sheet.rows; row++) {
    const cells: Record<number, SnapshotCell> = {};
    for (let column = 0; column < sheet.columns; column++) {
      const formula = sheet.formulas[row]?.[column];
      const s = painted[row]?.[column];
      if (formula) markSpill(spilled, row, column, formula.spill);
      // The grid fills a spill itself, and refuses to where a cell holds a value.
      const value = spilled.has(`${row},${column}`) ? null : (sheet.values[row]?.[column] ?? null);
      const cell: SnapshotCell = {
        ...snapshotValue(value),
        ...(formula ? { f: `=${formulaAt(formula, row)}` } : {}),
        ...(s === undefined ? {} : { s }),
      };
      if (Object.keys(cell).length > 0) cells[column] = cell;
    }
    if (Object.keys(cells).length > 0) cellData[row] = cells;
  }
  return cellData;
}

function markSpill(
  spilled: Set<string>,
  row: number,
  column: number,
  { rows, columns }: { rows: number; columns: number },
): void {
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) if (r + c > 0) spilled.add(`${row + r},${column + c}`);
  }
}

/** Style ids per row and column. Later runs win. */
function paintedStyles(
  sheet: SheetDrawing,
  styles: Record<string, SnapshotStyle | null | undefined>,
): (string | undefined)[][] {
  const painted: (string | undefined)[][] = [];
  for (const { style, format, ...area } of sheet.styles) {
    const id = registered(styles, style, format);
    for (let row = area.row; row < Math.min(area.row + area.rows, sheet.rows); row++) {
      const ids = (painted[row] ??= []);
      for (let column = area.column; column < area.column + area.columns; column++) ids[column] = id;
    }
  }
  return painted;
}

function registered(
  styles: Record<string, SnapshotStyle | null | undefined>,
  style: StyleName,
  format: string | undefined,
): string {
  const id = styleId(style, format);
  styles[id] ??= univerStyle(style, format);
  return id;
}
