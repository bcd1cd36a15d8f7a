/**
 * All that follow some first ones, each after its own dependents.
 *
 * @returns `undefined` where one depends on itself, be it by way of others.
 */
export function inDependentOrder<T>(
  first: Iterable<T>,
  dependentsOf: (one: T) => readonly T[],
): T[] | undefined {
  const ordered: T[] = [];
  const isOrdered = new Map<T, boolean>();
  for (const root of first) {
    if (isOrdered.has(root)) continue;
    isOrdered.set(root, false);
    const path = [{ one: root, dependents: dependentsOf(root), at: 0 }];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.dependents[step.at++];
      if (next === undefined) {
        path.pop();
        isOrdered.set(step.one, true);
        ordered.push(step.one);
      } else if (!isOrdered.has(next)) {
        isOrdered.set(next, false);
        path.push({ one: next, dependents: dependentsOf(next), at: 0 });
      } else if (isOrdered.get(next) === false) return undefined;
    }
  }
  return ordered;
}
