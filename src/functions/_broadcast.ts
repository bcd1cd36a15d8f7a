import { badInput } from "../model/errors";
import { readCell, type Argument, type Cell, type Value } from "./_cell";
import { cellError, notAvailable } from "./_cellErrors";

/** What a function answers for one element. */
export type Result = string | number | boolean;

/** One element of every argument: required ones hold a value, optional ones may be blank. */
type Cells<Required extends string, Optional extends string> = Record<Required, Value> &
  Record<Optional, Cell>;

/** More elements than this are a whole column by mistake. */
const MOST_ELEMENTS = 100_000;

/** Says that a required argument is blank; a block shows such an element as an empty text. */
class BlankArgument extends Error {}

/**
 * Answers a whole block in one call: every argument is a single cell, a row, a column or a block, and they combine as
 * in Excel's array arithmetic. An error in one element is an error of that element only; the error of a single cell
 * is thrown, so that Excel shows its message.
 *
 * @param required Arguments that must hold something, by name. A blank one alone is refused; in a block its element is "".
 * @param optional Arguments that may be blank or left out.
 * @param compute The answer for one element.
 */
export function broadcast<R extends string, O extends string>(
  required: Record<R, Argument>,
  optional: Record<O, Argument>,
  compute: (cells: Cells<R, O>) => Result,
): unknown[][] {
  const block = new Block(required, optional);
  if (block.isSingle) return [[checked(block.only(compute))]];
  return Array.from({ length: block.rows }, (_, row) =>
    Array.from({ length: block.columns }, (_, column) =>
      block.element(row, column, (cells) => checked(compute(cells))),
    ),
  );
}

/**
 * Answers a row of `width` values for a single cell, or one such row for each cell of a column.
 */
export function broadcastRows<R extends string, O extends string>(
  width: number,
  required: Record<R, Argument>,
  optional: Record<O, Argument>,
  compute: (cells: Cells<R, O>) => readonly Result[],
): unknown[][] {
  const block = new Block(required, optional);
  if (block.isSingle) return [block.only(compute).map(checked)];
  if (block.columns > 1) {
    throw cellError(badInput("the answer is a row: give single cells or one column, not several columns"));
  }
  return Array.from({ length: block.rows }, (_, row) => {
    const answer = block.element(row, 0, (cells) => compute(cells).map(checked));
    return Array.isArray(answer) ? answer : Array.from({ length: width }, () => answer);
  });
}

/** Answers a table; its arguments are single cells. */
export function spillTable<R extends string, O extends string>(
  required: Record<R, Argument>,
  optional: Record<O, Argument>,
  compute: (cells: Cells<R, O>) => readonly (readonly Result[])[],
): unknown[][] {
  const block = new Block(required, optional);
  if (!block.isSingle) {
    throw cellError(badInput("the answer is a table: give single cells, not ranges"));
  }
  return block.only(compute).map((row) => row.map(checked));
}

/** Runs a function that takes its ranges whole, with the same errors as all others. */
export function whole<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    throw cellError(error);
  }
}

function checked(result: Result): Result {
  if (typeof result === "number" && !Number.isFinite(result)) {
    throw cellError(badInput("the result is too large or not a number: check the sizes of the arguments"));
  }
  return result;
}

/** The arguments of one call and the shape that they combine to. */
class Block<R extends string, O extends string> {
  rows = 1;
  columns = 1;
  readonly isSingle: boolean;
  private readonly requiredNames: R[];
  private readonly optionalNames: O[];

  constructor(
    private readonly required: Record<R, Argument>,
    private readonly optional: Record<O, Argument>,
  ) {
    this.requiredNames = Object.keys(required) as R[];
    this.optionalNames = Object.keys(optional) as O[];
    for (const name of this.requiredNames) this.fit(required[name]);
    for (const name of this.optionalNames) this.fit(optional[name]);
    this.isSingle = this.rows === 1 && this.columns === 1;
    if (this.rows * this.columns > MOST_ELEMENTS) {
      throw cellError(
        badInput(`${this.rows * this.columns} cells are too many for one call: use A2:A500, not A:A`),
      );
    }
  }

  private fit(block: Argument): void {
    if (!block) return;
    if (block.length > this.rows) this.rows = block.length;
    const width = block[0]?.length ?? 1;
    if (width > this.columns) this.columns = width;
  }

  /** The answer for a single cell; its error is thrown. */
  only<T>(compute: (cells: Cells<R, O>) => T): T {
    try {
      return compute(this.cells(0, 0));
    } catch (error) {
      throw cellError(error instanceof BlankArgument ? badInput(error.message) : error);
    }
  }

  /** The answer for one element of a block; its error is the element. */
  element<T>(
    row: number,
    column: number,
    compute: (cells: Cells<R, O>) => T,
  ): T | CustomFunctions.Error | "" {
    try {
      return compute(this.cells(row, column));
    } catch (error) {
      return error instanceof BlankArgument ? "" : cellError(error);
    }
  }

  private cells(row: number, column: number): Cells<R, O> {
    const cells: Record<string, Cell> = {};
    for (const name of this.requiredNames) {
      const cell = elementOf(this.required[name], row, column);
      if (cell === null) throw new BlankArgument(`${name} is blank`);
      cells[name] = cell;
    }
    for (const name of this.optionalNames) cells[name] = elementOf(this.optional[name], row, column);
    return cells as Cells<R, O>;
  }
}

function elementOf(block: Argument, row: number, column: number): Cell {
  if (!block) return null;
  const cells = block.length === 1 ? block[0] : block[row];
  if (cells === undefined) throw notAvailable("this row lies outside a shorter range");
  if (cells.length === 1) return readCell(cells[0]);
  if (column >= cells.length) throw notAvailable("this column lies outside a narrower range");
  return readCell(cells[column]);
}
