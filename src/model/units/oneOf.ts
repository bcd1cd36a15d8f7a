import { badInput } from "../errors";

/**
 * Finds a word among those that an argument knows, in any case.
 *
 * @param what The parameter, for messages: "basis".
 * @param way The words to use, for messages.
 * @example oneOf(["published", "decimal"], " Decimal", "basis") //=> "decimal"
 */
export function oneOf<T extends string>(
  known: readonly T[],
  name: string,
  what: string,
  way = known.join(known.length > 2 ? ", " : " or "),
): T {
  const found = known.find((entry) => entry.toLowerCase() === name.trim().toLowerCase());
  if (found === undefined) throw badInput(`${what} "${name.trim()}" is not known: use ${way}`);
  return found;
}
