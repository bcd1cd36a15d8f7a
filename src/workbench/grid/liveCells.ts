import type { Styles, Workbook } from "@univerjs/core";
import type { FormulaDataModel } from "@univerjs/preset-sheets-core";
import { overlap, type Area } from "../../workbook/address";
import type { SnapshotCell, SnapshotRange } from "../../workbook/writers/univer/snapshot";
import type { ChartCell, ChartSheet } from "../charts/chartsOfSheet";
import { areaOf } from "../read/places";
import { readValue } from "../read/readValue";

/** What Univer shows where a block of results has no room. */
const REFUSED = "#SPILL!";

/** The cells of the open workbook as they are at the moment, without a copy of it. */
export class LiveCells {
  private readonly spills = new Map<string, Area[]>();

  constructor(
    private readonly workbook: Workbook,
    private readonly formulas: FormulaDataModel,
  ) {}

  /** The sheets in their order. */
  sheets(): ChartSheet[] {
    // What Univer keeps of a sheet is what its snapshot would hold.
    return this.workbook.getSheets().map((sheet) => sheet.getConfig() as unknown as ChartSheet);
  }

  /** The cells of an area, row by row. */
  cells({ id }: ChartSheet, area: Area): ChartCell[] {
    const spilled = this.spillsOf(id).filter((spill) => overlap(spill, area));
    const cells: ChartCell[] = [];
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        const at = { row, column, rows: 1, columns: 1 };
        cells.push(
          this.cell(
            id,
            row,
            column,
            spilled.some((spill) => overlap(spill, at)),
          ),
        );
      }
    }
    return cells;
  }

  private cell(sheetId: string, row: number, column: number, isSpilled: boolean): ChartCell {
    const sheet = this.workbook.getSheetBySheetId(sheetId);
    const raw = sheet?.getCellRaw(row, column);
    const results = this.formulas.getArrayFormulaCellData()[this.workbook.getUnitId()]?.[sheetId];
    const result = isSpilled ? results?.[row]?.[column] : undefined;
    const value = readValue((result ?? raw ?? {}) as SnapshotCell);
    const isHidden = sheet ? !sheet.getRowVisible(row) || !sheet.getColVisible(column) : false;
    return { value, format: formatOf(this.workbook.getStyles(), raw?.s), isHidden };
  }

  /** The blocks that formulas of a sheet fill. */
  private spillsOf(sheetId: string): Area[] {
    const known = this.spills.get(sheetId);
    if (known) return known;
    const rows = this.formulas.getArrayFormulaRange()[this.workbook.getUnitId()]?.[sheetId] ?? {};
    const sheet = this.workbook.getSheetBySheetId(sheetId);
    const found = Object.values(rows)
      .flatMap((columns): SnapshotRange[] => Object.values(columns ?? {}))
      .filter(({ startRow, startColumn }) => sheet?.getCellRaw(startRow, startColumn)?.v !== REFUSED)
      .map(areaOf);
    this.spills.set(sheetId, found);
    return found;
  }
}

function formatOf(styles: Styles, style: Parameters<Styles["get"]>[0]): string {
  return styles.get(style)?.n?.pattern || "General";
}
