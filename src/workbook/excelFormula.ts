import { looksLikeAddress } from "./address";
import { isCustomFunction } from "./dialect";
import { excelFunction } from "./excelFunctions";
import { excelTokens } from "./excelTokens";
import type { Formula } from "./parseFormula";
import { parseTokens } from "./parseFormula";
import type { Token } from "./tokens";

/** A formula that Excel's files can hold. */
export interface ExcelFormula {
  /** Without its `=`; functions are in upper case. */
  formula: string;
  /** Whether it calls a custom function. */
  custom: boolean;
  /** Whether it computes on whole ranges or may answer several cells, which the file must say. */
  isArray: boolean;
  /** Whether a range stands where Excel, unless the file says that the formula is an array, takes the one cell of its own row. */
  intersects: boolean;
}

/** What of its workbook a formula may name. */
export interface FormulaScope {
  /** Whether a custom function of this id exists. */
  hasFunction: (id: string) => boolean;
  /** Whether a defined name stands for one cell. */
  isOneCell: (name: string) => boolean;
  /** Whether there is a sheet of this name, in any case. */
  hasSheet: (name: string) => boolean;
  /** Headers of a table of the file by its name, in any case; `undefined` where there is no such table. */
  headersOf: (table: string) => readonly string[] | undefined;
}

/** Excel's limits, in characters. */
const MAX_FORMULA_LENGTH = 8_192;
const MAX_LITERAL_LENGTH = 255;
const MAX_NUMBER = 9.99999999999999e307;

/**
 * Reads a formula that a user typed: anything that the grid calculates and Excel takes. Throws with the reason where Excel
 * would refuse it, because Excel "repairs" such a workbook.
 *
 * @param text Without its `=`.
 */
export function readExcelFormula(text: string, scope: FormulaScope): ExcelFormula {
  if (text.length > MAX_FORMULA_LENGTH) throw new Error("it is too long for Excel");
  const tokens = excelTokens(text);
  let custom = false;
  const check = (node: Formula): void => {
    if (node.kind === "literal") checkLiteral(node.token);
    if (node.kind === "cells") checkCells(node.token, scope);
    if (node.kind === "operation") node.operands.forEach(check);
    if (node.kind !== "call") return;
    if (isCustomFunction(node.name) && scope.hasFunction(node.name)) custom = true;
    else checkCall(node);
    for (const arg of node.args) if (arg) check(arg);
  };
  const parsed = parseTokens(text, tokens);
  check(parsed);
  const formula = tokens.map((token) => (token.kind === "function" ? token.name : token.text)).join("");
  const isArray = computesOnArrays(parsed, scope, "cell");
  const intersects = isArray && computesOnArrays(parsed, { ...scope, ofCellsOnly: true }, "cell");
  return { formula, custom, isArray, intersects };
}

type Call = Extract<Formula, { kind: "call" }>;
type Cells = Extract<Formula, { kind: "cells" }>["token"];

function checkLiteral(token: Token): void {
  if (token.kind === "string" && token.value.length > MAX_LITERAL_LENGTH)
    throw new Error(`it has a text of more than ${String(MAX_LITERAL_LENGTH)} characters`);
  if (token.kind === "number" && Number(token.text) > MAX_NUMBER)
    throw new Error(`${token.text} is too large for Excel`);
  // Files have no such error.
  if (token.text === "#SPILL!") throw new Error("#SPILL! cannot be entered in Excel");
}

