import { refersTo, type SheetsAndTables } from "../excel/referringFormulas";

/**
 * Does a name that sheets defined still mean their cells, or cells that are gone? Otherwise the user has given it another
 * meaning, such as a constant, and it is the user's.
 *
 * @param formula What the name stands for, with its `=`.
 */
export function isOwnName(formula: string, target: SheetsAndTables): boolean {
  return formula.includes("#REF!") || refersTo(formula, target);
}
