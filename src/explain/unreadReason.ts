import { excelTokens } from "../workbook/excelTokens";
import type { Token } from "../workbook/tokens";
import { closing } from "./formulaParts";

/** Characters of an array constant that are quoted. */
const MAX_QUOTED = 40;

/**
 * Why the calls of a function are not made, as a sentence.
 *
 * @param texts The formula and those of the names that it uses, in the words of the dialect.
 */
export function unreadReason(id: string, texts: readonly string[]): string {
  const [array] = texts.flatMap((text) => arraysIn(id, excelTokens(text)));
  if (array === undefined) {
    return `${id}: the call has something in it that only Excel calculates, so its steps are not shown.`;
  }
  const quoted = array.length > MAX_QUOTED ? `${array.slice(0, MAX_QUOTED)}…` : array;
  return `${id}: the steps of a call with an array constant, ${quoted}, are not shown. Enter its values in cells.`;
}

/** Array constants in the calls of a function. */
function arraysIn(id: string, tokens: readonly Token[]): string[] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== "function" || token.name !== id) continue;
    const end = closing(tokens, at + 1);
    const found = tokens.slice(at, end).filter(({ kind }) => kind === "array");
    if (found.length > 0) return found.map(({ text }) => text);
    at = end;
  }
  return [];
}
