/** Names of which several are the same, each of those with its number: "run (1)", "run (2)". The others stay. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const counts = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    let [number, numbered] = [counts.get(name) ?? 0, name];
    while (taken.has(numbered)) numbered = `${name} (${(number += 1)})`;
    taken.add(numbered);
    counts.set(name, number);
    return numbered;
  });
}
