import { looksLikeAddress } from "../address";
import { isCustomFunction } from "../dialect";
import type { WorkbookSpec } from "../spec";
import { checkedAt, SpecError } from "../specError";
import { tokenize } from "../tokens";
import type { FormulaContext } from "./checkFormula";
import { checkFormula } from "./checkFormula";
import { checkRef } from "./checkRef";
import { checkText } from "./checkValue";

/** Excel's limits, in characters. */
const MAX_SHEET_NAME_LENGTH = 31;
const MAX_NAME_LENGTH = 255;

/** Names of sheets: Excel's rules, and no two that differ only by case. */
export function checkSheetNames(spec: WorkbookSpec): void {
  if (spec.sheets.length === 0) throw new SpecError("EmptyWorkbook", "A workbook needs at least one sheet.");
  const seen = new Set<string>();
  for (const { name } of spec.sheets) {
    const why = sheetNameFault(name);
    if (why) throw new SpecError("InvalidSheetName", `"${name}" cannot name a sheet: ${why}.`);
    if (seen.has(name.toLowerCase())) {
      throw new SpecError("DuplicateSheetName", `Two sheets are called "${name}" (case does not count).`);
    }
    seen.add(name.toLowerCase());
  }
}

/** Why Excel has no sheet of a name; `undefined` where it may. */
export function sheetNameFault(name: string): string | undefined {
  if (name.trim() === "") return "it is empty";
  if (name.length > MAX_SHEET_NAME_LENGTH) return `it has ${String(name.length)} of at most 31 characters`;
  if (/[[\]:*?/\\]/.test(name)) return "it holds one of [ ] : * ? / \\";
  if (/^'|'$/.test(name)) return "it begins or ends with an apostrophe";
  if (/^history$/i.test(name)) return "Excel keeps this name for itself";
  if (/[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x[0-9a-f]{4}_/iu.test(name)) return "it holds a control character";
  return undefined;
}

/** Names of tables and defined names share one space, also with custom functions. */
export function checkTableAndDefinedNames(spec: WorkbookSpec, customFunctions?: ReadonlySet<string>): void {
  const functions = new Set([...(customFunctions ?? []), ...calledCustomFunctions(spec)]);
  const seen = new Map<string, string>();
  const claim = (name: string, what: string, duplicate: "DuplicateTableName" | "DuplicateName") => {
    const why = nameFault(name, functions);
    if (why) throw new SpecError("InvalidName", `"${name}" cannot name a ${what}: ${why}.`);
    const other = seen.get(name.toLowerCase());
    if (other)
      throw new SpecError(duplicate, `"${name}" names a ${other} and a ${what} (case does not count).`);
    seen.set(name.toLowerCase(), what);
  };
  for (const sheet of spec.sheets) {
    for (const table of sheet.tables ?? []) claim(table.name, "table", "DuplicateTableName");
  }
  for (const { name } of spec.names) claim(name, "range or formula", "DuplicateName");
}

/**
 * Why Excel has no name like this; `undefined` where it may.
 *
 * @param functions Ids of custom functions, in upper case.
 */
export function nameFault(name: string, functions: ReadonlySet<string> = new Set()): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return `it has ${String(name.length)} of at most 255 characters`;
  if (!/^[\p{L}_\\][\p{L}\p{N}_.]*$/u.test(name))
    return "only letters, digits, _ and . are allowed, a letter or _ first";
  if (looksLikeAddress(name)) return "it looks like the address of a cell";
  if (/^(true|false)$/i.test(name)) return "it is a truth value";
  if (/^_xl/i.test(name)) return "Excel keeps names with _xl for itself";
  if (functions.has(name.toUpperCase())) return "a custom function has this id";
  return undefined;
}

function calledCustomFunctions(spec: WorkbookSpec): Set<string> {
  const called = new Set<string>();
  const add = (formula: string): void => {
    if (!formula.includes("_")) return;
    for (const token of tokenize(formula))
      if (token.kind === "function" && isCustomFunction(token.text)) called.add(token.text);
  };
  for (const { cells, tables = [] } of spec.sheets) {
    for (const cell of cells) if (cell.kind === "formula") add(cell.formula);
    for (const { formula } of tables.flatMap(({ columns }) => columns)) if (formula) add(formula);
  }
  return called;
}

/** What defined names refer to. */
export function checkDefinedNames(spec: WorkbookSpec, base: Omit<FormulaContext, "sheet" | "use">): void {
  for (const { name, refersTo, comment } of spec.names) {
    checkedAt(`Name ${name}`, () => {
      if (comment !== undefined) checkText(comment, MAX_NAME_LENGTH);
      if ("formula" in refersTo) checkFormula(refersTo.formula, { ...base, sheet: "", use: "name" });
      else checkRef(refersTo, base.index);
    });
  }
}
