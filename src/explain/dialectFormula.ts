import { absoluteAreaName, MAX_COLUMNS, columnName, MAX_ROWS, quotedSheet } from "../workbook/address";
import { tableArea, type TableSurroundings } from "./tableArea";

/** A formula of any workbook in the words of our own ones, so that it can be cut into tokens. */
export interface DialectFormula {
  /** Without its `=`. What our dialect has no words for is `UNKNOWN`. */
  formula: string;
  /** References that are not followed: to other workbooks, over several sheets, to parts of tables that have no fixed place. */
  unfollowed: readonly string[];
}

/** What a formula's words mean at its place. */
export interface FormulaPlace extends TableSurroundings {
  /** Formulas of the names that belong to one sheet, without `=`, by `sheet!name` in lower case. */
  localNames: ReadonlyMap<string, string>;
}

/** No formula, so that nothing with it is calculated; no reference either. */
const UNKNOWN = "{}";

const WORD = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]*`;
const STRING = /"(?:[^"]|"")*"/y;
/** Sheet in front of a reference, maybe with the workbook's file, or the first and the last of several sheets. */
const PREFIX =
  /(?:'((?:[^']|''){1,300})'|((?:\[[^[\]]{1,255}\])?[\p{L}\p{N}_.\\?]{1,255}(?::[\p{L}\p{N}_.\\?]{1,255})?))!/uy;
const WHOLE = /(?:(\$?[A-Za-z]{1,3}):(\$?[A-Za-z]{1,3})|(\$?\d{1,7}):(\$?\d{1,7}))(?![\p{L}\p{N}_.(![\\?])/uy;
const CELLS =
  /\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(?::\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})?(?![\p{L}\p{N}_.(![\\?])/uy;
const NAME = new RegExp(WORD, "uy");
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
/** How files and unloaded add-ins spell functions and parameters. */
const STORED = /^(?:_xlfn\.|_xlws\.|_xleta\.|_xlpm\.|_xldudf_|_xll\.)+/i;
const OF_A_FILE = /\[|\.(?:xl\w+|csv|ods)$/i;

/** Reads a formula as it is in a cell of a user, or behind a name. Never throws. */
export function dialectFormula(formula: string, place: FormulaPlace): DialectFormula {
  const unfollowed: string[] = [];
  let written = "";
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(formula);
  };
  const skip = (text: string, becomes: string) => {
    at += text.length;
    written += becomes;
  };
  const leave = (text: string) => {
    unfollowed.push(text);
    skip(text, UNKNOWN);
  };
  while (at < formula.length) {
    let match = take(STRING);
    if (match) skip(match[0], match[0]);
    else if ((match = take(PREFIX))) {
      const prefix = (match[1] ?? match[2] ?? "").replaceAll("''", "'");
      at += match[0].length;
      const target = take(CELLS) ?? take(WHOLE) ?? take(NAME);
      at -= match[0].length;
      const text = match[0] + (target?.[0] ?? "");
      const isCall = formula[at + text.length] === "(";
      // A function may have its add-in's file in front; a file by itself is another workbook.
      if (isCall && STORED.test(target?.[0] ?? "")) skip(text, (target?.[0] ?? "").replace(STORED, ""));
      else if (!target) skip(match[0], match[0]);
      else if (OF_A_FILE.test(prefix) || prefix.includes(":")) leave(text);
      else skip(text, onSheet(prefix, target[0], place));
    } else if ((match = take(WHOLE))) skip(match[0], wholeArea(match) ?? match[0]);
    else if ((match = take(CELLS))) skip(match[0], match[0]);
    else {
      const [word = ""] = take(NAME) ?? [];
      const brackets = bracketed(formula, at + word.length);
      if (brackets !== "") {
        const area = tableArea(word, brackets.slice(1, -1), place);
        if (area === undefined) leave(word + brackets);
        else skip(word + brackets, area);
      } else if (word !== "") skip(word, ofWord(word, formula[at + word.length] === "(", place));
      else {
        const [text = formula.charAt(at)] = take(NUMBER) ?? [];
        skip(text, text);
      }
    }
  }
  return { formula: written, unfollowed };
}

/** A reference to another sheet: cells, whole columns, or a name that belongs to that sheet. */
function onSheet(sheet: string, target: string, place: FormulaPlace): string {
  WHOLE.lastIndex = 0;
  const whole = WHOLE.exec(target);
  const area = whole?.[0] === target ? wholeArea(whole) : undefined;
  if (area !== undefined) return `${quotedSheet(sheet)}!${area}`;
  CELLS.lastIndex = 0;
  if (CELLS.test(target)) return `${quotedSheet(sheet)}!${target}`;
  const meaning = place.localNames.get(`${sheet}!${target}`.toLowerCase());
  return meaning === undefined ? target : `(${meaning})`;
}

/** Whole columns or rows as their cells. */
function wholeArea([, from, to, first, last]: readonly (string | undefined)[]): string | undefined {
  if (from !== undefined && to !== undefined) {
    const [a, b] = [from, to].map((column) => column.replace("$", "").toUpperCase()).sort(byColumn);
    return `$${a ?? ""}$1:$${b ?? ""}$${MAX_ROWS}`;
  }
  const [a = 0, b = 0] = [first, last].map((row) => Number(row?.replace("$", ""))).sort((x, y) => x - y);
  return a > 0 && b <= MAX_ROWS ? `$A$${a}:$${columnName(MAX_COLUMNS - 1)}$${b}` : undefined;
}

function byColumn(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** A word by itself: a function, a name of the formula's own sheet, a table, or any other name. */
function ofWord(word: string, isCall: boolean, place: FormulaPlace): string {
  const plain = word.replace(STORED, "");
  if (isCall) return plain;
  const { sheet } = place.at;
  const meaning = place.localNames.get(`${sheet}!${plain}`.toLowerCase());
  if (meaning !== undefined) return `(${meaning})`;
  const table = place.tables.find(({ name }) => name.toLowerCase() === plain.toLowerCase());
  return table ? `${quotedSheet(table.sheet)}!${absoluteAreaName(table.area)}` : plain;
}

/**
 * What references to tables have at most: a part and two headers of 255 characters, each of which may have a `'` in front. Without
 * limits, each bracket of a formula would be looked at to the end of it.
 */
const MAX_BRACKETED = 1_200;
const MAX_BRACKET_DEPTH = 2;

/** Brackets with all that is inside of them; "" where no reference to a table begins. `'` makes a letter of what follows it. */
function bracketed(formula: string, from: number): string {
  if (formula[from] !== "[") return "";
  const end = Math.min(formula.length, from + MAX_BRACKETED);
  let depth = 0;
  for (let at = from; at < end; at++) {
    const letter = formula[at];
    if (letter === "'") at += 1;
    else if (letter === "[" && ++depth > MAX_BRACKET_DEPTH) return "";
    else if (letter === "]" && --depth === 0) return formula.slice(from, at + 1);
  }
  return "";
}
