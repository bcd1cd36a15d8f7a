/** Mean of the values that are known; `null` when none is or all weights are 0. */
export function weightedMean<Item>(
  items: readonly Item[],
  value: (item: Item) => number | null,
  weight: (item: Item) => number,
): number | null {
  let sum = 0;
  let weights = 0;
  for (const item of items) {
    const known = value(item);
    if (known === null) continue;
    sum += known * weight(item);
    weights += weight(item);
  }
  return weights > 0 ? sum / weights : null;
}
