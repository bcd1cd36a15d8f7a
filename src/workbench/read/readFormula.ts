import { isCustomFunction, nativeFunction } from "../../workbook/dialect";
import type { DrawnFormula } from "../../workbook/drawing";
import { parseFormula } from "../../workbook/parseFormula";
import { tokenize } from "../../workbook/tokens";

/** A formula that a file can store, or why it cannot. */
export type ReadFormula = { formula: DrawnFormula & { formula: string } } | { because: string };

/**
 * A formula of the grid in our dialect. What is outside of it cannot be spelled for Excel with certainty, so it is
 * refused with the reason.
 *
 * @param text With its `=`.
 * @param has Whether a custom function of this id exists.
 */
export function readFormula(
  text: string,
  spill: { rows: number; columns: number },
  has: (id: string) => boolean,
): ReadFormula {
  let custom = false;
  let formula = "";
  try {
    parseFormula(text.replace(/^=/, ""));
    for (const token of tokenize(text.replace(/^=/, ""))) {
      formula += token.kind === "function" ? token.name : token.text;
      if (token.kind !== "function") continue;
      if (isCustomFunction(token.name) && has(token.name)) custom = true;
      else if (!nativeFunction(token.name)) return { because: `${text} uses ${token.name}` };
    }
  } catch (error) {
    return { because: `${text}: ${error instanceof Error ? error.message : String(error)}` };
  }
  return { formula: { formula, custom, spill } };
}
