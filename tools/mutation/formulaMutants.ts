/** A call of a function, or a cell by its id: `MAX(`, `{vms}`, `[iops]`. */
const FORMULA = /\b[A-Z][A-Z0-9_.]+\(|\{[a-z]\w*(\.\w+)?\}|\[@?[a-z][\w.]*\]/;

/** What a formula consists of; a text in quotes may go on behind an expression of the source. */
const TOKEN = /"|\{[^}]*\}|\[[^\]]*\]|[A-Za-z_$][\w.$]*|\d+(?:\.\d+)?|<=|>=|<>|[-+*/^<>=]|\s+|./gs;

const OPERATORS: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "^": "*",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "=": "<>",
  "<>": "=",
};

const FUNCTIONS: Readonly<Record<string, string>> = {
  MIN: "MAX",
  MAX: "MIN",
  AND: "OR",
  OR: "AND",
  SUM: "MAX",
  AVERAGE: "MAX",
  ROUNDUP: "ROUNDDOWN",
  ROUNDDOWN: "ROUNDUP",
  ROUND: "ROUNDDOWN",
  INT: "ROUNDUP",
  LARGE: "SMALL",
  SMALL: "LARGE",
};

/**
 * The parts of a formula with one thing changed, once for each thing. Source texts that are no formula have none.
 *
 * @param parts The formula as the source has it: the texts between its `${}`.
 */
export function* formulaMutants(parts: readonly string[]): Generator<string[]> {
  if (!FORMULA.test(parts.join("…"))) return;
  let quoted = false;
  for (const [at, part] of parts.entries()) {
    for (const { 0: token, index } of part.matchAll(TOKEN)) {
      if (token === '"') quoted = !quoted;
      else if (!quoted) {
        const changed = changedToken(token, part, index);
        if (changed !== undefined) {
          yield withPart(parts, at, part.slice(0, index) + changed + part.slice(index + token.length));
        }
      }
    }
    for (const { 0: text, 1: words = "", index } of part.matchAll(/"([^"$]*)"/g)) {
      if (words.split(" ").length > 2 || !opensText(part, index)) continue;
      const changed = words === "" ? '"?"' : '""';
      yield withPart(parts, at, part.slice(0, index) + changed + part.slice(index + text.length));
    }
  }
}

const withPart = (parts: readonly string[], at: number, part: string): string[] =>
  parts.map((one, i) => (i === at ? part : one));

function changedToken(token: string, part: string, index: number): string | undefined {
  if (/^\d/.test(token)) {
    const value = Number(token);
    return String(Number.isInteger(value) ? value + 1 : value * 1.25);
  }
  if (/^\{.*\.(low|high)\}$/.test(token)) {
    return token.endsWith(".low}")
      ? token.replace(/\.low\}$/, ".high}")
      : token.replace(/\.high\}$/, ".low}");
  }
  const table = part[index + token.length] === "(" ? FUNCTIONS : OPERATORS;
  return Object.hasOwn(table, token) ? table[token] : undefined;
}

/** Whether a quote opens a text: the number of quotes before it is even. */
const opensText = (part: string, index: number): boolean =>
  (part.slice(0, index).split('"').length - 1) % 2 === 0;