/** Excel "repairs" formulas that name sheets, tables or columns that the file lacks; a missing name is #NAME? there, too. */
function checkCells(token: Cells, scope: FormulaScope): void {
  switch (token.kind) {
    case "thisRow":
      throw new Error("[@...] belongs into a table of Excel");
    case "ref":
      if (token.sheet !== undefined && !scope.hasSheet(token.sheet))
        throw new Error(`there is no sheet "${token.sheet}"`);
      return;
    case "tableColumn": {
      const isHeader = (header: string) => header.toLowerCase() === token.column.toLowerCase();
      if (!scope.headersOf(token.table)?.some(isHeader))
        throw new Error(`the file has no table column ${token.text}`);
      return;
    }
    case "name":
      if (!isName(token.name)) throw new Error(`${token.name} is not a name in Excel`);
      if (scope.headersOf(token.name)) throw new Error(`${token.name} is a whole table`);
  }
}

function isName(name: string): boolean {
  return !looksLikeAddress(name) && !/^_xl/i.test(name);
}

function checkCall({ name, args }: Call): void {
  const known = excelFunction(name);
  if (!known) throw new Error(`it uses ${name}`);
  if (!known.takes(args.length))
    throw new Error(`${name} does not take ${String(args.length)} arguments in Excel`);
  if (name === "LET" || name === "LAMBDA") checkNames(args, name === "LET" ? 2 : 1);
  args.forEach((arg, i) => {
    if (known.wantsCells(i) && !mayBeCells(arg)) throw new Error(`${name} requires cells in Excel`);
  });
}

/** The names that LET and LAMBDA declare, of which the last argument is none. */
function checkNames(args: Call["args"], step: number): void {
  const declared = new Set<string>();
  for (let i = 0; i < args.length - 1; i += step) {
    const arg = args[i];
    if (arg?.kind !== "cells" || arg.token.kind !== "name" || arg.token.name.includes("."))
      throw new Error("a parameter is not a plain name");
    const name = arg.token.name.toLowerCase();
    if (declared.has(name)) throw new Error(`the name ${arg.token.name} is declared twice`);
    declared.add(name);
  }
}

function mayBeCells(arg: Formula | undefined): boolean {
  switch (arg?.kind) {
    case "cells":
      return true;
    case "call":
      return excelFunction(arg.name)?.answersCells ?? false;
    default:
      return false;
  }
}

/** What may stand somewhere: one cell, a range, or anything that is computed on ranges. */
type Takes = "cell" | "range" | "anything";

/** What counts as more than one cell. */
interface ManyCells extends FormulaScope {
  /** References only, and no functions that may answer several cells. */
  ofCellsOnly?: boolean;
}

/**
 * Whether a range stands where Excel would take one cell of it, unless the file says that the formula is an array.
 *
 * @param takes What may stand here without that.
 */
function computesOnArrays(node: Formula, scope: ManyCells, takes: Takes): boolean {
  switch (node.kind) {
    case "literal":
      return node.token.kind === "array" && takes === "cell";
    case "cells":
      return takes === "cell" && !isOneCell(node.token, scope);
    case "operation":
      return node.operands.some((operand) =>
        computesOnArrays(operand, scope, takes === "range" ? "cell" : takes),
      );
    case "call":
      return callsOnArrays(node, scope, takes === "anything");
  }
}

function callsOnArrays({ name, args }: Call, scope: ManyCells, isInArray: boolean): boolean {
  // A custom function is stored as an array in any case.
  if (isCustomFunction(name)) return false;
  const known = excelFunction(name);
  if (!known) return true;
  // What they take is not known in detail.
  if (known.answersArrays) return scope.ofCellsOnly !== true;
  // Of all functions, these two do not compute on arrays by themselves in the arguments of SUMPRODUCT.
  const goesOn = name === "SUMPRODUCT" || (isInArray && name !== "IF" && name !== "IFS");
  return args.some(
    (arg, i) =>
      arg !== undefined &&
      computesOnArrays(arg, scope, goesOn ? "anything" : known.takesRange(i) ? "range" : "cell"),
  );
}

function isOneCell(token: Cells, { isOneCell: isNamedCell }: FormulaScope): boolean {
  if (token.kind === "name") return isNamedCell(token.name);
  return token.kind === "ref" && token.area.rows * token.area.columns === 1;
}
