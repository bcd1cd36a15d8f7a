import { cellName } from "../../workbook/address";
import type { DrawnFormula, SheetDrawing, SheetFeature, StyleRun } from "../../workbook/drawing";
import { formulaAt } from "../../workbook/formulaText";
import { mergeRuns } from "../../workbook/mergeRuns";
import type { CellValue } from "../../workbook/spec";
import { STYLES, type Look } from "../../workbook/styles";
import type { SnapshotCell, SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import type { Spill } from "../grid/grid";
import { readFormula } from "./readFormula";
import type { ReadLoss } from "./readLoss";
import type { StyleReader } from "./readStyle";
import { readValue } from "./readValue";

/** What reading the cells of a sheet needs beside the sheet. */
export interface CellSurroundings {
  spills: readonly Spill[];
  styles: StyleReader;
  /** Whether a custom function of this id exists. */
  has: (id: string) => boolean;
  /** The drawing that the sheet was opened from. */
  drawn?: SheetDrawing;
  losses: ReadLoss[];
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
    const { style, format, exact } = this.around.styles.read(cell.s);
    if (value === null && !cell.f && style === "plain" && format === undefined) return;
    this.set(row, column, value);
    if (!exact) this.lose(row, column, "the look was changed by hand");
    if (style !== "plain" || format !== undefined) {
      const look = { row, column, rows: 1, columns: 1, style };
      this.looks.push(format === undefined ? look : { ...look, format });
    }
    const { wrap }: Look = STYLES[style];
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
    const read = readFormula(text, { rows, columns }, this.around.has);
    if ("because" in read) {
      this.lose(row, column, `${read.because}, which is written as its value`);
      return;
    }
    const drawn = this.around.drawn?.formulas[row]?.[column];
    const unchanged = drawn?.columnFormula !== undefined && formulaAt(drawn, row) === read.formula.formula;
    (this.formulas[row] ??= [])[column] = unchanged ? drawn : read.formula;
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
