import type { EstateHost } from "./estate";
import { shortHostName } from "./shortHostName";

/** What a collector measured of hosts that another export lists. */
const MEASURED = ["cpuUsageShare", "cpuPeakShare", "ramUsageShare", "iopsAverage", "iopsPeak"] as const;
/** What it adds where the other does not say. */
const FILLED = [
  ...["vcenter", "datacenter", "cluster", "sockets", "coresPerSocket", "clockGhz", "ramBytes", "esxVersion"],
  "cpuModel",
] as const satisfies readonly (keyof EstateHost)[];

/**
 * Hosts with what a collector watched of them. A host is the same under its full name, or under its short name in the same
 * cluster, in any case, where only one of either side has it. No host takes in two.
 *
 * @returns The hosts, those that only the collector lists behind, and the names in the list by the collector's.
 */
export function joinHosts(
  listed: readonly EstateHost[],
  watched: readonly EstateHost[],
): { hosts: EstateHost[]; names: ReadonlyMap<string, string> } {
  const found = new Map<EstateHost, EstateHost>();
  const taken = new Set<EstateHost>();
  for (const { keyOf, isSame } of WAYS) {
    const own = byKey(listed, keyOf);
    for (const [key, host] of byKey(watched, keyOf)) {
      const same = own.get(key);
      if (!host || !same || found.has(host) || taken.has(same) || !isSame(same, host)) continue;
      found.set(host, same);
      taken.add(same);
    }
  }
  const watchedOf = new Map([...found].map(([theirs, own]) => [own, theirs]));
  return {
    hosts: [
      ...listed.map((host) => withWatched(host, watchedOf.get(host))),
      ...watched.filter((host) => !found.has(host)),
    ],
    names: new Map([...found].map(([theirs, own]) => [theirs.name, own.name])),
  };
}

/** What hosts are found by, the surest first, and whether two with one key may be the same. */
const WAYS: readonly {
  keyOf: (host: EstateHost) => string;
  isSame: (own: EstateHost, theirs: EstateHost) => boolean;
}[] = [
  {
    keyOf: ({ vcenter, name }) => `${vcenter ?? ""}\n${name}`.toLowerCase(),
    isSame: () => true,
  },
  { keyOf: ({ name }) => name.toLowerCase(), isSame: isOfOneVcenter },
  {
    keyOf: ({ name, cluster }) => `${shortHostName(name)}\n${(cluster ?? "").toLowerCase()}`,
    // Two full names that differ are two hosts: the same short name may be in two domains.
    isSame: (own, theirs) =>
      isOfOneVcenter(own, theirs) &&
      [own, theirs].some(({ name }) => shortHostName(name) === name.toLowerCase()),
  },
];

function isOfOneVcenter(own: EstateHost, theirs: EstateHost): boolean {
  return (
    own.vcenter === null ||
    theirs.vcenter === null ||
    own.vcenter.toLowerCase() === theirs.vcenter.toLowerCase()
  );
}

/** Hosts by a key; `null` where several have it. */
function byKey(
  hosts: readonly EstateHost[],
  keyOf: (host: EstateHost) => string,
): Map<string, EstateHost | null> {
  const found = new Map<string, EstateHost | null>();
  for (const host of hosts) found.set(keyOf(host), found.has(keyOf(host)) ? null : host);
  return found;
}

function withWatched(host: EstateHost, watched: EstateHost | undefined): EstateHost {
  if (!watched) return host;
  const pick = <K extends keyof EstateHost>(keys: readonly K[], first: EstateHost, second: EstateHost) =>
    Object.fromEntries(keys.map((key) => [key, first[key] ?? second[key]])) as Pick<EstateHost, K>;
  return {
    ...host,
    ...pick(MEASURED, watched, host),
    ...pick(FILLED, host, watched),
    nicGbit: host.nicGbit.length > 0 ? host.nicGbit : watched.nicGbit,
  };
}
