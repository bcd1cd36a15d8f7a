import { isBlock, isError, valueOrError, type Operand } from "../../calculator/coerce";
import { evaluateCell, type FunctionLibrary, type Surroundings } from "../../calculator/evaluate";
import { SHOWN_AS_ZERO } from "../../explain/staleResult";
import type { TableCells } from "../../explain/workbookCells";
import { nativeFunction } from "../../workbook/dialect";
import { parseFormula, type Formula } from "../../workbook/parseFormula";
import type { CellValue } from "../../workbook/spec";
import { tokenize } from "../../workbook/tokens";
import { pause } from "../excel/patientRun";
import { withCellsOfTables } from "../excel/withCellsOfTables";
import type { ShownCells, ShownFormula } from "./shownCells";

/** Shares of a number by which two calculations of it may differ: Excel keeps 15 digits. */
const SAME_SHARE = 1e-12;

/** Cells of a range that is read for a formula: beyond that, the pane would stand still. */
const MAX_CELLS = 200_000;

/** What Excel may have handed a function for a blank cell: https://github.com/OfficeDev/office-js/issues/4702. */
const BLANKS: readonly CellValue[] = [null, 0, ""];

/** Milliseconds after which the pane is drawn again. */
const TURN_MS = 30;

/** What formulas refer to besides cells. */
export interface Definitions {
  /** Names, and the formula of each with its `=`; `sheet` where one belongs to a sheet. */
  names: readonly { name: string; formula: string; sheet?: string }[];
  tables: readonly TableCells[];
}

/** What a comparison of formulas with the calculator found. */
export interface StaleFormulas {
  /** Formulas that show what the calculator finds, and others. */
  current: number;
  stale: ShownFormula[];
  /** Formulas with something that the calculator does not know. */
  unchecked: number;
}

/** Thrown by a formula that the calculator cannot follow. */
class Unknown extends Error {}

/**
 * Compares what formulas show with what the calculator makes of the cells that they refer to. The cells themselves are taken
 * as they are shown: each stale formula is found where it is.
 *
 * @param formulas Those to compare.
 * @param functions The custom functions; a formula with another one is not compared.
 */
export async function staleFormulas(
  formulas: readonly ShownFormula[],
  cells: ShownCells,
  definitions: Definitions,
  functions: FunctionLibrary & { has(id: string): boolean },
): Promise<StaleFormulas> {
  const recalculation = new Recalculation(cells, definitions, functions);
  const found: StaleFormulas = { current: 0, stale: [], unchecked: 0 };
  let turn = performance.now();
  for (const formula of formulas) {
    const isSame = recalculation.agrees(formula);
    if (isSame === undefined) found.unchecked += 1;
    else if (isSame) found.current += 1;
    else found.stale.push(formula);
    if (performance.now() - turn < TURN_MS) continue;
    await pause(0);
    turn = performance.now();
  }
  return found;
}

class Recalculation {
  private readonly names: Map<string, string>;

  constructor(
    private readonly cells: ShownCells,
    private readonly definitions: Definitions,
    private readonly functions: FunctionLibrary & { has(id: string): boolean },
  ) {
    this.names = new Map(
      definitions.names.map(({ name, formula, sheet }) => [nameKey(name, sheet), formula]),
    );
  }

  /** Whether a cell shows what its formula makes; `undefined` where that is not known. */
  agrees(place: ShownFormula): boolean | undefined {
    const shown = this.cells.at(place.sheet, place.row, place.column);
    // Its spill is in the way of another cell, which is nothing that is calculated.
    if (isError(shown) && shown.error === "#SPILL!") return undefined;
    try {
      const formula = parseFormula(this.resolved(place));
      const result = (blank: CellValue) =>
        valueOrError(() => evaluateCell(formula, this.around(place, blank)));
      return BLANKS.some((blank) => isSame(shown, result(blank)));
    } catch {
      // Text that is no formula of the dialect, such as one with a path to a file, or something that is not known here.
      return undefined;
    }
  }

  private around({ sheet }: ShownFormula, blank: CellValue): Surroundings {
    return {
      functions: {
        call: (id, args) => {
          if (!this.functions.has(id)) throw new Unknown(id);
          return this.functions.call(
            id,
            args.map((arg) => withBlanks(arg, blank)),
          );
        },
      },
      cells: (name = sheet, area) => {
        if (!this.cells.has(name) || area.rows * area.columns > MAX_CELLS) throw new Unknown(name);
        return this.cells.block(name, area);
      },
      definition: (name) => this.definition(name, sheet),
      parameters: new Map(),
      rowsBelow: 0,
      nesting: { depth: 0 },
    };
  }

  /** What a name stands for on a sheet: its own names come before those of the workbook. */
  private definition(name: string, sheet: string): Formula {
    const formula = this.names.get(nameKey(name, sheet)) ?? this.names.get(nameKey(name));
    if (formula === undefined) throw new Unknown(name);
    return parseFormula(formula.replace(/^=/, ""));
  }

  /** The formula with references to columns of tables as references to cells. */
  private resolved({ formula, ...place }: ShownFormula): string {
    const text = formula.slice(1);
    for (const token of tokenize(text)) {
      if (token.kind === "function" && /^[A-Z]+$/.test(token.name) && !nativeFunction(token.name))
        throw new Unknown(token.name);
    }
    const resolved = withCellsOfTables(text, place, this.definitions.tables);
    if (resolved === undefined) throw new Unknown(text);
    return resolved;
  }
}

/** What a name is found by; no sheet's name holds a `/`. */
function nameKey(name: string, sheet = ""): string {
  return `${sheet}/${name}`.toLowerCase();
}

/** An argument with something else for its blank cells; one that is left out stays so. */
function withBlanks(argument: Operand, blank: CellValue): Operand {
  return isBlock(argument) ? argument.map((row) => row.map((value) => value ?? blank)) : argument;
}

/** Whether a cell shows the first value of a result. */
function isSame(shown: CellValue, result: Operand): boolean {
  const value = isBlock(result) ? (result[0]?.[0] ?? null) : result;
  if (isError(shown) || isError(value))
    return isError(shown) && isError(value) && shown.error === value.error;
  if (shown === 0 && typeof value === "number") return Math.abs(value) < SHOWN_AS_ZERO;
  if (typeof shown === "number" && typeof value === "number")
    return Math.abs(shown - value) <= SAME_SHARE * Math.max(Math.abs(shown), Math.abs(value));
  // A formula shows a blank cell as 0.
  return (shown ?? "") === (value ?? "") || (shown === 0 && value === null);
}
