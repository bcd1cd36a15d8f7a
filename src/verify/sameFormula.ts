import { type Token, tokenize } from "../workbook/tokens";

/** Above what spreadsheets leave out of a number of a formula, which they write with 15 digits. */
const RELATIVE = 1e-13;

/** Are two formulas the same? Spreadsheets may spell one with other blanks, letters and numbers than they were given. */
export function sameFormula(now: string, then: string): boolean {
  if (now === then) return true;
  const [tokens, others] = [tokensOf(now), tokensOf(then)];
  return tokens.length === others.length && tokens.every((token, i) => sameToken(token, others[i]));
}

function tokensOf(formula: string): Token[] {
  return tokenize(formula).filter(({ kind }) => kind !== "space");
}

function sameToken(now: Token, then: Token | undefined): boolean {
  if (now.kind !== then?.kind) return false;
  if (now.kind === "string") return now.text === then.text;
  if (now.kind !== "number") return now.text.toUpperCase() === then.text.toUpperCase();
  const [a, b] = [Number(now.text), Number(then.text)];
  return Math.abs(a - b) <= RELATIVE * Math.max(a, b);
}
