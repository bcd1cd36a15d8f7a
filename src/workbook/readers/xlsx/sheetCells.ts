import { parseArea, type Area } from "../../address";
import type { DrawnFormula, StyleRun } from "../../drawing";
import type { CellValue } from "../../spec";
import { cellText } from "../../../importers/tables/cellText";
import { cellValue } from "./cellValue";
import { columnFormula } from "./columnFormula";
import type { FileStyle } from "./fileStyles";
import type { FileTable } from "./fileTables";
import type { FileTexts } from "./fileTexts";
import { FOREIGN, MAX_CELLS } from "./limits";
import type { Losses } from "./losses";
import { readFormula, type KnownNames } from "./readFormula";
import { shiftFormula } from "./shiftFormula";
import type { SheetVisitor, StoredCell, StoredFormula, StoredRow } from "./sheetPart";
import { tokenize } from "../../tokens";

/** A formula that the description cannot hold: its cell keeps the value. */
export interface LostFormula {
  sheet: string;
  row: number;
  column: number;
  /** As the file has it. */
  formula: string;
}

/** What the cells of a sheet are read with. */
export interface CellSurroundings {
  sheet: string;
  texts: FileTexts;
  styles: readonly FileStyle[];
  known: KnownNames;
  /** Tables of the sheet. */
  tables: readonly FileTable[];
  /** Was the file made by HCI Planner? Others are held to limits. */
  isOwn: boolean;
  losses: Losses;
  lost: LostFormula[];
  /** Names of the sheet alone, in lower case: descriptions have none, and another one may have such a name. */
  ownNames: ReadonlySet<string>;
  /** Cells between A1 and the last ones of the sheets that were read before. */
  cellsBefore: number;
}

/** Gathers the cells of a sheet. */
export class SheetCells implements SheetVisitor {
  readonly values: CellValue[][] = [];
  readonly formulas: (DrawnFormula | undefined)[][] = [];
  readonly looks: StyleRun[] = [];
  /** Heights in points of rows that have one of their own, by zero-based row. */
  readonly heights = new Map<number, number>();
  /** Zero-based. */
  readonly hiddenRows: number[] = [];
  /** Rows and columns up to the last cell that is filled or has a look. */
  rows = 0;
  columns = 0;
  private readonly shares = new Map<string, { cell: StoredCell; text: string }>();
  private readonly ofColumns = new Map<string, DrawnFormula | undefined>();

  constructor(private readonly around: CellSurroundings) {}

  row({ row, points, isHidden, isGrouped }: StoredRow): void {
    const { losses, sheet, isOwn } = this.around;
    if (isGrouped) losses.add(sheet, "groups of rows are not imported");
    if (!isOwn && row >= FOREIGN.rows) return;
    if (isHidden) this.hiddenRows.push(row);
    if (points !== undefined) this.heights.set(row, points);
  }

  cell(cell: StoredCell): void {
    const { row, column, formula, style } = cell;
    const { value, because } = cellValue(cell, this.around.texts);
    if (because !== undefined) this.lose(cell, because);
    const isText = cell.type === "s" && this.around.texts.formatted.has(Number(cell.content));
    if (isText || cell.isFormatted) this.lose(cell, "looks of single words are not imported");
    this.look(cell, style, value !== null || formula !== undefined);
    if (value === null && !formula) return;
    if (!this.around.isOwn && row >= FOREIGN.rows)
      throw new RangeError(
        `its sheet ${JSON.stringify(this.around.sheet)} has more than ${FOREIGN.rows.toLocaleString("en-US")} rows`,
      );
    this.reach(row + 1, column + 1);
    (this.values[row] ??= [])[column] = value;
    if (formula) this.formula(cell, formula);
  }

  private look(cell: StoredCell, number: number, isFilled: boolean): void {
    if (number === 0) return;
    const { row, column } = cell;
    const look = this.around.styles[number];
    if (!look) throw new SyntaxError(`row ${row + 1} has the look ${number}, which is missing`);
    if (!isFilled && !this.around.isOwn && row >= FOREIGN.rows) {
      this.around.losses.add(this.around.sheet, "looks of empty cells below row 5,000 are not imported");
      return;
    }
    const { lost, ...shown } = look;
    for (const what of lost) this.lose(cell, `loses ${what}`);
    if (shown.style === "plain" && shown.format === undefined && shown.own === undefined) return;
    this.reach(row + 1, column + 1);
    this.looks.push({ row, column, rows: 1, columns: 1, ...shown });
  }

