import { tokenize } from "../workbook/tokens";

/** A formula by which two are compared: Excel may spell one with other blanks and letters than it was given. */
export function plainFormula(formula: string): string {
  return tokenize(formula)
    .filter(({ kind }) => kind !== "space")
    .map(({ kind, text }) => (kind === "string" ? text : text.toUpperCase()))
    .join("");
}
