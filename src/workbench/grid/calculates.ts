import type { Univer } from "@univerjs/core";
import { AstTreeBuilder, type BaseAstNode, LexerTreeBuilder } from "@univerjs/engine-formula";
import { tokenize, type Token } from "../../workbook/tokens";

/** What a formula may refer to. */
export interface FormulaScope {
  /** Size of the sheet. */
  rows: number;
  columns: number;
  /** Names and tables of the workbook, in lower case. */
  names: ReadonlySet<string>;
  /** Names of its sheets, in lower case. */
  sheets: ReadonlySet<string>;
}

/** Univer's types of nodes, which it does not export as values. */
const FUNCTION = 4;
const ERROR = 7;

/** The token of Univer's node for an unknown name or function. */
const UNKNOWN = "Error";

/**
 * Whether a text is a formula that calculates: it can be parsed, its functions and names are known, and its cells are
 * there. `= 143198 IO/S` and `=====` are none, and `= job1` is none although JOB1 is a cell in Excel.
 */
export function calculates(univer: Univer, text: string, scope: FormulaScope): boolean {
  if (!/^=./.test(text)) return false;
  const tokens = tokenize(text.slice(1));
  if (!tokens.every((token) => isInScope(token, scope))) return false;
  // Univer keeps what it parses by the text. With a blank at its end it is the text of no cell.
  const probe = `=${tokens.map((token) => (isName(token, scope) ? "A1" : token.text)).join("")} `;
  const injector = univer.__getInjector();
  try {
    const lexed = injector.get(LexerTreeBuilder).treeBuilder(probe);
    if (lexed === undefined || typeof lexed === "string" || Array.isArray(lexed)) return false;
    const parsed = injector.get(AstTreeBuilder).parse(lexed);
    return parsed !== null && parsed !== undefined && !hasError(parsed);
  } catch {
    return false;
  }
}

function isInScope(token: Token, { rows, columns, sheets }: FormulaScope): boolean {
  if (token.kind !== "ref") return true;
  if (token.sheet !== undefined) return sheets.has(token.sheet.toLowerCase());
  const { area } = token;
  return area.row + area.rows <= rows && area.column + area.columns <= columns;
}

function isName(token: Token, { names }: FormulaScope): boolean {
  if (token.kind === "tableColumn") return names.has(token.table.toLowerCase());
  return token.kind === "name" && names.has(token.name.toLowerCase());
}

function hasError(node: BaseAstNode): boolean {
  const isUnknown = node.nodeType === FUNCTION && node.getToken() === UNKNOWN;
  return node.nodeType === ERROR || isUnknown || node.getChildren().some(hasError);
}
