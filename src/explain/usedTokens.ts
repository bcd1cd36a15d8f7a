import { lambdaParameters } from "../workbook/lambdaParameters";
import { tokenize, type Token } from "../workbook/tokens";
import { closing } from "./formulaParts";

/** Tokens without the words that the formula defines itself: parameters of LAMBDA, and what LET gives a name. */
export function usedTokens(formula: string): Token[] {
  const tokens = tokenize(formula);
  const parameters = lambdaParameters(tokens);
  const calls = letCalls(tokens);
  return tokens.filter((_, i) => !parameters.has(i) && !calls.has(i));
}

/** Positions of calls of what a LET gives a name: `cost(1)` in `LET(cost,LAMBDA(x,2*x),cost(1))`. */
function letCalls(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((token, start) => {
    if (token.kind !== "function" || token.name !== "LET") return;
    const end = closing(tokens, start + 1);
    const named = letNames(tokens, start + 1, end);
    for (let i = start + 1; i < end; i++) {
      const one = tokens[i];
      if (one?.kind === "function" && named.has(one.name.toLowerCase())) found.add(i);
    }
  });
  return found;
}

/** Names that a LET gives to values, each an argument by itself, between its brackets. */
function letNames(tokens: readonly Token[], open: number, close: number): Set<string> {
  const found = new Set<string>();
  let depth = 0;
  let argument = 0;
  for (let i = open; i < close; i++) {
    const one = tokens[i];
    if (one?.kind === "open") depth += 1;
    else if (one?.kind === "close") depth -= 1;
    else if (one?.kind === "comma" && depth === 1) argument += 1;
    else if (one?.kind === "name" && depth === 1 && argument % 2 === 0 && isAlone(tokens, i)) {
      found.add(one.name.toLowerCase());
    }
  }
  return found;
}

/** Whether a token has a comma behind it: a LET's last argument, which is calculated, has none. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1).find(({ kind }) => kind !== "space")?.kind === "comma";
}
