import { isCustomFunction, nativeFunction } from "../../dialect";
import { lambdaParameters } from "../../lambdaParameters";
import { tableColumnText } from "../../tableColumnText";
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
    case "tableColumn":
      return tableColumnText(token.table, token.column);
    default:
      return token.text;
  }
}
