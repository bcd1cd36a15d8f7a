import type { Estate } from "../model/estate/estate";
import { groupBy } from "../model/groupBy";
import { fitText } from "../workbook/fitText";

/** Name of the cluster of VMs and hosts that are not in one. */
const NO_CLUSTER = "(no cluster)";

/** Characters of a name: a criterion of COUNTIFS takes 255. */
const MAX_NAME_LENGTH = 200;

/**
 * A name that MATCH and COUNTIFS find literally, behind "=": without the characters that stand for others, and not a word that
 * is a truth value there.
 *
 * @example matchable("Prod*") //=> "Prod_"
 * @example matchable("TRUE") //=> "TRUE_"
 */
export function matchable(name: string): string {
  return fitText(name.replace(/[*?~]/g, "_").replace(/^(true|false)$/i, "$1_"), MAX_NAME_LENGTH);
}

/** What COUNTIFS takes for the same: it reads numbers in texts, and knows no capital letters. */
export function sameness(name: string): string {
  const number = Number(name);
  return name.trim() !== "" && Number.isFinite(number) ? String(number) : name.toLowerCase();
}

/** Where a VM, a host or a pool of them is. */
export interface Place {
  vcenter: string | null;
  datacenter: string | null;
  cluster: string | null;
}

/**
 * What each of today's clusters is called in a workbook, one name for each cluster of each datacenter of each vCenter: its own
 * name where no other has it. Where an export does not say the vCenter, it is the one that has a cluster of that name.
 */
export function clusterNames({ vms, hosts }: Pick<Estate, "vms" | "hosts">): (place: Place) => string {
  const found = distinctPlaces([...vms, ...hosts]);
  const own = ({ cluster }: Place): string => matchable(cluster ?? NO_CLUSTER);
  const namesakes = groupBy(found.places, (place) => sameness(own(place)));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const place of found.places) {
    const alike = namesakes.get(sameness(own(place))) ?? [];
    const isOfOne = alike.every(({ vcenter }) => vcenter === place.vcenter);
    const vcenter = place.datacenter !== null && isOfOne ? null : place.vcenter;
    const where = [place.datacenter, vcenter].filter((name) => name !== null).join(", ");
    const wanted = alike.length > 1 && where !== "" ? matchable(`${own(place)} (${where})`) : own(place);
    let name = wanted;
    for (let n = 2; taken.has(sameness(name)); n++) name = `${wanted} (${n})`;
    taken.add(sameness(name));
    names.set(keyOf(place), name);
  }
  return (place) => names.get(keyOf(found.resolved(place))) ?? own(place);
}

const keyOf = ({ vcenter, datacenter, cluster }: Place): string =>
  [vcenter, datacenter, cluster].map((name) => name ?? "").join("\n");

/**
 * Clusters, each once. The datacenter is `null` unless its vCenter has a cluster of that name in another datacenter, too:
 * what is in no cluster is together.
 */
function distinctPlaces(all: readonly Place[]): { places: Place[]; resolved: (place: Place) => Place } {
  const vcenters = new Map<string, Set<string>>();
  const datacenters = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, key: string, name: string | null): void => {
    if (name !== null) map.set(key, (map.get(key) ?? new Set()).add(name));
  };
  const vcenterOf = ({ vcenter, cluster }: Place): string | null => {
    const [only = null, ...others] = vcenters.get(cluster ?? "") ?? [];
    return vcenter ?? (others.length === 0 ? only : null);
  };
  const inVcenter = (place: Place): string => `${vcenterOf(place) ?? ""}\n${place.cluster ?? ""}`;
  for (const { vcenter, cluster } of all) note(vcenters, cluster ?? "", vcenter);
  for (const place of all) if (place.cluster !== null) note(datacenters, inVcenter(place), place.datacenter);
  const resolved = (place: Place): Place => ({
    vcenter: vcenterOf(place),
    datacenter: (datacenters.get(inVcenter(place))?.size ?? 0) > 1 ? place.datacenter : null,
    cluster: place.cluster,
  });
  const places = new Map<string, Place>();
  for (const place of all.map(resolved)) places.set(keyOf(place), place);
  return { places: [...places.values()], resolved };
}
