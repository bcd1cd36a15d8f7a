import type { CellValue } from "../../workbook/spec";
import { cellsOf, checkedNumber, formulaError, isBlock, isError, numberOf, valueOrError } from "../coerce";
import { divided } from "../operators";
import { optional, refuseError, tolerant, type Argument, type Native, type Natives } from "./native";

/** Sums, counts and distributions over ranges. */
export const STATISTICS: Natives = {
  AVERAGE: aggregate((numbers) => divided(sum(numbers), numbers.length)),
  COUNT: (args) => count(args, (cell) => typeof cell === "number", isNumeric),
  COUNTA: (args) =>
    count(
      args,
      (cell) => cell !== null,
      () => true,
    ),
  COUNTBLANK: ([range]) => cellsOf(optional(range)).filter((cell) => cell === null || cell === "").length,
  LARGE: ranked((ascending, rank) => ascending[ascending.length - Math.ceil(rank)]),
  MAX: aggregate((numbers) => numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? 0)),
  MEDIAN: aggregate((numbers) => percentile(sorted(numbers), 0.5)),
  MIN: aggregate((numbers) => numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0)),
  "PERCENTILE.INC": ranked(percentile),
  SMALL: ranked((ascending, rank) => ascending[Math.trunc(rank) - 1]),
  "STDEV.P": aggregate((numbers) => deviation(numbers, numbers.length)),
  "STDEV.S": aggregate((numbers) => deviation(numbers, numbers.length - 1)),
  SUM: aggregate(sum),
  SUMPRODUCT: sumProduct,
};

/** The sum of some numbers, in their order. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** An aggregate of the numbers among its arguments. */
function aggregate(compute: (numbers: number[]) => number): Native {
  return (args) => checkedNumber(compute(args.flatMap(numbersOf)));
}

/** In cells only numbers count; a value that is written must be a number; one left out is 0. */
function numbersOf(arg: Argument): number[] {
  const operand = arg();
  if (!isBlock(operand)) return [numberOf(operand)];
  return cellsOf(operand).filter((cell): cell is number => typeof refuseError(cell) === "number");
}

function count(
  args: readonly Argument[],
  countsCell: (cell: CellValue) => boolean,
  countsValue: (value: CellValue) => boolean,
): number {
  const counts = args.map((arg) => {
    const operand = tolerant(arg);
    return isBlock(operand) ? cellsOf(operand).filter(countsCell).length : Number(countsValue(operand));
  });
  return sum(counts);
}

function isNumeric(value: CellValue): boolean {
  return !isError(valueOrError(() => numberOf(value)));
}

/** A function of a range's numbers in order and one more number. */
function ranked(compute: (ascending: number[], rank: number) => number | undefined): Native {
  return ([range, rank]) => {
    const numbers = range ? sorted(numbersOf(range)) : [];
    const number = compute(numbers, numberOf(optional(rank)));
    if (number === undefined) throw formulaError("#NUM!", "there are not as many numbers");
    return number;
  };
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

/** Between two numbers the percentile is on the straight line. */
function percentile(ascending: readonly number[], share: number): number {
  const position = share * (ascending.length - 1);
  const below = ascending[Math.floor(position)];
  const above = ascending[Math.ceil(position)];
  if (below === undefined || above === undefined || share < 0 || share > 1) {
    throw formulaError("#NUM!", "a percentile needs numbers and a share from 0 to 1");
  }
  return below + (above - below) * (position - Math.floor(position));
}

/** The standard deviation; taking the mean off first keeps large numbers exact. */
function deviation(numbers: readonly number[], divisor: number): number {
  const mean = sum(numbers) / numbers.length;
  const squares = sum(numbers.map((number) => (number - mean) ** 2));
  return Math.sqrt(divided(squares, Math.max(0, divisor)));
}

/** Cells that are no numbers count as 0. */
function sumProduct(args: readonly Argument[]): number {
  const blocks = args.map((arg) => {
    const operand = arg();
    return isBlock(operand) ? operand : [[operand]];
  });
  const [first = []] = blocks;
  const fits = blocks.every(
    (block) => block.length === first.length && block[0]?.length === first[0]?.length,
  );
  if (!fits) throw formulaError("#VALUE!", "the ranges have different sizes");
  const factors = blocks.map((block) =>
    cellsOf(block).map((cell) => {
      const value = refuseError(cell);
      return typeof value === "number" ? value : 0;
    }),
  );
  const [products = [], ...others] = factors;
  return checkedNumber(
    sum(products.map((number, i) => others.reduce((product, other) => product * (other[i] ?? 0), number))),
  );
}
