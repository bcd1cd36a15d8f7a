import type { CellDetails, HeldCells, WorkbookCells } from "../../explain/workbookCells";
import type { Area } from "../../workbook/address";
import type { CellValue } from "../../workbook/spec";
import type { ConnectedExcel } from "../connectedExcel";
import { readNames, readTables } from "./readDefinitions";
import { cellValue, formulaText } from "./readSheets";
import { readParts, type Band, type Part } from "./readUsedCells";

/** A block that is being filled. */
interface FilledBlock extends HeldCells {
  part: Part;
  values: CellValue[][];
  formulas: (string | undefined)[][];
}

/** The workbook that is open in Excel, to be explained. What its sheets use, its names and its tables are asked for once. */
export class ExcelCells implements WorkbookCells {
  /** Cells that a sheet uses, by its name; `null` where there is no such sheet. */
  private readonly used = new Map<string, Area | null>();
  private namesRead: ReturnType<WorkbookCells["names"]> | undefined;
  private tablesRead: ReturnType<WorkbookCells["tables"]> | undefined;

  constructor(private readonly excel: ConnectedExcel) {}

  readonly read: WorkbookCells["read"] = (areas) =>
    this.excel.run(async (context) => {
      await this.findUsed(
        context,
        areas.map(({ sheet }) => sheet),
      );
      const sheets = new Map(
        areas.map(({ sheet }) => [sheet, context.workbook.worksheets.getItemOrNullObject(sheet)]),
      );
      const blocks = areas.map(({ sheet: name, area }): FilledBlock | undefined => {
        const used = this.used.get(name);
        const sheet = sheets.get(name);
        if (!used || !sheet) return undefined;
        const rows = Math.min(area.row + area.rows, used.row + used.rows) - area.row;
        const columns = Math.min(area.column + area.columns, used.column + used.columns) - area.column;
        return {
          part: { sheet, row: area.row, column: area.column, rows, columns },
          values: [],
          formulas: [],
        };
      });
      const filled = blocks.filter((block) => block !== undefined);
      const parts = filled.map(({ part }) => part).filter(({ rows, columns }) => rows > 0 && columns > 0);
      const take = (band: Band) =>
        filled.filter(({ part }) => begins(band, part)).forEach((block) => fill(block, band));
      await readParts(context, parts, take, { members: ["values", "formulas"] });
      return blocks;
    });

  private async findUsed(context: Excel.RequestContext, names: readonly string[]): Promise<void> {
    const asked = [...new Set(names)].filter((name) => !this.used.has(name));
    if (asked.length === 0) return;
    const ranges = asked.map((name) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject(name);
      const range = sheet.getUsedRangeOrNullObject(true);
      sheet.load("name");
      range.load("rowIndex,columnIndex,rowCount,columnCount");
      return { name, sheet, range };
    });
    await context.sync();
    for (const { name, sheet, range } of ranges) {
      if (sheet.isNullObject) this.used.set(name, null);
      else if (range.isNullObject) this.used.set(name, { row: 0, column: 0, rows: 0, columns: 0 });
      else {
        const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
        this.used.set(name, { row, column, rows, columns });
      }
    }
  }

  readonly extents: WorkbookCells["extents"] = async (sheets) => {
    if (sheets.some((name) => !this.used.has(name))) {
      await this.excel.run((context) => this.findUsed(context, sheets));
    }
    return sheets.map((name) => {
      const used = this.used.get(name);
      return used ? { rows: used.row + used.rows, columns: used.column + used.columns } : undefined;
    });
  };

  readonly details: WorkbookCells["details"] = (cells) =>
    this.excel.run(async (context) => {
      const spills = this.excel.isSetSupported(...SPILLS);
      const asked = cells.map(({ sheet, row, column }) => {
        const cell = context.workbook.worksheets.getItemOrNullObject(sheet).getCell(row, column);
        cell.load("numberFormat");
        const parent = spills ? cell.getSpillParentOrNullObject() : undefined;
        parent?.load("rowIndex,columnIndex");
        return { cell, parent };
      });
      await context.sync();
      return asked.map(({ cell, parent }, i): CellDetails | undefined => {
        if (cell.isNullObject) return undefined;
        const format = String((cell.numberFormat as unknown[][])[0]?.[0] ?? "");
        if (!parent || parent.isNullObject) return { format };
        const { rowIndex: row, columnIndex: column } = parent;
        const isOwn = row === cells[i]?.row && column === cells[i]?.column;
        return { format, spilledFrom: isOwn ? undefined : { row, column } };
      });
    });

  readonly names: WorkbookCells["names"] = () => (this.namesRead ??= this.excel.run(readNames));

  readonly tables: WorkbookCells["tables"] = () => (this.tablesRead ??= this.excel.run(readTables));
}

/** Since which requirement set Excel says what fills a cell; before it, nothing spills. */
export const SPILLS = ["ExcelApi", "1.12"] as const;

/** Whether a band begins inside of a block. Blocks may overlap: the band of one fills a part of the other, too. */
function begins(band: Band, { sheet, row, column, rows, columns }: Part): boolean {
  return (
    band.sheet === sheet &&
    band.row >= row &&
    band.row < row + rows &&
    band.column >= column &&
    band.column < column + columns
  );
}

/** Puts a band of cells into its place of a block. */
function fill({ part, values, formulas }: FilledBlock, band: Band): void {
  band.values.slice(0, part.row + part.rows - band.row).forEach((cells, r) => {
    const row = band.row - part.row + r;
    const first = band.column - part.column;
    const held = (values[row] ??= []);
    const spelled = (formulas[row] ??= []);
    cells.slice(0, part.columns - first).forEach((value, c) => {
      held[first + c] = cellValue(value);
      spelled[first + c] = formulaText(band.formulas[r]?.[c]);
    });
  });
}
