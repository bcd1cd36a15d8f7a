import { isCustomFunction, nativeFunction } from "../../dialect";
import { excelFunction } from "../../excelFunctions";
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
  return tokens
    .map((token, i) => {
      if (isSpillSign(token, tokens[i - 1])) return "";
      const stored = storedToken(token, table, parameters.has(i));
      return isSpillSign(tokens[i + 1], token) ? `_xlfn.ANCHORARRAY(${stored})` : stored;
    })
    .join("");
}

/** The `#` of `A1#`, which means all that the formula in A1 fills. */
function isSpillSign(token: Token | undefined, before: Token | undefined): boolean {
  return token?.kind === "invalid" && token.text === "#" && before?.kind === "ref";
}

function storedToken(token: Token, table: string, parameter: boolean): string {
  switch (token.kind) {
    case "function":
      return isCustomFunction(token.text)
        ? `_xldudf_${token.text}`
        : (nativeFunction(token.name)?.stored ?? excelFunction(token.name)?.stored ?? token.text);
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
