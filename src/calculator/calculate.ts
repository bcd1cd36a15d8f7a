import { parseArea, type Area } from "../workbook/address";
import type { DrawnFormula, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { parseFormula } from "../workbook/parseFormula";
import type { CellValue } from "../workbook/spec";
import { formulaError, isBlock, type Operand } from "./coerce";
import { evaluate, valueOrError, type FunctionLibrary, type Surroundings } from "./evaluate";

/**
 * Calculates a drawing: the same drawing with the value of every formula at its cell, spills included. The values
 * come from the sheet itself, cell by cell, never from a computation beside it.
 *
 * @param functions The custom functions; the calculator is handed them, it knows none.
 */
export function calculate(drawing: WorkbookDrawing, functions: FunctionLibrary): WorkbookDrawing {
  return new Calculation(drawing, functions).calculated();
}

/** Where the calculation of a cell stands. A cell without a formula is done from the start. */
const RUNNING = 1;
const DONE = 2;

class Calculation {
  private readonly sheets: Map<string, SheetDrawing>;
  private readonly state = new Map<DrawnFormula, typeof RUNNING | typeof DONE>();
  /** The formula whose spill covers a cell, by sheet and position. */
  private readonly spills = new Map<string, { row: number; column: number }>();

  constructor(
    private readonly drawing: WorkbookDrawing,
    private readonly functions: FunctionLibrary,
  ) {
    this.sheets = new Map(
      drawing.sheets.map((sheet) => [sheet.name, { ...sheet, values: sheet.values.map((row) => [...row]) }]),
    );
    for (const sheet of drawing.sheets) this.findSpills(sheet);
  }

  calculated(): WorkbookDrawing {
    for (const sheet of this.sheets.values()) {
      sheet.formulas.forEach((row, r) => {
        row.forEach((_, c) => this.calculateCell(sheet, r, c));
      });
    }
    return { ...this.drawing, sheets: [...this.sheets.values()] };
  }

  private findSpills(sheet: SheetDrawing): void {
    sheet.formulas.forEach((row, r) => {
      row.forEach((formula, c) => {
        if (!formula || formula.spill.rows * formula.spill.columns === 1) return;
        for (let down = 0; down < formula.spill.rows; down++) {
          for (let across = 0; across < formula.spill.columns; across++) {
            this.spills.set(place(sheet.name, r + down, c + across), { row: r, column: c });
          }
        }
      });
    });
  }

  private calculateCell(sheet: SheetDrawing, row: number, column: number): void {
    const formula = sheet.formulas[row]?.[column];
    if (!formula || this.state.get(formula) === DONE) return;
    if (this.state.get(formula) === RUNNING) throw formulaError("#REF!", "the formula depends on itself");
    this.state.set(formula, RUNNING);
    const result = valueOrError(() => evaluate(parseFormula(formula.formula), this.around(sheet)));
    this.state.set(formula, DONE);
    this.store(sheet, row, column, formula, result);
  }

  private store(sheet: SheetDrawing, row: number, column: number, { spill }: DrawnFormula, result: Operand): void {
    const block = isBlock(result) ? result : [[result]];
    const fits = block.length <= spill.rows && block.every((cells) => cells.length <= spill.columns);
    if (!fits) {
      const size = `${block.length} × ${block[0]?.length ?? 0}`;
      setValue(sheet, row, column, { error: "#SPILL!", message: `the result is ${size}, larger than declared` });
      return;
    }
    block.forEach((cells, r) => {
      // A formula that refers to a blank cell shows 0.
      cells.forEach((value, c) => setValue(sheet, row + r, column + c, value ?? 0));
    });
  }

  private around(sheet: SheetDrawing): Surroundings {
    return {
      functions: this.functions,
      cells: (name, area) => this.read(name === undefined ? sheet : this.sheets.get(name), area),
      name: (name) => this.named(name, sheet),
    };
  }

  private named(name: string, sheet: SheetDrawing): Operand {
    const found = this.drawing.names.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
    if (!found) throw formulaError("#NAME?", `there is no name ${name}`);
    const { refersTo } = found;
    if ("formula" in refersTo) return evaluate(parseFormula(refersTo.formula), this.around(sheet));
    const area = parseArea(refersTo.range);
    if (!area) throw formulaError("#REF!", `${refersTo.range} is not a range`);
    return this.read(this.sheets.get(refersTo.sheet), area);
  }

  private read(sheet: SheetDrawing | undefined, area: Area): Operand {
    if (!sheet) throw formulaError("#REF!", "there is no such sheet");
    const block = Array.from({ length: area.rows }, (_, r) =>
      Array.from({ length: area.columns }, (_, c) => this.valueAt(sheet, area.row + r, area.column + c)),
    );
    return area.rows === 1 && area.columns === 1 ? (block[0]?.[0] ?? null) : block;
  }

  private valueAt(sheet: SheetDrawing, row: number, column: number): CellValue {
    const anchor = this.spills.get(place(sheet.name, row, column)) ?? { row, column };
    this.calculateCell(sheet, anchor.row, anchor.column);
    return sheet.values[row]?.[column] ?? null;
  }
}

function place(sheet: string, row: number, column: number): string {
  return `${sheet}\u0000${row}\u0000${column}`;
}

function setValue(sheet: SheetDrawing, row: number, column: number, value: CellValue): void {
  const cells = sheet.values[row];
  if (cells) cells[column] = value;
}
