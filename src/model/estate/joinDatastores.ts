import type { Estate, EstateDatastore, EstateVm } from "./estate";
import { firstOfEach } from "./firstOfEach";

/** New names of datastores by those that an export gives them. */
type Names = Map<string, string>;

/**
 * The datastores of several exports, and the VMs of each on the datastores of their own export. Where exports do not name the
 * vCenter, a name that two datastores have is numbered, at the VMs on it, too.
 *
 * @param haveVmsInCommon Asked for two exports by their numbers.
 */
export function joinDatastores(
  estates: readonly Estate[],
  haveVmsInCommon: (a: number, b: number) => boolean,
): { datastores: EstateDatastore[]; vms: EstateVm[][] } {
  const lists = estates.map(({ datastores }) => datastores);
  const names: Names[] = estates.map(() => new Map<string, string>());
  const taken = new Set<string>();
  const datastores = firstOfEach(lists, ({ name }) => name, haveVmsInCommon).map(
    ({ one, lists: [first = 0, ...others] }): EstateDatastore => {
      const name = one.vcenter === null ? own(one.name, names[first], taken) : one.name;
      if (one.vcenter === null) for (const list of others) names[list]?.set(one.name, name);
      return {
        ...one,
        name,
        ...(name === one.name ? {} : { isNamesake: true }),
        ...(others.length > 0 ? { repeats: others.length } : {}),
      };
    },
  );
  return {
    datastores,
    vms: estates.map(({ vms }, list) =>
      vms.map((vm) => {
        if (vm.vcenter !== null) return vm;
        const on = vm.datastores.map((name) => own(name, names[list], taken));
        return on.some((name, i) => name !== vm.datastores[i]) ? { ...vm, datastores: on } : vm;
      }),
    ),
  };
}

/** What a datastore of an export is called: its name, with a number behind it where a datastore of another export has it. */
function own(name: string, names: Names | undefined, taken: Set<string>): string {
  const known = names?.get(name);
  if (known !== undefined) return known;
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
  taken.add(free);
  names?.set(name, free);
  return free;
}
