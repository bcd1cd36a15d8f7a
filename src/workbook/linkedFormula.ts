import { tokenize } from "./tokens";

/**
 * The formula of a cell that follows named cells: blank where one of them is, as far as it does not itself say what holds
 * then. A bare reference would show 0.
 *
 * @example linkedFormula("Plan_Hosts") //=> 'IF(Plan_Hosts="","",Plan_Hosts)'
 */
export function linkedFormula(formula: string): string {
  const [first, ...more] = namesIn(formula)
    .map((name) => `${name}=""`)
    .filter((isBlank) => !formula.includes(isBlank));
  return first === undefined
    ? formula
    : `IF(${more.length === 0 ? first : `OR(${[first, ...more].join(",")})`},"",${formula})`;
}

/** The defined names in a formula, each once. */
export function namesIn(formula: string): string[] {
  return [...new Set(tokenize(formula).flatMap((token) => (token.kind === "name" ? [token.text] : [])))];
}
