import { shown } from "./formulaText";

/** Decimals as far as a small figure has them. */
const DECIMALS = "0.0#####";

/**
 * A figure of a sentence whose format rounds a small one to 0: below a limit with the decimals that it has. A formula.
 *
 * @param otherwise The figure in its format.
 */
export function shownSmall(figure: string, below: number, otherwise: string): string {
  return `IF(AND(${figure}>0,${figure}<${below}),${shown(figure, DECIMALS)},${otherwise})`;
}
