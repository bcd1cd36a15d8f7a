import { type Area, type Cell, overlap } from "../workbook/address";
import { isCustomFunction } from "../workbook/dialect";
import type { SheetDrawing, SheetFeature } from "../workbook/drawing";
import { tokenize } from "../workbook/tokens";
import type { CellValue } from "../workbook/spec";

const ONE_CELL = { rows: 1, columns: 1 };

/** The sheets of a drawing, to be changed cell by cell: a copy. */
export class EditableSheets {
  readonly all: SheetDrawing[];
  private readonly byName: ReadonlyMap<string, SheetDrawing>;

  constructor(sheets: readonly SheetDrawing[]) {
    this.all = sheets.map((sheet) => ({
      ...sheet,
      values: sheet.values.map((row) => [...row]),
      formulas: sheet.formulas.map((row) => row && [...row]),
      features: [...sheet.features],
    }));
    this.byName = new Map(this.all.map((sheet) => [sheet.name, sheet]));
  }

  get(name: string): SheetDrawing | undefined {
    return this.byName.get(name);
  }

  /** Enters a value, also where a formula was. */
  setValue(name: string, cell: Cell, value: CellValue): void {
    const sheet = this.reaching(name, cell);
    delete sheet.formulas[cell.row]?.[cell.column];
    const row = sheet.values[cell.row];
    if (row) row[cell.column] = value;
  }

  /** Enters a formula without its `=`, and what it showed last. */
  setFormula(name: string, cell: Cell, formula: string, value: CellValue): void {
    this.setValue(name, cell, value);
    const custom = tokenize(formula).some(
      (token) => token.kind === "function" && isCustomFunction(token.text),
    );
    const row = (this.reaching(name, cell).formulas[cell.row] ??= []);
    row[cell.column] = { formula, custom, spill: ONE_CELL };
  }

  add(name: string, feature: SheetFeature): void {
    this.byName.get(name)?.features.push(feature);
  }

  /** Does a cell hold nothing, and does nothing write into it or cover it? */
  isFree(name: string, cell: Cell): boolean {
    const sheet = this.byName.get(name);
    if (!sheet) return false;
    if ((sheet.values[cell.row]?.[cell.column] ?? null) !== null) return false;
    const at = { ...cell, ...ONE_CELL };
    const isSpilled = sheet.formulas.some((row, r) =>
      row?.some((drawn, c) => drawn !== undefined && overlap({ row: r, column: c, ...drawn.spill }, at)),
    );
    return !isSpilled && !sheet.features.some((feature) => covers(feature, at));
  }

  /** The sheet, grown so that it has a cell. */
  private reaching(name: string, { row, column }: Cell): SheetDrawing {
    const sheet = this.byName.get(name);
    if (!sheet) throw new Error(`there is no sheet "${name}"`);
    sheet.rows = Math.max(sheet.rows, row + 1);
    sheet.columns = Math.max(sheet.columns, column + 1);
    for (let r = 0; r < sheet.rows; r++) {
      const cells = (sheet.values[r] ??= []);
      for (let c = cells.length; c < sheet.columns; c++) cells.push(null);
    }
    return sheet;
  }
}

const COVERING: ReadonlySet<SheetFeature["kind"]> = new Set(["table", "merge", "chart", "wrappedNote"]);

function covers(feature: SheetFeature, at: Area): boolean {
  return COVERING.has(feature.kind) && "area" in feature && overlap(feature.area, at);
}
