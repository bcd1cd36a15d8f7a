import type { CellValue } from "../../workbook/spec";
import {
  booleanOf,
  cellsOf,
  formulaError,
  isBlock,
  numberOf,
  scalarOf,
  type Operand,
  type Scalar,
} from "../coerce";
import { compareTexts } from "../compare";
import { lift } from "../lift";
import { exactPosition } from "../exactPositions";
import { hasWildcards, wildcard } from "../wildcard";
import { optional, tolerant, type Argument, type Natives } from "./native";

/** Functions that find cells in ranges. */
export const LOOKUP: Natives = {
  COLUMNS: ([range]) => blockOf(optional(range))[0]?.length ?? 0,
  INDEX: index,
  MATCH: match,
  ROWS: ([range]) => blockOf(optional(range)).length,
  VLOOKUP: verticalLookup,
};

function match([wanted, range, kind]: readonly Argument[]): Operand {
  const block = blockOf(optional(range));
  if (block.length > 1 && (block[0]?.length ?? 0) > 1) {
    throw formulaError("#N/A", "MATCH searches one row or one column");
  }
  const type = kind ? numberOf(kind()) : 1;
  return lift([tolerant(wanted)], ([value = null]) => {
    const scalar = scalarOf(value);
    const isExact = type === 0 && !(typeof scalar === "string" && hasWildcards(scalar));
    const position = isExact ? exactPosition(block, scalar ?? 0) : positionOf(scalar, cellsOf(block), type);
    return found(position) + 1;
  });
}

function verticalLookup([wanted, range, column, sorted]: readonly Argument[]): Operand {
  const block = blockOf(optional(range));
  const keys = block.map(([key = null]) => key);
  const at = Math.trunc(numberOf(optional(column)));
  if (at < 1) throw formulaError("#VALUE!", "columns count from 1");
  if (at > (block[0]?.length ?? 0)) throw formulaError("#REF!", "the column is outside the range");
  const type = sorted && !booleanOf(sorted()) ? 0 : 1;
  return lift(
    [tolerant(wanted)],
    ([value = null]) => block[found(positionOf(scalarOf(value), keys, type))]?.[at - 1] ?? null,
  );
}

/** A part of a range: a cell, or a whole row or column where the number is 0. */
function index([range, row, column]: readonly Argument[]): Operand {
  const block = blockOf(optional(range));
  const first = Math.trunc(numberOf(optional(row)));
  // With one number, a range of one row is counted across.
  const across = !column && block.length === 1;
  const down = across ? 1 : first;
  const right = across ? first : Math.trunc(numberOf(optional(column)));
  if (down < 0 || right < 0) throw formulaError("#VALUE!", "positions count from 1");
  if (down > block.length || right > (block[0]?.length ?? 0)) {
    throw formulaError("#REF!", "the position is outside the range");
  }
  const rows = down === 0 ? block : block.slice(down - 1, down);
  return right === 0 ? rows : rows.map((cells) => cells.slice(right - 1, right));
}

function found(position: number): number {
  if (position < 0) throw formulaError("#N/A", "the value is not there");
  return position;
}

/** Zero-based position: of an equal cell (type 0), of the last that is not above (1) or below (-1); -1 if none. */
function positionOf(value: Scalar, cells: readonly CellValue[], type: number): number {
  const wanted = value ?? 0;
  if (type === 0) return cells.findIndex(equalTo(wanted));
  return type > 0 ? lastNotAbove(wanted, cells) : lastNotBelow(wanted, cells);
}

type Wanted = Exclude<Scalar, null>;

/** Texts are equal whatever their case, and may have wildcards; numbers must be the same double. */
function equalTo(wanted: Wanted): (cell: CellValue) => boolean {
  if (typeof wanted !== "string") return (cell) => cell === wanted;
  const matches = wildcard(wanted);
  return (cell) => typeof cell === "string" && matches(cell);
}

/** Searches cells in ascending order by halves, as Excel does; cells of another type are passed over. */
function lastNotAbove(wanted: Wanted, cells: readonly CellValue[]): number {
  const alike = alikeCells(wanted, cells);
  let low = 0;
  let high = alike.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { order = 0 } = alike[middle] ?? {};
    if (order <= 0) low = middle + 1;
    else high = middle;
  }
  return alike[low - 1]?.position ?? -1;
}

/** Searches cells in descending order from the first on. */
function lastNotBelow(wanted: Wanted, cells: readonly CellValue[]): number {
  const alike = alikeCells(wanted, cells);
  const end = alike.findIndex(({ order }) => order <= 0);
  const equal = alike[end];
  if (equal?.order === 0) return equal.position;
  return alike[(end === -1 ? alike.length : end) - 1]?.position ?? -1;
}

/** The cells of the wanted value's type with their positions, and whether they are below (negative) or above it. */
function alikeCells(wanted: Wanted, cells: readonly CellValue[]): { position: number; order: number }[] {
  return cells.flatMap((cell, position) => {
    if (typeof cell === "string" && typeof wanted === "string")
      return [{ position, order: compareTexts(cell, wanted) }];
    const alike = typeof cell === typeof wanted && typeof cell !== "string";
    return alike ? [{ position, order: Number(cell) - Number(wanted) }] : [];
  });
}

function blockOf(operand: Operand): CellValue[][] {
  return isBlock(operand) ? operand : [[scalarOf(operand)]];
}
