import type { Area } from "../../workbook/address";
import type { CellError, CellValue } from "../../workbook/spec";
import type { Band } from "../excel/readUsedCells";
import type { CellPlace } from "../spreadsheet";

/** A cell with a formula, and what it shows. */
export interface ShownFormula extends CellPlace {
  /** With its `=`. */
  formula: string;
}

/** What the cells of a workbook show, as it was read band by band. */
export class ShownCells {
  private readonly bands = new Map<string, Omit<Band, "sheet" | "numberFormat">[]>();

  add({ sheet: { name }, row, column, formulas, values }: Band): void {
    this.bands.set(name, [...(this.bands.get(name) ?? []), { row, column, formulas, values }]);
  }

  has(sheet: string): boolean {
    return this.bands.has(sheet);
  }

  /** All formulas of the cells, in the order in which they were read. */
  *formulas(): Iterable<ShownFormula> {
    for (const [sheet, bands] of this.bands) {
      for (const { row, column, formulas } of bands) {
        for (const [r, cells] of formulas.entries()) {
          for (const [c, formula] of cells.entries()) {
            if (typeof formula === "string" && formula.startsWith("="))
              yield { sheet, row: row + r, column: column + c, formula };
          }
        }
      }
    }
  }

  /** What a cell shows: an empty text is that of a formula, and a blank otherwise. */
  at(sheet: string, row: number, column: number): CellValue {
    for (const band of this.bands.get(sheet) ?? []) {
      const value = band.values[row - band.row]?.[column - band.column];
      if (value === undefined) continue;
      const formula = String(band.formulas[row - band.row]?.[column - band.column]);
      return shownValue(value, formula.startsWith("="));
    }
    return null;
  }

  block(sheet: string, { row, column, rows, columns }: Area): CellValue[][] {
    return Array.from({ length: rows }, (_row, r) =>
      Array.from({ length: columns }, (_column, c) => this.at(sheet, row + r, column + c)),
    );
  }
}

function shownValue(value: unknown, isFormula: boolean): CellValue {
  if (value === "" && !isFormula) return null;
  if (typeof value === "string" && /^#[A-Z/0_]+[!?]?$/.test(value))
    return { error: value as CellError["error"] };
  return value as CellValue;
}
