import { columnName, MAX_COLUMNS, MAX_ROWS } from "../../address";

const CELL = String.raw`(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d{0,6})`;

/** Texts, names in quotes and in brackets, and words are passed over; cells, whole columns and whole rows are found. */
const PARTS = new RegExp(
  String.raw`"(?:[^"]|"")*"|'(?:[^']|''){0,255}'|\[(?:[^[\]]|\[[^\]]{0,255}\]){0,512}\]|` +
    String.raw`(?<![\p{L}\p{N}_.$\\])(?:${CELL}|(\$?)([A-Za-z]{1,3}):(\$?)([A-Za-z]{1,3})|(\$?)([1-9]\d{0,6}):(\$?)([1-9]\d{0,6}))(?![\p{L}\p{N}_.(!\\])|` +
    String.raw`[\p{L}_\\$][\p{L}\p{N}_.\\]*|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?`,
  "gu",
);

/**
 * A formula as it is some rows further down and some columns further to the right: relative references move, and one that
 * leaves the sheet is `#REF!`. Cells that share a formula store it once.
 *
 * @example shiftFormula("A1+$B$1", 1, 0) //=> "A2+$B$1"
 */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return formula.replace(PARTS, (found, ...groups: (string | undefined)[]) => {
    const [fixedColumn, column, fixedRow, row, f1, c1, f2, c2, g1, r1, g2, r2] = groups;
    if (column !== undefined && row !== undefined)
      return joined([movedColumn(fixedColumn, column, columns), movedRow(fixedRow, row, rows)], "");
    if (c1 !== undefined && c2 !== undefined)
      return joined([movedColumn(f1, c1, columns), movedColumn(f2, c2, columns)], ":");
    if (r1 !== undefined && r2 !== undefined)
      return joined([movedRow(g1, r1, rows), movedRow(g2, r2, rows)], ":");
    return found;
  });
}

function joined(parts: readonly (string | undefined)[], separator: string): string {
  return parts.includes(undefined) ? "#REF!" : parts.join(separator);
}

function movedColumn(fixed = "", letters: string, columns: number): string | undefined {
  if (fixed === "$") return fixed + letters;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const moved = column - 1 + columns;
  return moved < 0 || moved >= MAX_COLUMNS ? undefined : columnName(moved);
}

function movedRow(fixed = "", digits: string, rows: number): string | undefined {
  if (fixed === "$") return fixed + digits;
  const moved = Number(digits) + rows;
  return moved < 1 || moved > MAX_ROWS ? undefined : String(moved);
}