  private formula(cell: StoredCell, stored: StoredFormula): void {
    const text = this.textOf(cell, stored);
    if (text === undefined)
      return this.loseFormula(cell, stored.text, "has a formula that the file lacks: its value is kept");
    if (stored.kind === "dataTable")
      return this.loseFormula(cell, text, "is a cell of a data table: its value is kept");
    const { row, column } = cell;
    const inColumn = stored.kind === "normal" ? this.columnFormulaAt(cell, text) : undefined;
    const read = inColumn ?? this.drawn(cell, stored, text);
    if (!read) return;
    this.reach(row + read.spill.rows, column + read.spill.columns);
    (this.formulas[row] ??= [])[column] = read;
  }

  private drawn(cell: StoredCell, stored: StoredFormula, text: string): DrawnFormula | undefined {
    const { row, column } = cell;
    const read = readFormula(text, { ...this.around.known, sheet: this.around.sheet, row });
    const area = stored.kind === "array" ? parseArea(stored.ref.replaceAll("$", "")) : undefined;
    const isOne = !area || (area.rows === 1 && area.columns === 1);
    if (area && (area.row !== row || area.column !== column)) {
      this.loseFormula(cell, text, "is a formula of arrays at a wrong place: its value is kept");
      return undefined;
    }
    if (!read.isSame) {
      this.loseFormula(cell, text, "has a formula that would become another one: its value is kept");
      return undefined;
    }
    const { ownNames } = this.around;
    const isOwn = ownNames.size > 0 && namesIn(read.formula).some((name) => ownNames.has(name));
    if (isOwn) {
      this.loseFormula(cell, text, "has a formula with a name of its sheet alone: its value is kept");
      return undefined;
    }
    const isArray = stored.kind === "array" && isOne && !read.isCustom;
    return {
      formula: read.formula,
      custom: read.isCustom,
      spill: sizeOf(area),
      ...(isArray ? { isArray } : {}),
    };
  }

  /** The text of a formula, also where the cell shares that of another one. */
  private textOf(cell: StoredCell, { text, kind, share }: StoredFormula): string | undefined {
    const own = cellText(text.replace(/\r\n?/g, "\n"));
    if (kind !== "shared") return own;
    if (own !== "") this.shares.set(share, { cell, text: own });
    const master = this.shares.get(share);
    return master && shiftFormula(master.text, cell.row - master.cell.row, cell.column - master.cell.column);
  }

  /** The formula of the table's column, where the cell has just that. */
  private columnFormulaAt({ row, column }: StoredCell, text: string): DrawnFormula | undefined {
    const table = this.around.tables.find(
      ({ area }) =>
        row > area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    );
    const stored = table?.columns[column - table.area.column]?.stored;
    if (!table || stored !== text) return undefined;
    const key = `${table.name}!${column}`;
    if (!this.ofColumns.has(key)) this.ofColumns.set(key, this.sharedFormula(table, stored));
    return this.ofColumns.get(key);
  }

  private sharedFormula(table: FileTable, stored: string): DrawnFormula | undefined {
    const { known, sheet } = this.around;
    const { formula, isOfDialect, isCustom } = readFormula(stored, { ...known, sheet, table });
    // A relative reference is another cell in each row.
    const isSame = tokenize(formula).every((token) => token.kind !== "ref" || token.absolute);
    return isOfDialect && isSame && !isCustom ? columnFormula(table, formula, known.tables) : undefined;
  }

  private loseFormula(cell: StoredCell, formula: string, because: string): void {
    this.lose(cell, because);
    this.around.lost.push({ sheet: this.around.sheet, row: cell.row, column: cell.column, formula });
  }

  private lose({ row, column }: StoredCell, because: string): void {
    this.around.losses.cell(this.around.sheet, row, column, because);
  }

  /**
   * Makes the sheet at least so large.
   *
   * @throws RangeError beyond the cells that a sheet, or the workbook, may have.
   */
  reach(rows: number, columns: number): void {
    if (rows <= this.rows && columns <= this.columns) return;
    this.rows = Math.max(this.rows, rows);
    this.columns = Math.max(this.columns, columns);
    const { sheet, isOwn, cellsBefore } = this.around;
    const cells = this.rows * this.columns;
    const limit = (most: number) =>
      `${JSON.stringify(sheet)} spans more than ${most.toLocaleString("en-US")} cells`;
    if (!isOwn && cells > FOREIGN.cells) throw new RangeError(`its sheet ${limit(FOREIGN.cells)}`);
    if (cellsBefore + cells > MAX_CELLS) throw new RangeError(`it up to its sheet ${limit(MAX_CELLS)}`);
  }
}

/** Names that a formula uses, in lower case. */
function namesIn(formula: string): string[] {
  return tokenize(formula).flatMap((token) =>
    token.kind === "name" || token.kind === "function" ? [token.name.toLowerCase()] : [],
  );
}

const sizeOf = (area: Area | undefined): { rows: number; columns: number } =>
  area ? { rows: area.rows, columns: area.columns } : { rows: 1, columns: 1 };
