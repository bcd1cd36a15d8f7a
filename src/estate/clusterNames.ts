import type { Estate } from "../model/estate/estate";
import { fitText } from "../workbook/fitText";

/** Name of the cluster of VMs and hosts that are not in one. */
const NO_CLUSTER = "(no cluster)";

/** Characters of a name: a criterion of COUNTIFS takes 255. */
const MAX_NAME_LENGTH = 200;

/**
 * A name that MATCH and COUNTIFS find literally, behind "=": without the characters that stand for others.
 *
 * @example matchable("Prod*") //=> "Prod_"
 */
export function matchable(name: string): string {
  return fitText(name.replace(/[*?~]/g, "_"), MAX_NAME_LENGTH);
}

/** What COUNTIFS takes for the same: it reads numbers in texts, and knows no capital letters. */
export function sameness(name: string): string {
  const number = Number(name);
  return name.trim() !== "" && Number.isFinite(number) ? String(number) : name.toLowerCase();
}

type Place = { vcenter: string | null; cluster: string | null };

/**
 * What each of today's clusters is called in a workbook, one name for each cluster of each vCenter: its own name where no other
 * has it. Where an export does not say the vCenter, it is the one that has a cluster of that name.
 */
export function clusterNames({ vms, hosts }: Pick<Estate, "vms" | "hosts">): (place: Place) => string {
  const all: readonly Place[] = [...vms, ...hosts];
  const vcenters = new Map<string, Set<string>>();
  for (const { vcenter, cluster } of all) {
    const name = cluster ?? "";
    if (vcenter !== null) vcenters.set(name, (vcenters.get(name) ?? new Set<string>()).add(vcenter));
  }
  const keyOf = ({ vcenter, cluster }: Place): string => {
    const [only, ...others] = vcenters.get(cluster ?? "") ?? [];
    return `${vcenter ?? (others.length === 0 ? only : undefined) ?? ""}\n${cluster ?? ""}`;
  };
  const places = new Map<string, Place>();
  for (const place of all) {
    const known = places.get(keyOf(place));
    if (!known || known.vcenter === null) places.set(keyOf(place), place);
  }
  const own = ({ cluster }: Place): string => matchable(cluster ?? NO_CLUSTER);
  const uses = new Map<string, number>();
  for (const place of places.values()) {
    const name = sameness(own(place));
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, place] of places) {
    const isShared = (uses.get(sameness(own(place))) ?? 0) > 1;
    const wanted =
      isShared && place.vcenter !== null ? matchable(`${own(place)} (${place.vcenter})`) : own(place);
    let name = wanted;
    for (let n = 2; taken.has(sameness(name)); n++) name = `${wanted} (${n})`;
    taken.add(sameness(name));
    names.set(key, name);
  }
  return (place) => names.get(keyOf(place)) ?? own(place);
}
