import type { CellsToken } from "../workbook/parseFormula";
import { tokenize } from "../workbook/tokens";
import type { SheetArea } from "./workbookCells";

/** Cells that a formula refers to, and the name by which it does, if by one. */
export interface Precedent extends SheetArea {
  name?: string;
}

/** Names inside names are followed that deep. */
const DEEPEST = 8;

/**
 * Cells that a formula refers to, each once, those behind names too.
 *
 * @param names Formulas of the names of the workbook, without `=`, by lower-case name.
 */
export function precedents(
  references: readonly CellsToken[],
  sheet: string,
  names: ReadonlyMap<string, string>,
): Precedent[] {
  const found = new Map<string, Precedent>();
  const follow = (tokens: readonly CellsToken[], own: string, name: string | undefined, depth: number) => {
    for (const token of tokens) {
      if (token.kind === "ref") {
        const precedent = {
          sheet: token.sheet ?? own,
          area: token.area,
          ...(name === undefined ? {} : { name }),
        };
        const { row, column, rows, columns } = token.area;
        const key = `${precedent.sheet.toLowerCase()}!${row},${column},${rows},${columns}`;
        if (!found.has(key)) found.set(key, precedent);
      } else if (token.kind === "name" && depth < DEEPEST) {
        const meaning = names.get(token.name.toLowerCase());
        if (meaning !== undefined) follow(referencesIn(meaning), own, name ?? token.name, depth + 1);
      }
    }
  };
  follow(references, sheet, undefined, 0);
  return [...found.values()];
}

/** References and names of a formula, in its order. */
export function referencesIn(formula: string): CellsToken[] {
  return tokenize(formula).filter((token) => token.kind === "ref" || token.kind === "name");
}
