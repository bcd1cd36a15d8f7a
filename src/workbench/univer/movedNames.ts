import type { Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { IFunctionService } from "@univerjs/engine-formula";

/** Univer's command that gives a name another meaning. */
const SET_NAME = "formula.mutation.set-defined-name";

/**
 * Univer keeps parsed formulas by their text.
 *
 * - Wrong in 0.25: what it keeps holds the cells that a name meant before the name was given others.
 * - Why it matters here: rows inserted above an input move the template's names, and its formulas must follow.
 * - Upstream: issue 1791 (April 2024, closed) is about a renamed name only. Text for one: "Change what a defined name
 *   refers to: formulas with the name keep the old cells until the workbook is opened again. `FORMULA_AST_CACHE` should
 *   drop the entries that contain the name."
 */
export function forgetMovedNames(univer: Univer, api: FUniver): void {
  const functions = univer.__getInjector().get(IFunctionService);
  api.addEvent(api.Event.CommandExecuted, ({ id, params }: { id: string; params?: { name?: string } }) => {
    if (id === SET_NAME && params?.name) functions.deleteFormulaAstCacheKey(params.name);
  });
}

/** Must be called before another workbook is opened, in which the same text may mean other cells. */
export function forgetFormulas(univer: Univer): void {
  // Every text contains the empty one.
  univer.__getInjector().get(IFunctionService).deleteFormulaAstCacheKey("");
}
