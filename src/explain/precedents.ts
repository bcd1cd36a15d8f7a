import type { DialectFormula } from "./dialectFormula";
import { usedTokens } from "./usedTokens";
import type { SheetArea } from "./workbookCells";

/** Cells that a formula refers to, and the name by which it does, if by one. */
export interface Precedent extends SheetArea {
  name?: string;
}

/** What a formula refers to. */
export interface References {
  /** Cells, each once, those behind names too. */
  cells: Precedent[];
  /** Formulas of the names that it uses, and of those that they use. */
  meanings: DialectFormula[];
  /** References that are not followed, as they are written. */
  unfollowed: string[];
}

/** Names inside names are followed that deep. */
const MAX_DEPTH = 8;

/**
 * Finds what a formula refers to.
 *
 * @param names What the names of the workbook stand for, by lower-case name.
 */
export function precedents(
  formula: DialectFormula,
  sheet: string,
  names: ReadonlyMap<string, DialectFormula>,
): References {
  const cells = new Map<string, Precedent>();
  const meanings = new Set<DialectFormula>();
  const follow = (within: DialectFormula, name: string | undefined, depth: number) => {
    for (const token of usedTokens(within.formula)) {
      if (token.kind === "ref") {
        const precedent = {
          sheet: token.sheet ?? sheet,
          area: token.area,
          ...(name === undefined ? {} : { name }),
        };
        const { row, column, rows, columns } = token.area;
        const key = `${precedent.sheet.toLowerCase()}!${row},${column},${rows},${columns}`;
        if (!cells.has(key)) cells.set(key, precedent);
      } else if ((token.kind === "name" || token.kind === "function") && depth < MAX_DEPTH) {
        const meaning = names.get(token.name.toLowerCase());
        if (!meaning || meanings.has(meaning)) continue;
        meanings.add(meaning);
        follow(meaning, name ?? token.name, depth + 1);
      }
    }
  };
  follow(formula, undefined, 0);
  const unfollowed = new Set([formula, ...meanings].flatMap((one) => one.unfollowed));
  return { cells: [...cells.values()], meanings: [...meanings], unfollowed: [...unfollowed] };
}
