/** The largest of some values, of any number: `Math.max(...values)` passes each on the stack, which 150,000 jobs overflow. */
export function largestOf(values: Iterable<number>): number {
  let largest = -Infinity;
  for (const value of values) largest = Math.max(largest, value);
  return largest;
}

/** The smallest of some values, of any number. */
export function smallestOf(values: Iterable<number>): number {
  let smallest = Infinity;
  for (const value of values) smallest = Math.min(smallest, value);
  return smallest;
}
