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
  const all: Found<T>[] = [];
  lists.forEach((items, list) => {
    const added: Found<T>[] = [];
    for (const one of items) {
      const same = known
        .get(keyOf(one, nameOf))
        ?.find(
          (earlier) =>
            one.vcenter !== null ||
            (JSON.stringify(one) === JSON.stringify(earlier.one) &&
              earlier.lists.some((other) => haveVmsInCommon(other, list))),
        );
      if (same) same.lists.push(list);
      else added.push({ one, lists: [list] });
    }
    // Two of one export are two.
    for (const found of added) {
      const key = keyOf(found.one, nameOf);
      const alike = known.get(key);
      if (alike) alike.push(found);
      else known.set(key, [found]);
      all.push(found);
    }
  });
  return all;
}

const keyOf = <T extends OfVcenter>(one: T, nameOf: (one: T) => string): string =>
  `${one.vcenter ?? ""}\n${nameOf(one)}`;
