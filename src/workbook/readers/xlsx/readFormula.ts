import { absoluteAreaName, cellName, quotedSheet } from "../../address";
import { isCustomFunction, nativeFunction } from "../../dialect";
import { parseFormula } from "../../parseFormula";
import { tokenize, type Token } from "../../tokens";
import { storedFormula } from "../../writers/xlsx/formulaDialect";
import { columnOfTable, thisRowText, type FileTable, type FileTables } from "./fileTables";

/** What the formulas of a file may name. */
export interface KnownNames {
  tables: FileTables;
  /** Names, in lower case, that stand for a LAMBDA and are called like functions. */
  lambdas: ReadonlySet<string>;
}

/** Where a formula of a file is. */
export interface FormulaPlace extends KnownNames {
  sheet: string;
  /** The table whose column it fills: its own row is `[@Header]` then, and columns of tables keep their names. */
  table?: FileTable;
  /** Zero-based row, for references to the own row of a table outside of such a column. */
  row?: number;
  /** Is it the formula of a name, where LAMBDA may be? */
  isName?: boolean;
}

/** A formula of a file in the words of a description. */
export interface FileFormula {
  /** As the file has it where it is not of the dialect: a writer hands it on unchanged. */
  formula: string;
  isOfDialect: boolean;
  /** Does it call a function of HCI Planner? */
  isCustom: boolean;
  /** Does a writer store it as the file does? Else it would become another formula. */
  isSame: boolean;
}

const HEADER = String.raw`((?:'[^]|[^[\]'#]){0,255})`;
const WORD = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}`;

/**
 * What the file spells in another way; texts and names of sheets in quotes are passed over. Names have a longest length:
 * without one, long formulas would be looked at again from each of their letters.
 */
const SPELLED = new RegExp(
  String.raw`"(?:[^"]|"")*"|(${WORD})\[\[#This Row\],\[${HEADER}\]\]|(?<![\p{L}\p{N}_.])(?:_xldudf_[A-Za-z0-9_]*|_xlfn\.(?:_xlws\.)?|_xlpm\.|(?:TRUE|FALSE)\(\))|'(?:[^']|''){0,255}'(?=!)`,
  "gu",
);

/** How a file marks a function of an add-in. */
const CUSTOM = "_xldudf_";

/**
 * A formula as the file stores it, in the words of a description: without the prefixes that only files have, cells in place
 * of columns of tables. A formula outside of the dialect stays as it is stored.
 */
export function readFormula(stored: string, place: FormulaPlace): FileFormula {
  const isCustom = hasCustomCall(stored);
  const raw: FileFormula = {
    formula: stored,
    isOfDialect: false,
    isCustom,
    isSame: storedFormula(stored) === stored,
  };
  const typed = asTyped(stored, place);
  if (typed === undefined) return raw;
  let formula = "";
  for (const token of tokenize(typed)) {
    const cells = token.kind === "tableColumn" ? columnCells(token, place) : token.text;
    if (cells === undefined) return raw;
    formula += place.table ? token.text : cells;
  }
  if (isOfDialect(formula, stored, place)) return { formula, isOfDialect: true, isCustom, isSame: true };
  // A function that the writer knows and the calculator does not.
  return storedFormula(formula) === stored ? { ...raw, formula, isSame: true } : raw;
}

/** Does a stored formula call a function of HCI Planner? */
function hasCustomCall(stored: string): boolean {
  return (
    stored.includes(CUSTOM) &&
    tokenize(stored).some((token) => token.kind === "function" && token.text.startsWith(CUSTOM))
  );
}

/** Without the prefixes of files; `undefined` where a table that it refers to is not known. */
function asTyped(stored: string, { tables, sheet, table, row }: FormulaPlace): string | undefined {
  if (!/_xl|\[|(?:TRUE|FALSE)\(\)/.test(stored)) return stored;
  let isKnown = true;
  const typed = stored.replace(SPELLED, (found, name: string | undefined, header = "") => {
    if (found.startsWith('"') || found.startsWith("'")) return found;
    // LibreOffice stores names of functions that it does not know in small letters, and truth values as calls.
    if (found.startsWith(CUSTOM)) return found.slice(CUSTOM.length).toUpperCase();
    if (found.endsWith("()")) return found.slice(0, -2);
    if (name === undefined) return "";
    const named = tables.get(name.toLowerCase());
    const plain = String(header).replace(/'([^])/g, "$1");
    const column = named && columnOfTable(named, plain);
    if (named && named === table) return thisRowText(plain);
    if (column === undefined || row === undefined || named?.sheet !== sheet) isKnown = false;
    return isKnown ? cellName(row ?? 0, column ?? 0) : found;
  });
  return isKnown ? typed : undefined;
}

/** The cells of a table's column, for a formula of a sheet; `undefined` where there is no such column. */
export function columnCells(
  token: Extract<Token, { kind: "tableColumn" }>,
  { tables, sheet }: Pick<FormulaPlace, "tables" | "sheet">,
): string | undefined {
  const table = tables.get(token.table.toLowerCase());
  const column = table && columnOfTable(table, token.column);
  if (!table || column === undefined) return undefined;
  const { row, rows } = table.area;
  const cells = absoluteAreaName({ row: row + 1, rows: rows - 1, column, columns: 1 });
  return table.sheet === sheet ? cells : `${quotedSheet(table.sheet)}!${cells}`;
}

/** Is it a formula that the writers and the calculator know? */
function isOfDialect(formula: string, stored: string, { lambdas, isName }: FormulaPlace): boolean {
  try {
    parseFormula(formula);
  } catch {
    return false;
  }
  return tokenize(formula).every((token) => {
    if (token.kind !== "function") return true;
    if (nativeFunction(token.name)) return isName === true || token.name !== "LAMBDA";
    // A function of another program may have such a name, too.
    if (isCustomFunction(token.text))
      return stored.toUpperCase().includes(`${CUSTOM.toUpperCase()}${token.text}`);
    return lambdas.has(token.text.toLowerCase());
  });
}
