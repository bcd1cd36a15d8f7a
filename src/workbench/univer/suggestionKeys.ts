import type { SourcePatch } from "./sourcePatch";

/**
 * While a formula is typed, Univer lists functions, and Enter takes the marked one.
 *
 * - Wrong in 0.25: the list follows the text with a delay. Who types a function, its arguments and Enter before the list has
 *   followed gets another function: `=1+VSAN_GHZ(1000)` became `=1+VSTACK(1000)`.
 * - Why it matters here: in Excel, Enter enters what was typed, and Tab takes what the list marks.
 * - Upstream: no issue found. Text for one: "Enter in SearchFunction replaces the typed name by an entry of a list that belongs
 *   to an earlier text. Take entries with Tab alone, as Excel does, or compare the list with the text first."
 */
export const SUGGESTION_KEYS: SourcePatch = {
  package: "@univerjs/sheets-formula-ui",
  version: "0.25.1",
  declaration: "function SearchFunctionFactory(props, ref) {",
  sha256: "c70e5fa6d917a8ebda66ee26e0d746907c9ab825c9cc970705956a0085f75308",
  from: "\t\t\tKeyCode.ENTER,\n",
  to: "",
};
