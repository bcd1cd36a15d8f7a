import type { LostFormula } from "../../workbook/readers/xlsx/sheetCells";
import { cellName } from "../../workbook/address";
import type { DrawnFormula, SheetDrawing, SheetFeature, StyleRun } from "../../workbook/drawing";
import { formulaAt } from "../../workbook/formulaText";
import type { FormulaScope } from "../../workbook/excelFormula";
import { mergeRuns } from "../../workbook/mergeRuns";
import type { CellValue } from "../../workbook/spec";
import { STYLES, type Look, type OwnLook } from "../../workbook/styles";
import type { SnapshotCell, SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import type { Spill } from "../grid/contents";
import { readFormula } from "./readFormula";
import type { ReadLoss } from "./readLoss";
import type { TableFeature } from "./readTables";
import type { StyleReader } from "./readStyle";
import { readValue } from "./readValue";

/** What reading the cells of a sheet needs beside the sheet. */
export interface CellSurroundings {
  spills: readonly Spill[];
  styles: StyleReader;
  scope: FormulaScope;
  /** The drawing that the sheet was opened from. */
  drawn?: SheetDrawing;
  /** The sheet's tables that the file has. */
  tables: readonly TableFeature[];
  losses: ReadLoss[];
  /** Formulas of which the drawing has the values only. */
  lost: LostFormula[];
}

type ReadCells = Pick<SheetDrawing, "rows" | "columns" | "values" | "formulas" | "styles" | "features">;

/** Reads values, formulas and looks of a sheet, and the texts that need a high row. */
export function readCells(sheet: SnapshotSheet, around: CellSurroundings): ReadCells {
  return new CellReader(sheet, around).read();
}

class CellReader {
  private readonly values: CellValue[][] = [];
  private readonly formulas: (DrawnFormula | undefined)[][] = [];
  private readonly looks: StyleRun[] = [];
  private readonly features: SheetFeature[] = [];
  private readonly spillAt: ReadonlyMap<string, Spill>;
  private columns = 0;

  constructor(
    private readonly sheet: SnapshotSheet,
    private readonly around: CellSurroundings,
  ) {
    this.spillAt = new Map(around.spills.map((spill) => [cellName(spill.row, spill.column), spill]));
  }

  read(): ReadCells {
    for (const [row, cells] of Object.entries(this.sheet.cellData)) {
      for (const [column, cell] of Object.entries(cells)) this.cell(Number(row), Number(column), cell);
    }
    this.fillSpills();
    const { columns, formulas, features } = this;
    const values = Array.from(this.values, (row = []) =>
      Array.from({ length: columns }, (_, column) => row[column] ?? null),
    );
    return { rows: values.length, columns, values, formulas, styles: mergeRuns(this.looks), features };
  }

  private cell(row: number, column: number, cell: SnapshotCell | null): void {
    if (!cell) return;
    const value = readValue(cell);
    const { lost, ...look } = this.around.styles.read(cell.s);
    const isPlain = look.style === "plain" && look.format === undefined && look.own === undefined;
    if (value === null && !cell.f && isPlain) return;
    this.set(row, column, value);
    if (lost.length > 0) this.lose(row, column, `${lost.join(" and ")} cannot be stored`);
    if (!isPlain) this.looks.push({ row, column, rows: 1, columns: 1, ...look });
    const { wrap }: Look | OwnLook = look.own ?? STYLES[look.style];
    if (wrap && typeof value === "string" && !this.isMerged(row, column)) {
      this.features.push({ kind: "wrappedNote", area: { row, column, rows: 1, columns: 1 }, text: value });
    }
    if (cell.f) this.formula(row, column, cell.f);
  }

  /** The text of merged cells is read with them. */
  private isMerged(row: number, column: number): boolean {
    return this.sheet.mergeData.some(
      ({ startRow, startColumn }) => startRow === row && startColumn === column,
    );
  }

  private formula(row: number, column: number, text: string): void {
    const { rows, columns } = this.spillAt.get(cellName(row, column)) ?? { rows: 1, columns: 1 };
    const read = readFormula(text, { rows, columns }, this.around.scope);
    if ("because" in read) {
      this.lose(row, column, `${read.because}, which is written as its value`);
      this.around.lost.push({ sheet: this.sheet.name, row, column, formula: text.replace(/^=/, "") });
      return;
    }
    const drawn = this.around.drawn?.formulas[row]?.[column];
    const unchanged = this.isOfTable(drawn) && formulaAt(drawn, row) === read.formula.formula;
    (this.formulas[row] ??= [])[column] = unchanged ? drawn : read.formula;
  }

  /** Does a formula stand in a column of a table that the file has, too, with the headers that the formula names? */
  private isOfTable(drawn: DrawnFormula | undefined): drawn is DrawnFormula {
    const column = drawn?.columnFormula;
    if (column === undefined) return false;
    const table = this.around.tables.find(({ name }) => name === column.table);
    return table?.columns.some(({ formula }) => formula === column.text) ?? false;
  }

  private fillSpills(): void {
    for (const { row, column, cells } of this.around.spills) {
      cells.forEach((results, r) => {
        results.forEach((result, c) => this.set(row + r, column + c, readValue(result)));
      });
    }
  }

  private set(row: number, column: number, value: CellValue): void {
    (this.values[row] ??= [])[column] = value;
    if (column >= this.columns) this.columns = column + 1;
  }

  private lose(row: number, column: number, because: string): void {
    this.around.losses.push({ where: `${this.sheet.name}, ${cellName(row, column)}`, because });
  }
}
