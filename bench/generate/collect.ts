/** Takes everything that a generator hands out, and what it returns in the end. */
export function collect<Item, Result>(source: Iterator<Item, Result>): { items: Item[]; result: Result } {
  const items: Item[] = [];
  for (;;) {
    const step = source.next();
    if (step.done) return { items, result: step.value };
    items.push(step.value);
  }
}
