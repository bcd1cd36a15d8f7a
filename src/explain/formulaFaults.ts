import { distance } from "../model/editDistance";
import { isCustomFunction, nativeFunction } from "../workbook/dialect";
import { excelTokens } from "../workbook/excelTokens";
import type { CellValue } from "../workbook/spec";
import { usedTokens } from "./usedTokens";

/** Characters by which a misspelled function differs at most from the one that was meant. */
const MAX_DISTANCE = 2;

/** Unknown words of a formula that are reported. */
const MAX_WORDS = 5;

/** What formulas may use. */
export interface FormulaWords {
  /** Ids of the functions of HCI Planner. */
  ids: readonly string[];
  isOurs(id: string): boolean;
  /** Whether a name is defined in the workbook. */
  isName(name: string): boolean;
}

/**
 * What must be changed in a formula before it can calculate, in sentences.
 *
 * @param texts The formula and those of the names that it uses, without `=`, in the words of the dialect.
 * @param shown What the cell shows: an unknown word may be the function of another add-in, unless the cell shows `#NAME?`.
 */
export function formulaFaults(texts: readonly string[], shown: CellValue, words: FormulaWords): string[] {
  const separators = texts.some(hasSemicolons)
    ? ["The formula uses ; between its arguments: enter , instead."]
    : [];
  const isUnnamed = typeof shown === "object" && shown?.error === "#NAME?";
  return [
    ...separators,
    ...(isUnnamed
      ? [...new Set(texts.flatMap((text) => unknownWords(text, words)))].slice(0, MAX_WORDS)
      : []),
  ];
}

/** Whether arguments have `;` between them. In an array constant, `;` is between rows. */
function hasSemicolons(formula: string): boolean {
  let calls = 0;
  let braces = 0;
  for (const { kind, text } of excelTokens(formula)) {
    if (kind === "open") calls += 1;
    else if (kind === "close") calls -= 1;
    else if (text === "{") braces += 1;
    else if (text === "}") braces -= 1;
    else if (kind === "invalid" && text === ";" && calls > 0 && braces <= 0) return true;
  }
  return false;
}

function unknownWords(formula: string, { ids, isOurs, isName }: FormulaWords): string[] {
  const tokens = usedTokens(formula);
  return tokens.flatMap((token, i) => {
    if (token.kind === "name") {
      const isPartOfRange = tokens[i - 1]?.text === ":" || tokens[i + 1]?.text === ":";
      const isFunction =
        isOurs(token.name.toUpperCase()) || nativeFunction(token.name.toUpperCase()) !== undefined;
      return isName(token.name) || isPartOfRange || isFunction
        ? []
        : `${token.text} is not a name in this workbook: correct it, or enter "${token.text}" for a text.`;
    }
    if (token.kind !== "function" || isOurs(token.name) || isName(token.name)) return [];
    const meant = nearest(token.name, ids);
    // Native functions have no _ in their names, and Excel has more of them than the dialect.
    const isUnknown = isCustomFunction(token.name) || (meant !== undefined && !nativeFunction(token.name));
    const hint = meant === undefined ? "check its spelling, or load its add-in." : `did you mean ${meant}?`;
    return isUnknown ? `${token.text} is not a function of Excel or HCI Planner: ${hint}` : [];
  });
}

/** The one function that is spelled most alike; `undefined` where none is near, or several are. */
function nearest(name: string, ids: readonly string[]): string | undefined {
  const near = ids
    .map((id) => ({ id, far: distance(id, name, MAX_DISTANCE) }))
    .filter(({ far }) => far <= MAX_DISTANCE)
    .sort((a, b) => a.far - b.far);
  const [first, second] = near;
  return first && first.far !== second?.far ? first.id : undefined;
}
