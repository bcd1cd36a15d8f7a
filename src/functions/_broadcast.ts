import { badInput } from "../model/errors";
import { BlankArgument, isBlankInList, optional, required, type ArgumentName } from "./_blanks";
import { readCell, type Argument, type Cell, type Value } from "./_cell";
import { cellError, notAvailable } from "./_cellErrors";
import { isExplained, reportGiven } from "./_explained";

/** What a function answers for one element. */
export type Result = string | number | boolean;

/** One element of every argument: required ones hold a value, optional ones may be blank. */
type Cells<Required extends string, Optional extends string> = Record<Required, Value> &
  Record<Optional, Cell>;

/** Elements of one call. */
export const MAX_ELEMENTS = 100_000;

/**
 * Answers a whole array in one call: every argument is a single cell, a row, a column or a range, and they combine as
 * in Excel's array arithmetic. An error in one element is an error of that element only; the error of a single cell
 * is thrown, so that Excel shows its message. What a blank cell is, `_blanks.ts` decides for all functions.
 *
 * @param required Arguments that must hold something, by name. A blank one alone is refused; in an array its element is "".
 * @param optional Arguments that may be blank or omitted.
 * @param compute The answer for one element.
 */
export function broadcast<R extends ArgumentName, O extends ArgumentName>(
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
export function broadcastRows<R extends ArgumentName, O extends ArgumentName>(
  width: number,
  required: Record<R, Argument>,
  optional: Record<O, Argument>,
  compute: (cells: Cells<R, O>) => readonly Result[],
): unknown[][] {
  const block = new Block(required, optional);
  if (block.isSingle) return [block.only(compute).map(checked)];
  if (block.columns > 1) {
    throw cellError(badInput("this function returns a row: use single cells or one column"));
  }
  return Array.from({ length: block.rows }, (_, row) => {
    const answer = block.element(row, 0, (cells) => compute(cells).map(checked));
    return Array.isArray(answer) ? answer : Array.from({ length: width }, () => answer);
  });
}

/** Answers a table; its arguments are single cells. */
export function spillTable<R extends ArgumentName, O extends ArgumentName>(
  required: Record<R, Argument>,
  optional: Record<O, Argument>,
  compute: (cells: Cells<R, O>) => readonly (readonly Result[])[],
): unknown[][] {
  const block = new Block(required, optional);
  if (!block.isSingle) {
    throw cellError(badInput("this function returns a table: use single cells, not ranges"));
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

/** One argument of a call, as `_blanks.ts` knows it. */
interface Given {
  name: ArgumentName;
  cells: Argument;
  isRequired: boolean;
  /** Whether it has more than one cell. */
  isRange: boolean;
  /** Its cell of the present element. */
  cell: Cell;
}

/** The arguments of one call and the shape that they combine to. */
class Block<R extends ArgumentName, O extends ArgumentName> {
  rows = 1;
  columns = 1;
  readonly isSingle: boolean;
  private readonly given: Given[] = [];
  private ranges = 0;

  constructor(required: Record<R, Argument>, optional: Record<O, Argument>) {
    this.fit(required, true);
    this.fit(optional, false);
    this.isSingle = this.rows === 1 && this.columns === 1;
    if (!this.isSingle && isExplained()) {
      throw cellError(badInput("HCI_EXPLAIN explains one call: use single cells, not ranges"));
    }
    if (this.rows * this.columns > MAX_ELEMENTS) throw cellError(badInput(this.tooLarge()));
  }

  private fit(block: Readonly<Record<string, Argument>>, isRequired: boolean): void {
    for (const name in block) {
      const cells = block[name];
      const rows = cells?.length ?? 1;
      const columns = cells?.[0]?.length ?? 1;
      const isRange = rows > 1 || columns > 1;
      if (isRange) this.ranges++;
      if (rows > this.rows) this.rows = rows;
      if (columns > this.columns) this.columns = columns;
      this.given.push({ name: name as ArgumentName, cells, isRequired, isRange, cell: null });
    }
  }

  private tooLarge(): string {
    const figure = (value: number): string => value.toLocaleString("en-US");
    const size =
      this.rows === 1 || this.columns === 1 ? "" : `${figure(this.rows)} × ${figure(this.columns)} = `;
    const way = this.columns === 1 ? "use A2:A500, not A:A" : "use smaller ranges";
    return `${size}${figure(this.rows * this.columns)} cells in one call, the limit is ${figure(MAX_ELEMENTS)}: ${way}`;
  }

  /** The answer for a single cell; its error is thrown. */
  only<T>(compute: (cells: Cells<R, O>) => T): T {
    try {
      const cells = this.cells(0, 0);
      reportGiven(cells);
      return compute(cells);
    } catch (error) {
      throw cellError(error instanceof BlankArgument ? badInput(error.message) : error);
    }
  }

  /** The answer for one element of an array; its error is the element. */
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
    // Of several ranges side by side, a row may be blank; of one range, a 0 may be a figure.
    let isFilled = this.ranges < 2;
    for (const one of this.given) {
      one.cell = elementOf(one.cells, row, column);
      if (one.isRange && !isBlankInList(one.cell)) isFilled = true;
    }
    if (!isFilled) throw new BlankArgument("the row is blank");
    const cells: Record<string, Cell> = {};
    for (const { name, cells: block, isRequired, cell } of this.given) {
      cells[name] = isRequired ? required(name, cell) : block ? optional(name, cell) : cell;
    }
    return cells as Cells<R, O>;
  }
}

function elementOf(block: Argument, row: number, column: number): Cell {
  if (!block) return null;
  const cells = block.length === 1 ? block[0] : block[row];
  if (cells === undefined) throw notAvailable("one range has fewer rows: use ranges of the same size");
  if (cells.length === 1) return readCell(cells[0]);
  if (column >= cells.length) {
    throw notAvailable("one range has fewer columns: use ranges of the same size");
  }
  return readCell(cells[column]);
}
