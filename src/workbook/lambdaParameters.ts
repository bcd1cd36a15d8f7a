import type { Token } from "./tokens";

/**
 * Positions of the tokens that are parameters of a LAMBDA or names of a LET: where they are declared and where they are used.
 * Such a word is no defined name, whatever names the workbook has.
 */
export function lambdaParameters(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((token, start) => {
    if (token.kind !== "function" || (token.name !== "LAMBDA" && token.name !== "LET")) return;
    const { end, commas } = callAt(tokens, start);
    const starts = [start + 1, ...commas].slice(0, -1);
    // The names of a LET stand before their values.
    const names = token.name === "LET" ? starts.filter((_, i) => i % 2 === 0) : starts;
    const declared = new Set(names.flatMap((before) => nameBehind(tokens, before) ?? []));
    for (let i = start; i < end; i++) {
      const used = tokens[i];
      if (used?.kind === "name" && declared.has(used.name.toLowerCase())) found.add(i);
    }
  });
  return found;
}

/** The name right behind a token, in lower case: Excel does not tell names apart by their case. */
function nameBehind(tokens: readonly Token[], before: number): string | undefined {
  const next = tokens.slice(before + 1).find(({ kind }) => kind !== "space");
  return next?.kind === "name" ? next.name.toLowerCase() : undefined;
}

/** Where the call that begins at `start` ends, and where its own commas are. */
function callAt(tokens: readonly Token[], start: number): { end: number; commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let i = start + 1; i < tokens.length; i++) {
    const kind = tokens[i]?.kind;
    if (kind === "open") depth++;
    else if (kind === "close") depth--;
    else if (kind === "comma" && depth === 1) commas.push(i);
    if (depth === 0) return { end: i, commas };
  }
  return { end: tokens.length, commas };
}
