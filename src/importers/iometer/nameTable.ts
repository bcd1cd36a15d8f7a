/**
 * Keeps one copy of every name. A part of a large text would hold all of it in memory, so the copy is detached:
 * adding a character makes a text of its own, of which the rest is then a part.
 */
export function nameTable(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const copy = ` ${name}`.slice(1);
    known.set(copy, copy);
    return copy;
  };
}
