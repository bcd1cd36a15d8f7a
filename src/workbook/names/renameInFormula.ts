import { quotedSheet } from "../address";
import { lambdaParameters } from "../lambdaParameters";
import type { Token } from "../tokens";
import { tokenize } from "../tokens";

/** New names by old name in lower case; what is not in them keeps its name. Tables and names share one space. */
export interface NewNames {
  sheets: ReadonlyMap<string, string>;
  tables: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
}

/**
 * The formula with sheets, tables and defined names called by their new names.
 *
 * @param renameInText What texts in quotes become; they stay as they are where it is not given.
 */
export function renameInFormula(
  formula: string,
  renamed: NewNames,
  renameInText: (text: string) => string = (text) => text,
): string {
  const tokens = tokenize(formula);
  const parameters = lambdaParameters(tokens);
  return tokens
    .map((token, i) => (parameters.has(i) ? token.text : renamedToken(token, renamed, renameInText)))
    .join("");
}

function renamedToken(
  token: Token,
  { sheets, tables, names }: NewNames,
  renameInText: (text: string) => string,
): string {
  switch (token.kind) {
    case "string":
      return renameInText(token.text);
    case "ref": {
      const sheet = token.sheet === undefined ? undefined : sheets.get(token.sheet.toLowerCase());
      // No cell address holds a `!`; a sheet's name may.
      return sheet === undefined
        ? token.text
        : quotedSheet(sheet) + token.text.slice(token.text.lastIndexOf("!"));
    }
    case "tableColumn":
      return newName(tables, token.table) + token.text.slice(token.table.length);
    case "name":
    case "function":
      return newName(names, token.text);
    default:
      return token.text;
  }
}

function newName(names: ReadonlyMap<string, string>, old: string): string {
  return names.get(old.toLowerCase()) ?? old;
}
