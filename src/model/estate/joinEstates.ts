import type { Estate, EstateVm } from "./estate";

/**
 * Several exports as one estate. The VM that two of them know by its UUID and vCenter is one; two VMs of one name are two. So
 * are hosts and datastores by vCenter and name.
 *
 * @returns The estate, and how many VMs were in it already.
 */
export function joinEstates(estates: readonly Estate[]): { estate: Estate; doubles: number } {
  const known = new Map<string, EstateVm>();
  const vms: EstateVm[] = [];
  let doubles = 0;
  for (const vm of estates.flatMap((one) => one.vms)) {
    const before = vm.id === null ? undefined : known.get(vm.id);
    if (before) {
      doubles += 1;
      continue;
    }
    if (vm.id !== null) known.set(vm.id, vm);
    vms.push(vm);
  }
  return {
    estate: {
      vms,
      hosts: firstOfEach(estates.flatMap(({ hosts }) => hosts)),
      datastores: firstOfEach(estates.flatMap(({ datastores }) => datastores)),
    },
    doubles,
  };
}

function firstOfEach<T extends { name: string; vcenter: string | null }>(all: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    const key = `${one.vcenter ?? ""}\n${one.name}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
