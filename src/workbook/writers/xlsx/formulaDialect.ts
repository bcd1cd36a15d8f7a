import { isCustomFunction, nativeFunction } from "../../dialect";
import type { Token } from "../../tokens";
import { escapeHeader, tokenize } from "../../tokens";

/**
 * A formula as the file stores it: custom functions as `_xldudf_ID` (from that Excel finds the add-in's function),
 * newer native functions as `_xlfn.NAME`, parameters of LAMBDA as `_xlpm.name`, and `[@Header]` with its table.
 */
export function storedFormula(formula: string, table = ""): string {
  const tokens = tokenize(formula);
  const parameters = lambdaParameters(tokens);
  return tokens.map((token, i) => storedToken(token, table, parameters.has(i))).join("");
}

function storedToken(token: Token, table: string, parameter: boolean): string {
  switch (token.kind) {
    case "function":
      return isCustomFunction(token.text)
        ? `_xldudf_${token.text}`
        : (nativeFunction(token.name)?.stored ?? token.text);
    case "name":
      return parameter ? `_xlpm.${token.text}` : token.text;
    case "thisRow":
      return `${table}[[#This Row],[${escapeHeader(token.column)}]]`;
    case "tableColumn": {
      const column = escapeHeader(token.column);
      return /^[\p{L}\p{N} ]+$/u.test(column) ? `${token.table}[${column}]` : `${token.table}[[${column}]]`;
    }
    default:
      return token.text;
  }
}

/** Positions of the tokens that are parameters of a LAMBDA: where they are declared and where they are used. */
function lambdaParameters(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((token, start) => {
    if (token.kind !== "function" || token.name !== "LAMBDA") return;
    const { end, commas } = callAt(tokens, start);
    const declared = new Set<string>();
    for (let i = start; i < (commas.at(-1) ?? start); i++) {
      const parameter = tokens[i];
      if (parameter?.kind === "name") declared.add(parameter.name);
    }
    for (let i = start; i < end; i++) {
      const used = tokens[i];
      if (used?.kind === "name" && declared.has(used.name)) found.add(i);
    }
  });
  return found;
}

/** Where the call that begins at `start` ends, and where its own commas are. */
function callAt(tokens: readonly Token[], start: number): { end: number; commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let i = start + 1; i < tokens.length; i++) {
    const kind = tokens[i]?.kind;
    if (kind === "open") depth++;
    else if (kind === "close") depth--;
    else if (kind === "comma" && depth === 1) commas.push(i);
    if (depth === 0) return { end: i, commas };
  }
  return { end: tokens.length, commas };
}
