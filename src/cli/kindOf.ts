/**
 * A JSON value in a message about it: a list or an object by its kind, whatever it holds.
 *
 * @example kindOf([1, 2]) //=> "a list"
 * @example kindOf("32K") //=> "\"32K\""
 */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
