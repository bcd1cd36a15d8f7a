import type { Token } from "./tokens";

/**
 * Positions of the tokens that are parameters of a LAMBDA: where they are declared and where they are used. Such a
 * word is no defined name, whatever names the workbook has.
 */
export function lambdaParameters(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((token, start) => {
    if (token.kind !== "function" || token.name !== "LAMBDA") return;
    const { end, commas } = callAt(tokens, start);
    const declared = new Set<string>();
    for (let i = start; i < (commas.at(-1) ?? start); i++) {
      const parameter = tokens[i];
      if (parameter?.kind === "name") declared.add(parameter.name);
    }
    for (let i = start; i < end; i++) {
      const used = tokens[i];
      if (used?.kind === "name" && declared.has(used.name)) found.add(i);
    }
  });
  return found;
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
