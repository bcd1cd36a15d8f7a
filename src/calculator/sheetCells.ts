import type { Area } from "../workbook/address";
import { cellName } from "../workbook/address";
import type { DrawnFormula, SheetDrawing } from "../workbook/drawing";
import type { Formula } from "../workbook/parseFormula";
import type { CellValue } from "../workbook/spec";
import { parsedFormula, type ParsedFormula } from "./parsedFormula";
import { SettledBlocks } from "./settledBlocks";
import { checkedNumber, formulaError, isBlock, valueOrError, type Operand } from "./coerce";

/** The longest text that a cell holds. */
const MAX_TEXT_LENGTH = 32_767;

/** Of a sheet with more formulas than that, what is parsed is dropped when it is calculated: it takes kilobytes a cell. */
const MAX_CACHED_FORMULAS = 20_000;

/** A formula at its cell, and where its calculation stands: `running` is waiting for the cells that it refers to. */
export class FormulaCell {
  state: "new" | "running" | "done" = "new";
  private parsed: ParsedFormula | undefined;
  private prepared = false;

  constructor(
    readonly sheet: SheetCells,
    readonly row: number,
    readonly column: number,
    readonly drawn: DrawnFormula,
  ) {}

  /** The parsed formula, maybe that of another row of its column. */
  get formula(): Formula {
    return this.read().formula;
  }

  /** Rows between the cell that the parsed formula was written for and this one. */
  get rowsBelow(): number {
    return this.row - this.read().row;
  }

  get address(): string {
    return cellName(this.row, this.column);
  }

  /**
   * The cells of its row that a column's formula refers to and that are not calculated, the first time that this is asked:
   * a formula that is not evaluated before them need not be evaluated twice.
   */
  firstNeeded(): FormulaCell[] {
    if (this.prepared || !this.drawn.columnFormula) return [];
    this.prepared = true;
    const cells = this.read().neighbors.map((column) => this.sheet.unfinishedAt(this.row, column));
    return cells.filter((cell) => cell !== undefined).filter((cell) => !cell.prepared);
  }

  /** Keeps the result. */
  finish(result: Operand): void {
    this.sheet.store(this, result);
    this.state = "done";
    this.parsed = undefined;
  }

  private read(): ParsedFormula {
    this.parsed ??= parsedFormula(this.drawn, this.row, this.sheet.formulas.length <= MAX_CACHED_FORMULAS);
    return this.parsed;
  }
}

/** The cells of a sheet while it is calculated: their values, and the formula that fills each of them. */
export class SheetCells {
  readonly name: string;
  private readonly values: CellValue[][];
  /** All formulas, row by row. */
  readonly formulas: FormulaCell[] = [];
  /** Areas that were read: a cell that is calculated keeps its value. */
  readonly settled = new SettledBlocks();
  /** The formula that fills a cell, by row and column; sparse. */
  private readonly filledBy: (FormulaCell | undefined)[][] = [];

  constructor(private readonly drawing: SheetDrawing) {
    this.name = drawing.name;
    this.values = drawing.values.map((row) => [...row]);
    drawing.formulas.forEach((row, r) => {
      row.forEach((drawn, c) => {
        if (drawn) this.place(new FormulaCell(this, r, c, drawn));
      });
    });
  }

  /** The drawing with the values of now. */
  drawn(): SheetDrawing {
    return { ...this.drawing, values: this.values };
  }

  /** The formulas that must be calculated before an area can be read, each once. */
  unfinished(area: Area): FormulaCell[] {
    const found = new Set<FormulaCell>();
    for (let row = area.row; row < area.row + area.rows; row++) {
      const cells = this.filledBy[row];
      if (!cells) continue;
      for (let column = area.column; column < area.column + area.columns; column++) {
        const cell = cells[column];
        if (cell && cell.state !== "done") found.add(cell);
      }
    }
    return [...found];
  }

  /** The formula that must be calculated before a cell can be read, if there is one. */
  unfinishedAt(row: number, column: number): FormulaCell | undefined {
    const cell = this.filledBy[row]?.[column];
    return cell && cell.state !== "done" ? cell : undefined;
  }

  /** The value of a cell; outside the drawing everything is blank. */
  at(row: number, column: number): CellValue {
    return this.values[row]?.[column] ?? null;
  }

  /** The values of an area; outside the drawing everything is blank. */
  read({ row, column, rows, columns }: Area): CellValue[][] {
    const block: CellValue[][] = [];
    for (let r = row; r < row + rows; r++) {
      const from = this.values[r];
      // Of its final size: one that grows has room for 17 values at once, and the columns of long tables are kept.
      const cells = new Array<CellValue>(columns);
      for (let c = 0; c < columns; c++) cells[c] = from?.[column + c] ?? null;
      block.push(cells);
    }
    return block;
  }

  /** Puts a result into the cells that its formula declares; one that does not fit is #SPILL!. */
  store({ row, column, drawn }: FormulaCell, result: Operand): void {
    if (!isBlock(result)) {
      this.set(row, column, shownValue(result));
      return;
    }
    const block = result;
    const { rows, columns } = drawn.spill;
    const width = block.reduce((widest, { length }) => Math.max(widest, length), 0);
    if (block.length > rows || width > columns) {
      const sizes = `${block.length} × ${width} cells, larger than the declared ${rows} × ${columns}`;
      this.set(row, column, { error: "#SPILL!", message: `the result is ${sizes}` });
      return;
    }
    block.forEach((cells, r) => {
      cells.forEach((value, c) => {
        this.set(row + r, column + c, shownValue(value));
      });
    });
  }

  private place(cell: FormulaCell): void {
    this.formulas.push(cell);
    const { rows, columns } = cell.drawn.spill;
    for (let row = cell.row; row < cell.row + rows; row++) {
      // Of its final size, as in read().
      const filled = (this.filledBy[row] ??= new Array<FormulaCell | undefined>(
        this.values[row]?.length ?? 0,
      ));
      for (let column = cell.column; column < cell.column + columns; column++) filled[column] = cell;
    }
  }

  private set(row: number, column: number, value: CellValue): void {
    const cells = this.values[row];
    if (cells) cells[column] = value;
  }
}

/** A result as its cell shows it: never blank (a reference to a blank cell shows 0), never a number that is none. */
function shownValue(value: CellValue): CellValue {
  if (value === null) return 0;
  if (typeof value === "number") return valueOrError(() => checkedNumber(value));
  if (typeof value !== "string" || value.length <= MAX_TEXT_LENGTH) return value;
  return formulaError("#VALUE!", `the text has ${value.length} characters, a cell holds ${MAX_TEXT_LENGTH}`)
    .value;
}
