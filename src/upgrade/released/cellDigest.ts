import { columnName, parseCell } from "../../workbook/address";
import type { CellValue } from "../../workbook/spec";
import { type Token, tokenize } from "../../workbook/tokens";

/** Characters of a digest: 262,144 different ones. */
const LENGTH = 3;
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6;

/**
 * A formula in three characters. Formulas that differ in their spaces and letters, or in the cell that they are in alone, have
 * one digest: references without `$` count from that cell.
 */
export function formulaDigest(formula: string, row: number, column: number): string {
  const words = tokenize(formula).map((token) => plain(token, row, column));
  return digest(words.join(""));
}

/** A number or a truth value in three characters. */
export function constantDigest(value: Exclude<CellValue, null>): string {
  return digest(typeof value === "object" ? value.error : String(value));
}

function plain(token: Token, row: number, column: number): string {
  if (token.kind === "space") return "";
  if (token.kind === "string") return token.text;
  if (token.kind !== "ref") return token.text.toUpperCase();
  const at = token.text.lastIndexOf("!") + 1;
  const corners = token.text.slice(at).toUpperCase().split(":");
  return token.text.slice(0, at).toUpperCase() + corners.map((one) => counted(one, row, column)).join(":");
}

/** A corner of a reference, counted from a cell where it has no `$`. */
function counted(corner: string, row: number, column: number): string {
  const cell = parseCell(corner.replaceAll("$", ""));
  if (!cell) return corner;
  const [isFixedColumn, isFixedRow] = [corner.startsWith("$"), corner.lastIndexOf("$") > 0];
  const across = isFixedColumn ? `$${columnName(cell.column)}` : `C[${cell.column - column}]`;
  return across + (isFixedRow ? `$${cell.row}` : `R[${cell.row - row}]`);
}

/** FNV-1a in 32 bits, of which 18 are kept. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 18;
  return Array.from({ length: LENGTH }, (_, i) => CHARACTERS.charAt((hash >>> (i * BITS)) & 63)).join("");
}
