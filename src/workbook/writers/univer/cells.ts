import type { SheetDrawing, StyleRun } from "../../drawing";
import { formulaAt } from "../../formulaText";
import type { CellValue } from "../../spec";
import type { OwnLook } from "../../styles";
import { styleId, univerOwnStyle, univerStyle } from "./looks";
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

/** The styles of a snapshot while its cells are written. */
export class SnapshotStyles {
  readonly byId: Record<string, SnapshotStyle | null | undefined> = {};
  private readonly own = new Map<OwnLook, number>();

  /** @param mark What tells the ids of users' looks from those of other snapshots. */
  constructor(private readonly mark: string) {}

  /** The id of a look with its number format. */
  idOf({ style, format, own }: Pick<StyleRun, "style" | "format" | "own">): string {
    if (!own) {
      const id = styleId(style, format);
      this.byId[id] ??= univerStyle(style, format);
      return id;
    }
    const number = this.own.get(own) ?? this.own.size;
    this.own.set(own, number);
    const id = `own-${this.mark}-${number}|${format ?? ""}`;
    this.byId[id] ??= univerOwnStyle(own, format);
    return id;
  }
}

/** All cells of a sheet, and the styles they use, which go into `styles`. */
export function snapshotCells(
  sheet: SheetDrawing,
  styles: SnapshotStyles,
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
function paintedStyles(sheet: SheetDrawing, styles: SnapshotStyles): (string | undefined)[][] {
  const painted: (string | undefined)[][] = [];
  for (const run of sheet.styles) {
    const id = styles.idOf(run);
    for (let row = run.row; row < Math.min(run.row + run.rows, sheet.rows); row++) {
      const ids = (painted[row] ??= []);
      for (let column = run.column; column < run.column + run.columns; column++) ids[column] = id;
    }
  }
  return painted;
}
