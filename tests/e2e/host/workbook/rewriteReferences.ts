import { quotedSheet } from "../../../../src/workbook/address";
import { tokenize, type Token } from "../../../../src/workbook/tokens";

/** A formula after one of its sheets has another name, or is gone: then what refers to it is #REF!. */
export function renameSheetIn(formula: string, from: string, to: string | undefined): string {
  if (!mentions(formula, from.replaceAll("'", "''"))) return formula;
  return rewritten(formula, (token) => {
    if (token.kind !== "ref" || token.sheet?.toLowerCase() !== from.toLowerCase()) return token.text;
    const cells = token.text.slice(token.text.lastIndexOf("!") + 1);
    return to === undefined ? "#REF!" : `${quotedSheet(to)}!${cells}`;
  });
}

/** A formula after one of its tables has another name, or is gone. */
export function renameTableIn(formula: string, from: string, to: string | undefined): string {
  if (!mentions(formula, from)) return formula;
  return rewritten(formula, (token) => {
    if (token.kind !== "tableColumn" || token.table.toLowerCase() !== from.toLowerCase()) return token.text;
    return to === undefined ? "#REF!" : to + token.text.slice(token.table.length);
  });
}

/** Few formulas have the name at all, and cutting the others into tokens takes most of a test's time. */
function mentions(formula: string, name: string): boolean {
  return formula.toLowerCase().includes(name.toLowerCase());
}

function rewritten(formula: string, rewrite: (token: Token) => string): string {
  const texts = tokenize(formula.replace(/^=/, "")).map(rewrite);
  return `=${texts.join("")}`;
}
