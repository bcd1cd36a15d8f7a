import type { Estate, EstateVm } from "./estate";

/** What several exports have in common. */
export interface JoinedEstate {
  estate: Estate;
  /** VMs that an earlier export has, too: they count once. */
  doubles: number;
  /** VMs with the name of one in an earlier export, where no UUID tells whether it is the same: they count twice. */
  namesakes: number;
}

/**
 * Several exports as one estate. The VM that two of them know by its UUID and vCenter is one; two VMs of one export are two,
 * because copies share a UUID. Hosts and datastores are the same by vCenter and name.
 */
export function joinEstates(estates: readonly Estate[]): JoinedEstate {
  const ids = new Set<string>();
  const names = new Map<string, "with id" | "without id">();
  const vms: EstateVm[] = [];
  let [doubles, namesakes] = [0, 0];
  for (const estate of estates) {
    const own: EstateVm[] = [];
    for (const vm of estate.vms) {
      if (vm.id !== null && ids.has(vm.id)) {
        doubles += 1;
        continue;
      }
      const before = names.get(vm.name.toLowerCase());
      if (before === "without id" || (before === "with id" && vm.id === null)) namesakes += 1;
      own.push(vm);
    }
    for (const { id, name } of own) {
      if (id !== null) ids.add(id);
      const key = name.toLowerCase();
      if (id === null) names.set(key, "without id");
      else if (!names.has(key)) names.set(key, "with id");
    }
    for (const vm of own) vms.push(vm);
  }
  return {
    estate: {
      vms,
      hosts: firstOfEach(
        estates.map(({ hosts }) => hosts),
        ({ name }) => name,
      ),
      datastores: firstOfEach(
        estates.map(({ datastores }) => datastores),
        ({ name }) => name,
      ),
      rootPools: firstOfEach(
        estates.map(({ rootPools }) => rootPools),
        ({ datacenter, cluster }) => `${datacenter ?? ""}\n${cluster ?? ""}`,
      ),
    },
    doubles,
    namesakes,
  };
}

/** Everything that no earlier list has under the same vCenter and name. */
function firstOfEach<T extends { vcenter: string | null }>(
  lists: readonly (readonly T[])[],
  nameOf: (one: T) => string,
): T[] {
  const known = new Set<string>();
  const all: T[] = [];
  const keyOf = (one: T): string => `${one.vcenter ?? ""}\n${nameOf(one)}`;
  for (const list of lists) {
    const own = list.filter((one) => !known.has(keyOf(one)));
    for (const one of own) known.add(keyOf(one));
    for (const one of own) all.push(one);
  }
  return all;
}
