/** Adds items to a list. `push(...items)` passes each on the stack, which 100,000 warnings of one file overflow. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
