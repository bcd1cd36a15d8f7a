/**
 * Formula text cut into tokens. Nothing is lost: the tokens' texts joined are the formula, whatever the formula is;
 * a character that begins no token is an `invalid` token of its own.
 */
import type { Area } from "./address";
import { parseArea } from "./address";

interface TokenBase {
  /** The token as it stands in the formula. */
  text: string;
}

export type Token =
  | (TokenBase & {
      kind: "space" | "number" | "boolean" | "error" | "operator" | "open" | "close" | "comma" | "invalid";
    })
  /** `{1,2;3,4}`, which only `excelTokens` knows. */
  | (TokenBase & { kind: "array" })
  /** `value` is the text between the quotes, doubled quotes resolved. */
  | (TokenBase & { kind: "string"; value: string })
  /** A word in front of `(`; `name` is in upper case. */
  | (TokenBase & { kind: "function"; name: string })
  | (TokenBase & { kind: "name"; name: string })
  /** A cell or range. `absolute` is whether every part of it has its `$`. */
  | (TokenBase & { kind: "ref"; sheet?: string; area: Area; absolute: boolean })
  /** `[@Header]`: this row's cell of a column. */
  | (TokenBase & { kind: "thisRow"; column: string })
  /** `Table[Header]`: the data cells of a column. */
  | (TokenBase & { kind: "tableColumn"; table: string; column: string });

/**
 * A header in brackets, where `'` escapes the next character. Headers and names of sheets have a longest length: without
 * one, each quotation mark of a formula would be looked at to the end of it.
 */
