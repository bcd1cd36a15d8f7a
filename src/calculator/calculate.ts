import { quotedSheet, type Area } from "../workbook/address";
import type { WorkbookDrawing } from "../workbook/drawing";
import { literal } from "../workbook/literal";
import { parseFormula, type Formula } from "../workbook/parseFormula";
import type { CellValue } from "../workbook/spec";
import { formulaError, valueOrError } from "./coerce";
import { evaluateCell, type FunctionLibrary, type Surroundings } from "./evaluate";
import { SheetCells, type FormulaCell } from "./sheetCells";

/**
 * Calculates a drawing: the same drawing with the value of every formula at its cell, spills included. The values
 * come from the sheet itself, cell by cell, never from a computation beside it. The drawing must be one of a spec
 * that `validate` accepts.
 *
 * @param functions The custom functions; the calculator is handed them, it knows none.
 */
export function calculate(drawing: WorkbookDrawing, functions: FunctionLibrary): WorkbookDrawing {
  return new Calculation(drawing, functions).calculated();
}

/** Calculates a drawing on demand: a cell when its value is asked for, with the cells that it refers to. For few cells of many. */
export function calculateOnDemand(drawing: WorkbookDrawing, functions: FunctionLibrary): OnDemand {
  return new Calculation(drawing, functions);
}

/** A drawing whose cells are calculated when their values are asked for. */
export interface OnDemand {
  /** The values of an area. Throws for a sheet that the drawing lacks. */
  values(sheet: string, area: Area): CellValue[][];
  /** All values of a sheet. Throws for one that the drawing lacks. */
  valuesOf(sheet: string): CellValue[][];
}

/** Thrown by a formula that refers to cells that are not calculated yet; it is evaluated again after them. */
class Waiting {
  constructor(readonly cells: readonly FormulaCell[]) {}
}

/** How many cells of a circle its message names. */
const NAMED = 5;

const NO_PARAMETERS: Surroundings["parameters"] = new Map();

class Calculation implements OnDemand {
  private readonly sheets: Map<string, SheetCells>;
  private readonly definitions: Map<string, () => Formula>;

  constructor(
    private readonly drawing: WorkbookDrawing,
    private readonly functions: FunctionLibrary,
  ) {
    this.sheets = new Map(drawing.sheets.map((sheet) => [sheet.name, new SheetCells(sheet)]));
    this.definitions = definitionsOf(drawing);
  }

  calculated(): WorkbookDrawing {
    for (const sheet of this.sheets.values()) for (const cell of sheet.formulas) this.settle(cell);
    return { ...this.drawing, sheets: [...this.sheets.values()].map((sheet) => sheet.drawn()) };
  }

  values(name: string, area: Area): CellValue[][] {
    const sheet = this.sheet(name);
    for (const cell of sheet.unfinished(area)) this.settle(cell);
    return sheet.read(area);
  }

  valuesOf(name: string): CellValue[][] {
    const sheet = this.sheet(name);
    for (const cell of sheet.formulas) this.settle(cell);
    return sheet.drawn().values;
  }

  private sheet(name: string): SheetCells {
    const sheet = this.sheets.get(name);
    if (!sheet) throw new Error(`there is no sheet "${name}"`);
    return sheet;
  }

  /**
   * Calculates a cell and whatever it needs. The cells that wait are kept in a list of our own: a chain of references
   * may be as long as a sheet, the stack of calls may not.
   */
  private settle(first: FormulaCell): void {
    const open = [first];
    for (let cell = open.at(-1); cell; cell = open.at(-1)) {
      const needed = cell.state === "done" ? [] : this.attempt(cell);
      if (needed.length === 0) open.pop();
      // A cell that is running is waiting for this one: from there on the list is a circle.
      const again = needed.find(({ state }) => state === "running");
      if (again) breakCircle(open.slice(open.indexOf(again)).filter(({ state }) => state === "running"));
      else for (const other of needed) open.push(other);
    }
  }

  /** Evaluates a cell, or says which cells must be calculated before. */
  private attempt(cell: FormulaCell): readonly FormulaCell[] {
    const first = cell.firstNeeded();
    if (first.length > 0) return first;
    cell.state = "running";
    try {
      cell.finish(valueOrError(() => evaluateCell(cell.formula, this.around(cell))));
      return [];
    } catch (error) {
      if (error instanceof Waiting) return error.cells;
      throw error;
    }
  }

  private around({ sheet: own, rowsBelow }: FormulaCell): Surroundings {
    return {
      functions: this.functions,
      cells: (name, area) => {
        const sheet = name === undefined ? own : this.sheets.get(name);
        if (!sheet) throw formulaError("#REF!", `there is no sheet ${String(name)}`);
        if (area.rows === 1 && area.columns === 1) {
          const unfinished = sheet.unfinishedAt(area.row, area.column);
          if (unfinished) throw new Waiting([unfinished]);
          return [[sheet.at(area.row, area.column)]];
        }
        const known = sheet.settled.get(area);
        if (known) return known;
        const unfinished = sheet.unfinished(area);
        if (unfinished.length > 0) throw new Waiting(unfinished);
        const block = sheet.read(area);
        sheet.settled.keep(area, block);
        return block;
      },
      definition: (name) => this.definitions.get(name.toLowerCase())?.(),
      parameters: NO_PARAMETERS,
      rowsBelow,
      nesting: { depth: 0 },
    };
  }
}

/** What the names of a workbook stand for, by lower-case name; parsed when it is first asked for. */
function definitionsOf({ names, outside = [] }: WorkbookDrawing): Map<string, () => Formula> {
  const given = outside.map(({ name, value }) => ({ name, refersTo: { formula: literal(value) } }));
  return new Map(
    [...given, ...names].map(({ name, refersTo }) => {
      const text =
        "formula" in refersTo ? refersTo.formula : `${quotedSheet(refersTo.sheet)}!${refersTo.range}`;
      let formula: Formula | undefined;
      return [name.toLowerCase(), () => (formula ??= parseFormula(text))];
    }),
  );
}

/** Every cell of a circle is an error value, wherever the calculation came upon it. */
function breakCircle(circle: readonly FormulaCell[]): void {
  const sheets = new Set(circle.map(({ sheet }) => sheet));
  const names = [...circle, ...circle.slice(0, 1)].map(({ sheet, address }) =>
    sheets.size > 1 ? `${quotedSheet(sheet.name)}!${address}` : address,
  );
  const path = names.length > NAMED ? [...names.slice(0, NAMED), "..."] : names;
  const { value } = formulaError("#REF!", `the formula depends on itself: ${path.join(", ")}`);
  for (const cell of circle) cell.finish(value);
}
