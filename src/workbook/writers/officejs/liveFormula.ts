import { tableColumnText } from "../../tableColumnText";
import { escapeHeader, tokenize } from "../../tokens";

/**
 * A formula as it is typed into Excel: with its `=`, custom functions under their own names, this row's cells of a
 * table as `[@[Header]]`. Formulas set through `range.formulas` spill where they give a block; there is no `@`.
 */
export function liveFormula(formula: string): string {
  const tokens = tokenize(formula).map((token) => {
    if (token.kind === "thisRow") return `[@[${escapeHeader(token.column)}]]`;
    if (token.kind === "tableColumn") return tableColumnText(token.table, token.column);
    return token.text;
  });
  return `=${tokens.join("")}`;
}
