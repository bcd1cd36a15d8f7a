import { formulaError, FormulaError, valueOrError, type Operand } from "../../../../src/calculator/coerce";
import { evaluateCell, type Surroundings } from "../../../../src/calculator/evaluate";
import type { Area } from "../../../../src/workbook/address";
import type { CellError, CellValue } from "../../../../src/workbook/spec";
import { BUSY } from "./cell";
import { Dependents } from "./dependents";
import { parsedFormula } from "./formulaCells";
import { KnownPrecedents } from "./knownPrecedents";
import type { Sheet, SheetCell, WorkbookOfSheet } from "./sheet";
import { showResult } from "./spill";

type Arguments = (CellValue | CellValue[][])[];

/** A call of a custom function that a cell waits for. */
export interface CustomCall {
  id: string;
  args: Arguments;
  /** The calling cell, `Sheet1!B4`. */
  address: string;
  /** Takes the answer, always a block. */
  answer(block: CellValue[][]): void;
}

/** The custom functions as a host has them: they answer later. */
export interface CustomFunctions {
  /** The error that the cell shows without a call: no such function, or arguments that Excel does not hand over. */
  refusal(id: string, args: Arguments): CellError | undefined;
  call(calls: readonly CustomCall[]): void;
}

/** Thrown by a formula that needs cells that are not calculated yet. */
class Waiting {
  constructor(readonly cells: readonly SheetCell[]) {}
}

/** Thrown by a formula that needs the answer of a custom function. */
class Calling {
  constructor(
    readonly id: string,
    readonly args: Arguments,
  ) {}
}

/** More evaluations than this in one go can only be formulas that keep changing each other. */
const MAX_EVALUATIONS = 1_000_000;

/** Calculates the formulas of a workbook after changes: natives at once, custom functions when they answer. */
export class Calculation {
  mode = "Automatic";
  /** Nothing is calculated while it is set. */
  suspended = false;
  private changes: { sheet: Sheet; area: Area }[] = [];
  private readonly dirty = new Set<SheetCell>();
  /** What custom functions answered to a cell in its present calculation, by call; `undefined` is on its way. */
  private readonly answers = new Map<SheetCell, Map<string, CellValue[][] | undefined>>();
  private readonly precedents: KnownPrecedents;
  private idleWaiters: (() => void)[] = [];

  constructor(
    private readonly workbook: WorkbookOfSheet,
    private readonly functions: CustomFunctions,
  ) {
    this.precedents = new KnownPrecedents(workbook);
  }

  get calculating(): boolean {
    return this.dirty.size > 0 || this.changes.length > 0;
  }

  /** Resolves once every formula has its value. */
  idle(): Promise<void> {
    this.run();
    return this.calculating ? new Promise((resolve) => this.idleWaiters.push(resolve)) : Promise.resolve();
  }

  /** Takes note of changed cells; what depends on them is calculated at the next `run`. */
  changed(sheet: Sheet, area: Area): void {
    this.changes.push({ sheet, area });
  }

  /** Takes note of a formula to calculate, whatever it depends on. */
  enter(cell: SheetCell): void {
    if (cell.formula !== undefined) this.dirty.add(cell);
  }

  /** Calculates everything anew. */
  enterAll(): void {
    for (const cell of this.formulas()) this.enter(cell);
  }

  forget(cell: SheetCell): void {
    this.dirty.delete(cell);
    this.answers.delete(cell);
  }

  run(): void {
    if (this.suspended) return;
    const calls: CustomCall[] = [];
    const blocked = new Set<SheetCell>();
    let evaluations = 0;
    do {
      this.spread();
      // Cells that turn dirty on the way are visited as well.
      for (const cell of this.dirty) {
        if (++evaluations > MAX_EVALUATIONS) throw new Error(`${cell.address} never comes to rest`);
        this.settle(cell, blocked, calls);
      }
    } while (this.changes.length > 0);
    if (calls.length > 0) this.functions.call(calls);
    if (!this.calculating) for (const resolve of this.idleWaiters.splice(0)) resolve();
  }

  private *formulas(): Iterable<SheetCell> {
    for (const { grid } of this.workbook.sheets) {
      for (const cell of grid.all()) if (cell.formula !== undefined) yield cell;
    }
  }

