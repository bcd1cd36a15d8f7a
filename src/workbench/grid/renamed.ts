/** A copy of plain data in which a text, also as a key, is another one. */
export function renamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, from, to));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key === from ? to : key, renamed(one, from, to)]),
  );
}
