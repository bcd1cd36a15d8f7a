import type { Estate, EstateVm } from "./estate";
import { firstOfEach } from "./firstOfEach";
import { joinDatastores } from "./joinDatastores";

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
 * because copies share a UUID. Hosts and datastores are the same by vCenter and name. Where the vCenter is not known, those of two
 * exports are two, unless all that is known of them is the same, and the exports have VMs in common.
 */
export function joinEstates(estates: readonly Estate[]): JoinedEstate {
  const inCommon = vmsInCommon(estates);
  const { datastores, vms: lists } = joinDatastores(estates, inCommon);
  const { vms, doubles, namesakes } = joinVms(lists);
  const hosts = firstOfEach(
    estates.map((estate) => estate.hosts),
    ({ name }) => name,
    inCommon,
  );
  const rootPools = firstOfEach(
    estates.map((estate) => estate.rootPools),
    ({ datacenter, cluster }) => `${datacenter ?? ""}\n${cluster ?? ""}`,
    inCommon,
  );
  return {
    estate: {
      vms,
      hosts: hosts.map(({ one, lists: { length } }) =>
        length === 1 ? one : { ...one, repeats: length - 1 },
      ),
      datastores,
      rootPools: rootPools.map(({ one }) => one),
    },
    doubles,
    namesakes,
  };
}

/** The VMs of several exports, each once. */
function joinVms(
  lists: readonly (readonly EstateVm[])[],
): { vms: EstateVm[] } & Omit<JoinedEstate, "estate"> {
  const ids = new Set<string>();
  const names = new Map<string, "with id" | "without id">();
  const vms: EstateVm[] = [];
  let [doubles, namesakes] = [0, 0];
  for (const list of lists) {
    const own: EstateVm[] = [];
    for (const vm of list) {
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
  return { vms, doubles, namesakes };
}

/** Whether two exports, by their numbers, have VMs in common, by UUID or by name; so may one that lists none. */
function vmsInCommon(estates: readonly Estate[]): (a: number, b: number) => boolean {
  const keys = estates.map(({ vms }) => new Set(vms.map(({ id, name }) => id ?? name.toLowerCase())));
  const known = new Map<string, boolean>();
  return (a, b) => {
    const pair = `${a} ${b}`;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const [one, other] = [keys[a] ?? new Set<string>(), keys[b] ?? new Set<string>()];
    const found = one.size === 0 || other.size === 0 || [...one].some((key) => other.has(key));
    known.set(pair, found);
    return found;
  };
}
