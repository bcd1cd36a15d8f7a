import { quotedSheet } from "../../../../src/workbook/address";
import { tokenize, type Token } from "../../../../src/workbook/tokens";

/** A formula after one of its sheets has another name, or is gone: then what refers to it is #REF!. */
export function renameSheetIn(formula: string, from: string, to: string | undefined): string {
  return rewritten(formula, (token) => {
    if (token.kind !== "ref" || token.sheet?.toLowerCase() !== from.toLowerCase()) return token.text;
    const cells = token.text.slice(token.text.lastIndexOf("!") + 1);
    return to === undefined ? "#REF!" : `${quotedSheet(to)}!${cells}`;
  });
}

/** A formula after one of its tables has another name, or is gone. */
export function renameTableIn(formula: string, from: string, to: string | undefined): string {
  return rewritten(formula, (token) => {
    if (token.kind !== "tableColumn" || token.table.toLowerCase() !== from.toLowerCase()) return token.text;
    return to === undefined ? "#REF!" : to + token.text.slice(token.table.length);
  });
}

function rewritten(formula: string, rewrite: (token: Token) => string): string {
  const texts = tokenize(formula.replace(/^=/, "")).map(rewrite);
  return `=${texts.join("")}`;
}
