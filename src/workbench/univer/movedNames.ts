import type { Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { IFunctionService, LexerTreeBuilder } from "@univerjs/engine-formula";

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

/**
 * Must be called before another workbook is opened, in which the same text may mean other cells.
 *
 * - Wrong in 0.25: the parts of a formula are kept by its text alone, with the cells of a name in place of the name, so that
 *   the same formula in another workbook calculates with the cells of the former.
 * - Why it matters here: a report is updated by opening the workbook that has it, and its inputs may be in other rows.
 * - Upstream: no issue found. Text for one: "`FormulaLexerNodeCache` should not keep formulas with defined names, or keep
 *   them by workbook: open one in which a name refers to A1, then one in which it refers to A2."
 */
export function forgetFormulas(univer: Univer): void {
  const injector = univer.__getInjector();
  // Every text contains the empty one.
  injector.get(IFunctionService).deleteFormulaAstCacheKey("");
  // All that it does is to empty what is kept; it can be used on.
  injector.get(LexerTreeBuilder).dispose();
}