  /** Marks what depends on the changes, step by step down the chain. */
  private spread(): void {
    const changes = this.changes.splice(0);
    if (this.mode === "Manual" || changes.length === 0) return;
    this.precedents.renew();
    const dependents = new Dependents(this.formulas(), (cell) => this.precedents.of(cell));
    const reached = new Set<SheetCell>();
    for (const { sheet, area } of changes) dependents.find(sheet, area, reached);
    // What follows is visited as well.
    for (const cell of reached) {
      this.dirty.add(cell);
      const { sheet, row, column, spill } = cell;
      const area = { row, column, rows: spill?.rows ?? 1, columns: spill?.columns ?? 1 };
      dependents.find(sheet, area, reached);
    }
  }

  /** Calculates a cell and whatever it needs, as far as custom functions have answered. */
  private settle(first: SheetCell, blocked: Set<SheetCell>, calls: CustomCall[]): void {
    const open = [first];
    const path = new Set<SheetCell>();
    for (let cell = open.at(-1); cell; cell = open.at(-1)) {
      const needed = this.dirty.has(cell) && !blocked.has(cell) ? this.attempt(cell, calls) : [];
      const circular = needed !== "called" && needed.some((other) => other === cell || path.has(other));
      // Excel warns of a circular reference and shows 0.
      if (circular) this.finish(cell, 0);
      else if (needed === "called" || needed.some((other) => blocked.has(other))) blocked.add(cell);
      else if (needed.length > 0) {
        path.add(cell);
        open.push(...needed);
        continue;
      }
      path.delete(cell);
      open.pop();
    }
  }

  /** Evaluates a cell, or says which cells must be calculated before, or that a custom function was called. */
  private attempt(cell: SheetCell, calls: CustomCall[]): readonly SheetCell[] | "called" {
    const formula = parsedFormula(cell);
    try {
      if (!formula) this.finish(cell, { error: "#NAME?" });
      else
        this.finish(
          cell,
          valueOrError(() => evaluateCell(formula, this.around(cell))),
        );
      return [];
    } catch (reason) {
      if (reason instanceof Waiting) return reason.cells;
      if (!(reason instanceof Calling)) throw reason;
      const call = this.custom(cell, reason);
      if (call) calls.push(call);
      cell.value = BUSY;
      return "called";
    }
  }

  private custom(cell: SheetCell, { id, args }: Calling): CustomCall | undefined {
    const key = JSON.stringify([id, args]);
    const answers = this.answers.get(cell) ?? new Map<string, CellValue[][] | undefined>();
    this.answers.set(cell, answers);
    if (answers.has(key)) return undefined;
    answers.set(key, undefined);
    return {
      id,
      args,
      address: cell.address,
      answer: (block) => {
        if (this.answers.get(cell) === answers) answers.set(key, block);
      },
    };
  }

  private around(cell: SheetCell): Surroundings {
    return {
      functions: { call: (id, args) => this.answerTo(cell, id, args) },
      cells: (name, area) => {
        const sheet = name === undefined ? cell.sheet : this.workbook.sheet(name);
        if (!sheet) throw formulaError("#REF!", `there is no sheet ${String(name)}`);
        const unfinished = this.unfinished(sheet, area);
        if (unfinished.length > 0) throw new Waiting(unfinished);
        return this.workbook.values(sheet, area) as CellValue[][];
      },
      definition: (name) => this.workbook.definition(name),
      parameters: new Map(),
      rowsBelow: 0,
      nesting: { depth: 0 },
    };
  }

  private answerTo(cell: SheetCell, id: string, args: Arguments): CellValue[][] {
    const refusal = this.functions.refusal(id, args);
    if (refusal) throw new FormulaError(refusal);
    const answer = this.answers.get(cell)?.get(JSON.stringify([id, args]));
    if (!answer) throw new Calling(id, args);
    return answer;
  }

  /** The formulas that fill cells of an area and are not calculated yet. */
  private unfinished(sheet: Sheet, area: Area): SheetCell[] {
    const filling = sheet.grid.in(area).map((cell) => cell.anchor ?? cell);
    return [...new Set(filling)].filter((cell) => this.dirty.has(cell));
  }

  private finish(cell: SheetCell, result: Operand): void {
    this.forget(cell);
    // The cell itself made its dependents dirty already; what it spills, and no longer spills, comes on top.
    for (const area of showResult(cell, result)) this.changed(cell.sheet, area);
  }
}
