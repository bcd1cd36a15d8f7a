/**
 * A value as an error quotes it: a text in quotation marks, without the spaces around it.
 *
 * @example quoted(" 10 mb/s ") //=> '"10 mb/s"'
 */
export function quoted(input: string | number): string {
  return typeof input === "number" ? String(input) : `"${input.trim()}"`;
}
