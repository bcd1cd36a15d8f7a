import { MAX_COLUMNS, MAX_ROWS } from "./address";
import { type Token, tokenize } from "./tokens";

const SHEET = String.raw`(?:(?:[\p{L}_][\p{L}\p{N}_.]*|'(?:[^']|''){1,255}')!)?`;
const END = String.raw`(?![\p{L}\p{N}_.(!:])`;

/** `A:C` and `Sheet2!$1:$3`. */
const WHOLE_COLUMNS = new RegExp(String.raw`${SHEET}\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}${END}`, "uy");
const WHOLE_ROWS = new RegExp(String.raw`${SHEET}\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6}${END}`, "uy");

/** `A1#`: all that the formula in A1 fills. */
const SPILLED = new RegExp(String.raw`${SHEET}\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}#(?![A-Za-z])`, "uy");

/** A doubled quotation mark is the end of one text and the beginning of the next here. */
const BRACES = /\{(?:[^{}"]|"[^"]*")*\}/y;

/**
 * The tokens of a formula with what the dialect does not have: array constants, whole columns and rows, and all that a formula
 * fills. A reference to those is one to many cells.
 */
export function excelTokens(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let end = 0;
  for (const token of tokenize(formula)) {
    if (at === end) {
      const wide = wideToken(formula, at) ?? token;
      tokens.push(wide);
      end = at + wide.text.length;
    }
    at += token.text.length;
    // A token that goes on behind a wide one: the text is none that Excel knows.
    if (at > end) return [...tokenize(formula)];
  }
  return tokens;
}

function wideToken(formula: string, at: number): Token | undefined {
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(formula)?.[0];
  };
  const array = take(BRACES);
  if (array !== undefined && isArrayConstant(array)) return { kind: "array", text: array };
  const text = take(WHOLE_COLUMNS) ?? take(WHOLE_ROWS) ?? take(SPILLED);
  if (text === undefined) return undefined;
  // Which cells they are does not matter, only that they are many.
  const area = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };
  const [, quoted, plain] = /^(?:'((?:[^']|'')+)'|([^'!]+))!/.exec(text) ?? [];
  const sheet = quoted?.replaceAll("''", "'") ?? plain;
  return { kind: "ref", text, area, absolute: false, ...(sheet === undefined ? {} : { sheet }) };
}

/** Are there numbers, texts, truth values and errors in the braces, and as many in each row? */
function isArrayConstant(braces: string): boolean {
  const rows: Token[][][] = [[[]]];
  for (const token of tokenize(braces.slice(1, -1))) {
    if (token.text === ";") rows.push([[]]);
    else if (token.kind === "comma") rows.at(-1)?.push([]);
    else if (token.kind !== "space") rows.at(-1)?.at(-1)?.push(token);
  }
  return rows.every((row) => row.length === rows[0]?.length && row.every(isConstant));
}

function isConstant([first, second, third]: readonly Token[]): boolean {
  if (third) return false;
  if (second) return (first?.text === "-" || first?.text === "+") && second.kind === "number";
  return (
    first?.kind === "number" ||
    first?.kind === "string" ||
    first?.kind === "boolean" ||
    first?.kind === "error"
  );
}
