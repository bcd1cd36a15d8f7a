import { cellName, columnName } from "../../address";
import type { DrawnFormula, SheetDrawing } from "../../drawing";
import { formulaAt } from "../../formulaText";
import { checkedAt } from "../../specError";
import { formulaCell, isDynamicArray, valueCell } from "./cellXml";
import { storedFormula } from "./formulaDialect";
import type { LongText } from "./longText";
import type { SharedTexts } from "./sharedTexts";
import type { StyleSheet } from "./styleSheet";

/** A row's height; one that is not fixed follows its text when a user changes that. */
export interface RowHeight {
  points: number;
  fixed: boolean;
}

/** What `<sheetData>` needs beside the drawing. */
export interface SheetDataOptions {
  styles: StyleSheet;
  texts: SharedTexts;
  /** Heights of rows that do not fit their text by themselves, by zero-based row. */
  rowHeights: ReadonlyMap<number, RowHeight>;
  /** Zero-based. */
  hiddenRows: ReadonlySet<number>;
  /** Tables that are too long for their custom functions: those columns become values. */
  valuesOnly: ReadonlySet<string>;
}

/**
 * Writes all cells in one pass over the rows. Throws for a value that no cell can hold, before any byte of the
 * workbook exists. Answers whether there are dynamic arrays among them.
 */
export function addSheetData(xml: LongText, sheet: SheetDrawing, options: SheetDataOptions): boolean {
  const styles = paintedStyles(sheet, options.styles);
  const letters = Array.from({ length: sheet.columns }, (_, column) => columnName(column));
  const spelling = new Spelling();
  let dynamicArrays = false;
  xml.add("<sheetData>");
  const { hiddenRows } = options;
  const rows = [...hiddenRows].reduce((count, row) => Math.max(count, row + 1), sheet.rows);
  for (let row = 0; row < rows; row++) {
    const values = sheet.values[row] ?? [];
    const formulas = sheet.formulas[row];
    const rowStyles = styles[row];
    const number = String(row + 1);
    let cells = "";
    for (let column = 0; column < sheet.columns; column++) {
      const formula = formulas?.[column];
      const value = values[column] ?? null;
      const style = rowStyles?.[column] ?? 0;
      if (value === null && style === 0 && !formula) continue;
      const place = (letters[column] ?? "") + number;
      try {
        if (formula && !isFrozen(formula, options.valuesOnly)) {
          dynamicArrays ||= isDynamicArray(formula);
          cells += formulaCell(row, column, { formula, stored: spelling.of(formula, row), value, style });
        } else {
          cells += valueCell(place, value, style, options.texts);
        }
      } catch (error) {
        // Only now is the place worth spelling out.
        checkedAt(`Sheet "${sheet.name}", ${cellName(row, column)}`, () => {
          throw error;
        });
      }
    }
    const size = heightAttributes(options.rowHeights.get(row)) + (hiddenRows.has(row) ? ' hidden="1"' : "");
    if (cells !== "" || size !== "") xml.add(`<row r="${number}"${size}>${cells}</row>`);
  }
  xml.add("</sheetData>");
  return dynamicArrays;
}

function heightAttributes(height: RowHeight | undefined): string {
  if (!height) return "";
  return ` ht="${String(height.points)}"${height.fixed ? ' customHeight="1"' : ""}`;
}

function isFrozen(formula: DrawnFormula, valuesOnly: ReadonlySet<string>): boolean {
  return formula.custom && formula.columnFormula !== undefined && valuesOnly.has(formula.columnFormula.table);
}

/** Spells formulas for the file; a table's column formula is the same text in every row. */
class Spelling {
  private readonly columns = new Map<string, string>();

  of(drawn: DrawnFormula, row: number): string {
    const { custom, columnFormula } = drawn;
    // One-cell arrays keep A1 references: [#This Row] is for the formulas that the table itself owns.
    if (!columnFormula || custom) return storedFormula(formulaAt(drawn, row));
    const key = `${columnFormula.table}!${columnFormula.text}`;
    let stored = this.columns.get(key);
    if (stored === undefined)
      this.columns.set(key, (stored = storedFormula(columnFormula.text, columnFormula.table)));
    return stored;
  }
}

/** Style ids per row and column; rows without any are left out. Later runs win. */
function paintedStyles(sheet: SheetDrawing, styles: StyleSheet): (Uint16Array | undefined)[] {
  const painted: (Uint16Array | undefined)[] = [];
  for (const run of sheet.styles) {
    const id = styles.idOf(run.style, run.format, run.own);
    const lastRow = Math.min(run.row + run.rows, sheet.rows);
    for (let row = run.row; row < lastRow; row++) {
      (painted[row] ??= new Uint16Array(sheet.columns)).fill(id, run.column, run.column + run.columns);
    }
  }
  return painted;
}
