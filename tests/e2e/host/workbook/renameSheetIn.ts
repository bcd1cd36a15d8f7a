import { quotedSheet } from "../../../../src/workbook/address";
import { tokenize } from "../../../../src/workbook/tokens";

/** A formula after one of its sheets has another name, or is gone: then what refers to it is #REF!. */
export function renameSheetIn(formula: string, from: string, to: string | undefined): string {
  const texts = tokenize(formula.replace(/^=/, "")).map((token) => {
    if (token.kind !== "ref" || token.sheet?.toLowerCase() !== from.toLowerCase()) return token.text;
    const cells = token.text.slice(token.text.lastIndexOf("!") + 1);
    return to === undefined ? "#REF!" : `${quotedSheet(to)}!${cells}`;
  });
  return `=${texts.join("")}`;
}
