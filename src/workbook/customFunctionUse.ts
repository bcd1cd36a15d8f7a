import { isCustomFunction } from "./dialect";
import type { NameFeature } from "./drawing";
import { lambdaParameters } from "./lambdaParameters";
import { tokenize } from "./tokens";

interface Definition {
  name: string;
  formula: string;
}

/** Which formulas of a workbook need a custom function: directly, or through a defined name. */
export interface CustomFunctionUse {
  /** Names, in lower case, whose formula needs one. */
  names: ReadonlySet<string>;
  /** Does this formula need one? */
  in(formula: string): boolean;
  /** The definitions of such names that a formula uses, those of names inside them included, each once. */
  definitionsIn(formula: string): Definition[];
}

/** Looks through the names of a workbook. Names that refer to each other in a circle are followed once. */
export function customFunctionUse(features: readonly NameFeature[]): CustomFunctionUse {
  const definitions = new Map<string, Definition>();
  for (const { name, refersTo } of features) {
    if ("formula" in refersTo) definitions.set(name.toLowerCase(), { name, formula: refersTo.formula });
  }
  const reached = (formula: string, seen = new Set<string>()): Set<string> => {
    for (const word of wordsIn(formula)) {
      const definition = definitions.get(word.toLowerCase());
      if (!definition || seen.has(word.toLowerCase())) continue;
      seen.add(word.toLowerCase());
      reached(definition.formula, seen);
    }
    return seen;
  };
  const needs = (formula: string): boolean =>
    callsOne(formula) || [...reached(formula)].some((name) => callsOne(definitions.get(name)?.formula ?? ""));
  const names = new Set([...definitions].filter(([, { formula }]) => needs(formula)).map(([name]) => name));
  return {
    names,
    in: needs,
    definitionsIn: (formula) =>
      [...reached(formula)].flatMap((name) => (names.has(name) ? (definitions.get(name) ?? []) : [])),
  };
}

function callsOne(formula: string): boolean {
  return tokenize(formula).some((token) => token.kind === "function" && isCustomFunction(token.text));
}

/** Words of a formula that may be defined names: not the parameters of its LAMBDAs. */
function wordsIn(formula: string): string[] {
  const tokens = tokenize(formula);
  const parameters = lambdaParameters(tokens);
  return tokens
    .filter((token, i) => (token.kind === "name" || token.kind === "function") && !parameters.has(i))
    .map(({ text }) => text);
}
