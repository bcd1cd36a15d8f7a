import type { Estate } from "./estate";
import { shortHostName } from "./shortHostName";

type Place = { vcenter: string | null; cluster: string | null };

/**
 * What an estate calls the vCenter of a place in another export: by name in any case, by short name where only one of its
 * vCenters has it; where the export does not say it, the one vCenter that has a cluster of that name.
 *
 * @returns The name as it is where the estate has none like it.
 */
export function vcenterSpelling({
  vms,
  hosts,
}: Pick<Estate, "vms" | "hosts">): (place: Place) => string | null {
  const byName = new Map<string, string>();
  const byShort = new Map<string, string | null>();
  const byCluster = new Map<string, string | null>();
  const note = (map: Map<string, string | null>, key: string, vcenter: string): void => {
    const known = map.get(key);
    map.set(key, known === undefined || known === vcenter ? vcenter : null);
  };
  const seen = new Set<string>();
  const add = ({ vcenter, cluster }: Place): void => {
    if (vcenter === null || seen.has(`${vcenter}\n${cluster ?? ""}`)) return;
    seen.add(`${vcenter}\n${cluster ?? ""}`);
    if (!byName.has(vcenter.toLowerCase())) byName.set(vcenter.toLowerCase(), vcenter);
    note(byShort, shortHostName(vcenter), vcenter);
    if (cluster !== null) note(byCluster, cluster, vcenter);
  };
  for (const vm of vms) add(vm);
  for (const host of hosts) add(host);
  return ({ vcenter, cluster }) => {
    if (vcenter === null) return byCluster.get(cluster ?? "") ?? null;
    const same = byName.get(vcenter.toLowerCase());
    if (same !== undefined) return same;
    const short = byShort.get(shortHostName(vcenter));
    // Two full names that differ are two vCenters.
    const isShort = [vcenter, short ?? ""].some((name) => shortHostName(name) === name.toLowerCase());
    return isShort ? (short ?? vcenter) : vcenter;
  };
}
