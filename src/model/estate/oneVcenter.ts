import type { Estate, EstateVm, ExportedEstate } from "./estate";

/** A name of a vCenter that an earlier export knows by another one. */
export interface VcenterAlias {
  name: string;
  first: string;
}

/** UUIDs by names in small letters: `null` where a name has several. */
type Uuids = ReadonlyMap<string, string | null>;

/** What exports call a vCenter, and what it is found by: its UUID, or its name in small letters. */
interface Named {
  name: string;
  key: string;
}

/**
 * Calls each vCenter by its first name in all exports. Two names are of one vCenter where exports state one UUID for them, or where
 * they differ in capital letters only and no UUIDs distinguish them. Where a single export has two names under one UUID, that
 * UUID identifies none: a tool may have replaced all of them.
 *
 * @returns The exports, and the names that are replaced by quite another.
 */
export function oneVcenter(estates: readonly ExportedEstate[]): {
  estates: Estate[];
  aliases: VcenterAlias[];
} {
  const shared = new Set(estates.flatMap(sharedUuids));
  const own = estates.map((estate) => byName(statedUuids(estate).filter(([, uuid]) => !shared.has(uuid))));
  const all = byName(own.flatMap((uuids) => [...uuids]));
  const firstNames = new Map<string, string>();
  const aliases = new Map<string, VcenterAlias>();
  const named = (name: string, uuids: Uuids): Named => {
    const lower = name.toLowerCase();
    const key = (uuids.has(lower) ? uuids : all).get(lower) ?? lower;
    const first = firstNames.get(key) ?? name;
    firstNames.set(key, first);
    if (first.toLowerCase() !== lower && !aliases.has(lower)) aliases.set(lower, { name, first });
    return { name: first, key };
  };
  return {
    estates: estates.map((estate, i) => {
      const known = new Map<string, Named>();
      return withNames(estate, (name) => {
        const one = known.get(name) ?? named(name, own[i] ?? all);
        known.set(name, one);
        return one;
      });
    }),
    aliases: [...aliases.values()],
  };
}

/** UUIDs that an export states for its vCenters, without texts such as "removed" and zeros, by names in small letters. */
function statedUuids({ vcenterIds = [] }: ExportedEstate): (readonly [string, string])[] {
  return vcenterIds
    .filter(({ uuid }) => /^[0-9a-f-]+$/i.test(uuid) && /[1-9a-f]/i.test(uuid))
    .map(({ name, uuid }) => [name.toLowerCase(), uuid]);
}

/** UUIDs that an export states for two vCenters. */
function sharedUuids(estate: ExportedEstate): string[] {
  const names = new Map<string, string>();
  return statedUuids(estate).flatMap(([name, uuid]) => {
    const known = names.get(uuid) ?? name;
    names.set(uuid, known);
    return known === name ? [] : [uuid];
  });
}

function byName(stated: readonly (readonly [string, string | null])[]): Uuids {
  const found = new Map<string, string | null>();
  for (const [name, uuid] of stated)
    found.set(name, found.has(name) && found.get(name) !== uuid ? null : uuid);
  return found;
}

function withNames(estate: Estate, named: (name: string) => Named): Estate {
  const renamed = <T extends { vcenter: string | null }>(one: T): T => {
    if (one.vcenter === null) return one;
    const { name } = named(one.vcenter);
    return name === one.vcenter ? one : { ...one, vcenter: name };
  };
  const withId = (vm: EstateVm): EstateVm => {
    const { id, vcenter } = vm;
    // Where the export does not state the UUID of the vCenter, the name is in its place.
    if (vcenter === null || !id?.startsWith(`${vcenter} `)) return vm;
    const { key } = named(vcenter);
    return key === vcenter ? vm : { ...vm, id: `${key}${id.slice(vcenter.length)}` };
  };
  return {
    vms: estate.vms.map((vm) => renamed(withId(vm))),
    hosts: estate.hosts.map(renamed),
    datastores: estate.datastores.map(renamed),
    rootPools: estate.rootPools.map(renamed),
  };
}
