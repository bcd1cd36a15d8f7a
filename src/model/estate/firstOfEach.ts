/** What several exports may list: something of a vCenter, which not every export names. */
interface OfVcenter {
  vcenter: string | null;
}

/** What at least one export lists, and the numbers of all that do: it is as the first of them has it. */
export interface Found<T> {
  one: T;
  lists: number[];
}

/**
 * Everything that no earlier list has. It is the same under one name in one vCenter. Where its vCenter is not known it is the
 * same only if everything else is, too, and both lists are of exports that have VMs in common: two sites may have an esx1 each.
 *
 * @param haveVmsInCommon Asked for two lists by their numbers.
 */
export function firstOfEach<T extends OfVcenter>(
  lists: readonly (readonly T[])[],
  nameOf: (one: T) => string,
  haveVmsInCommon: (a: number, b: number) => boolean,
): Found<T>[] {
  const known = new Map<string, Found<T>[]>();
  const keyOf = (one: T): string =>
    one.vcenter === null ? JSON.stringify(one) : JSON.stringify([one.vcenter, nameOf(one)]);
  const all: Found<T>[] = [];
  lists.forEach((items, list) => {
    const added = new Map<string, Found<T>>();
    for (const one of items) {
      const key = keyOf(one);
      const same = known
        .get(key)
        ?.find(
          ({ lists: others }) => one.vcenter !== null || others.some((other) => haveVmsInCommon(other, list)),
        );
      if (!same) {
        // Two of one export are two; later ones are the same as the first of them.
        const found = { one, lists: [list] };
        if (!added.has(key)) added.set(key, found);
        all.push(found);
      } else if (same.lists.at(-1) !== list) same.lists.push(list);
    }
    for (const [key, found] of added) {
      const alike = known.get(key);
      if (alike) alike.push(found);
      else known.set(key, [found]);
    }
  });
  return all;
}
