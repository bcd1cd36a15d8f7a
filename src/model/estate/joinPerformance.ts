import type { Estate, EstateVm } from "./estate";
import { joinHosts } from "./joinHosts";
import { vcenterSpelling } from "./vcenterSpelling";

/** What a collector adds to VMs that another export lists: what it measured, and what the other does not say. */
const MEASURED = ["cpuGhz", "cpuGhzPeak", "iopsAverage", "iopsPeak", "readShare", "ioSizeBytes"] as const;
const FILLED = [
  "vcpu",
  "ramBytes",
  "ramActiveBytes",
  "ramConsumedBytes",
  "diskBytes",
  "guestBytes",
  "partitionBytes",
  "os",
  "hasTools",
  "snapshotBytes",
  "obstacles",
] as const;

/** What both should say alike. */
const SIZES = ["vcpu", "ramBytes"] as const;

/**
 * An estate with what a collector watched of its VMs, found by UUID, then by name and vCenter, then by a name that only one VM has.
 * VMs that the estate does not list come behind its own.
 *
 * @returns How many VMs of the collector were not found.
 */
export function joinPerformance(estate: Estate, other: Estate): { estate: Estate; unmatched: number } {
  if (other.vms.length === 0 && other.hosts.length === 0) return { estate, unmatched: 0 };
  const vcenterOf = vcenterSpelling(estate);
  const placed = <T extends { vcenter: string | null; cluster: string | null }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, vcenter: vcenterOf(one) }));
  const watched = { vms: placed(other.vms), hosts: placed(other.hosts) };
  const byUuid = onlyOnes(estate.vms, ({ uuids }) => uuids);
  const byPlace = onlyOnes(estate.vms, ({ name, vcenter }) =>
    vcenter === null ? [] : [`${vcenter}\n${name}`],
  );
  const byName = onlyOnes(estate.vms, ({ name }) => [name]);
  const found = new Map<EstateVm, EstateVm>();
  const others: EstateVm[] = [];
  for (const vm of watched.vms) {
    const uuid = vm.uuids.find((one) => byUuid.has(one));
    const same =
      uuid === undefined
        ? (byPlace.get(`${vm.vcenter ?? ""}\n${vm.name}`) ?? byName.get(vm.name))
        : byUuid.get(uuid);
    if (same && !found.has(same)) found.set(same, vm);
    else others.push(vm);
  }
  const { hosts, names } = joinHosts(estate.hosts, watched.hosts);
  const added = others.map((vm) => ({ ...vm, host: names.get(vm.host ?? "") ?? vm.host }));
  return {
    estate: {
      vms: [...estate.vms.map((vm) => withWatched(vm, found.get(vm))), ...added],
      hosts,
      datastores: estate.datastores,
      rootPools: estate.rootPools,
    },
    unmatched: others.length,
  };
}

function withWatched(vm: EstateVm, watched: EstateVm | undefined): EstateVm {
  if (!watched) return vm;
  const pick = <K extends keyof EstateVm>(keys: readonly K[], first: EstateVm, second: EstateVm) =>
    Object.fromEntries(keys.map((key) => [key, first[key] ?? second[key]])) as Pick<EstateVm, K>;
  const hasOtherSize = SIZES.some(
    (key) => vm[key] !== null && watched[key] !== null && vm[key] !== watched[key],
  );
  return {
    ...vm,
    ...pick(MEASURED, watched, vm),
    ...pick(FILLED, vm, watched),
    ...(hasOtherSize ? { hasOtherSize } : {}),
  };
}

/** VMs by keys that only one of them has. */
function onlyOnes(vms: readonly EstateVm[], keysOf: (vm: EstateVm) => string[]): Map<string, EstateVm> {
  const found = new Map<string, EstateVm | null>();
  for (const vm of vms) for (const key of keysOf(vm)) found.set(key, found.has(key) ? null : vm);
  return new Map([...found].flatMap(([key, vm]) => (vm ? [[key, vm] as const] : [])));
}