const BRACKETED = String.raw`(?:'[^]|[^\[\]'#]){0,255}`;
const WORD = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]*`;

const SPACE = /[ \t\r\n]+/y;
const STRING = /"(?:[^"]|"")*"/y;
const ERROR = /#(?:VALUE!|N\/A|DIV\/0!|NUM!|REF!|NAME\?|NULL!|SPILL!)/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const OPERATOR = /<=|>=|<>|[-+*/^&=<>%]/y;
const REF =
  /(?:([\p{L}_][\p{L}\p{N}_.]*|'(?:[^']|''){1,255}')!)?(\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})(?::(\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}))?(?![\p{L}\p{N}_.(![])/uy;
const THIS_ROW = new RegExp(String.raw`\[@(?:\[(${BRACKETED})\]|(${BRACKETED}))\]`, "uy");
const TABLE_COLUMN = new RegExp(String.raw`(${WORD})\[(?:\[(${BRACKETED})\]|(${BRACKETED}))\]`, "uy");
const NAME = new RegExp(WORD, "uy");
const SINGLE: Partial<Record<string, "open" | "close" | "comma">> = {
  "(": "open",
  ")": "close",
  ",": "comma",
};
/** Characters that begin a reference or a word, and no space or literal. */
const WORD_START = /[A-Za-z$'_\\]/;
/** Characters that begin an operator, and nothing else. */
const OPERATORS = new Set("-+*/^&=<>%");

/** How many formulas are remembered: more than a design has, which has 16,000; the largest template has 6,400. */
const MAX_KNOWN = 32_000;

/** The longest formula that is remembered, in characters. */
const MAX_KNOWN_LENGTH = 2_000;

/** Checks, layout, calculation and writers each cut the formulas of a workbook. */
const KNOWN = new Map<string, readonly Token[]>();

/** How many tokens are remembered. A design refers to 20,000 different cells and ranges. */
const MAX_TOKENS = 100_000;

/** Formulas are many, their tokens are few: each stands in memory once. By text; see `same` for what else tells them apart. */
const TOKENS = new Map<string, Token>();

/** Cuts a formula (without its leading `=`) into tokens. Never throws. */
export function tokenize(formula: string): readonly Token[] {
  const known = KNOWN.get(formula);
  if (known) return known;
  const tokens = cut(formula);
  if (formula.length <= MAX_KNOWN_LENGTH) {
    if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
    KNOWN.set(formula, tokens);
  }
  return tokens;
}

function cut(formula: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length;) {
    const token = tokenAt(formula, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(formula: string, at: number): Token {
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(formula);
  };
  const first = formula.charAt(at);
  // Half of all tokens are one of these: nothing else begins with their first characters.
  const single = SINGLE[first];
  if (single) return same(first, (text) => ({ kind: single, text }));
  let match: RegExpExecArray | null;
  if (OPERATORS.has(first) && (match = take(OPERATOR))) {
    return same(match[0], (text) => ({ kind: "operator", text }));
  }
  if (!WORD_START.test(first)) {
    const literal = literalAt(take);
    if (literal) return literal;
  }
  if ((match = take(REF))) {
    const [text] = match;
    const ref = TOKENS.get(text) ?? refToken(match);
    if (ref) return same(text, () => ref);
  }
  if ((match = take(THIS_ROW))) {
    const column = match[1] ?? match[2] ?? "";
    return same(match[0], (text) => ({ kind: "thisRow", text, column: unescapeHeader(column) }));
  }
  if ((match = take(TABLE_COLUMN))) {
    const [, table = "", bracketed, plain] = match;
    const column = unescapeHeader(bracketed ?? plain ?? "");
    return same(match[0], (text) => ({ kind: "tableColumn", text, table, column }));
  }
  if ((match = take(NAME))) {
    const [word] = match;
    const called = formula[at + word.length] === "(";
    // `A1` in front of a bracket is a word, and a cell elsewhere; `IF` is a name where nothing is called.
    return same(word + (called ? "(" : " "), () => wordToken(word, called));
  }
  const text = String.fromCodePoint(formula.codePointAt(at) ?? 0);
  return { kind: "invalid", text };
}

/** The space, text, error or number that a pattern takes. */
function literalAt(take: (pattern: RegExp) => RegExpExecArray | null): Token | undefined {
  let match: RegExpExecArray | null;
  if ((match = take(SPACE))) return same(match[0], (text) => ({ kind: "space", text }));
  if ((match = take(STRING))) {
    return same(match[0], (text) => ({ kind: "string", text, value: text.slice(1, -1).replace(/""/g, '"') }));
  }
  if ((match = take(ERROR))) return same(match[0], (text) => ({ kind: "error", text }));
  if ((match = take(NUMBER))) return same(match[0], (text) => ({ kind: "number", text }));
  return undefined;
}

/** The token of a text, made when the text is first met. */
function same(key: string, made: (text: string) => Token): Token {
  const known = TOKENS.get(key);
  if (known) return known;
  if (TOKENS.size >= MAX_TOKENS) TOKENS.clear();
  const token = made(key);
  TOKENS.set(key, token);
  return token;
}

function wordToken(text: string, called: boolean): Token {
  if (called) return { kind: "function", text, name: text.toUpperCase() };
  if (/^(TRUE|FALSE)$/i.test(text)) return { kind: "boolean", text };
  return { kind: "name", text, name: text };
}

function refToken(match: RegExpExecArray): Token | undefined {
  const [text, sheet, first = "", last] = match;
  const corners = last === undefined ? first : `${first}:${last}`;
  const area = parseArea(corners.replace(/\$/g, "").toUpperCase());
  if (!area) return undefined;
  const absolute = [first, last ?? first].every((corner) => /^\$[A-Za-z]+\$\d+$/.test(corner));
  return {
    kind: "ref",
    text,
    area,
    absolute,
    ...(sheet === undefined ? {} : { sheet: unquoteSheet(sheet) }),
  };
}

function unquoteSheet(sheet: string): string {
  return sheet.startsWith("'") ? sheet.slice(1, -1).replace(/''/g, "'") : sheet;
}

function unescapeHeader(header: string): string {
  return header.replace(/'([^])/g, "$1");
}

/** A header as structured references write it: `[ ] # '` are escaped with `'`. */
export function escapeHeader(header: string): string {
  return header.replace(/[[\]#']/g, "'$&");
}
