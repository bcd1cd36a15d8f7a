import { lambdaParameters } from "../workbook/lambdaParameters";
import { tokenize, type Token } from "../workbook/tokens";

/** Tokens without the words that the formula defines itself: parameters of LAMBDA, and what LET gives a name. */
export function usedTokens(formula: string): Token[] {
  const tokens = tokenize(formula);
  const parameters = lambdaParameters(tokens);
  const named = letNames(tokens);
  const isNamed = (token: Token) =>
    (token.kind === "name" || token.kind === "function") && named.has(token.name.toLowerCase());
  return tokens.filter((token, i) => !parameters.has(i) && !isNamed(token));
}

/** Names that a LET gives to values, each an argument by itself. */
function letNames(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>();
  tokens.forEach((token, start) => {
    if (token.kind !== "function" || token.name !== "LET") return;
    let depth = 0;
    let argument = 0;
    for (let i = start + 1; i < tokens.length; i++) {
      const one = tokens[i];
      if (one?.kind === "open") depth += 1;
      else if (one?.kind === "close" && --depth === 0) return;
      else if (one?.kind === "comma" && depth === 1) argument += 1;
      else if (one?.kind === "name" && depth === 1 && argument % 2 === 0 && isAlone(tokens, i)) {
        found.add(one.name.toLowerCase());
      }
    }
  });
  return found;
}

/** Whether a token has a comma behind it: a LET's last argument, which is calculated, has none. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1).find(({ kind }) => kind !== "space")?.kind === "comma";
}
