import { fitText } from "../workbook/fitText";
import type { Place } from "./clusterNames";
import type { NamedCluster } from "./scopeSheet";

/** Clusters with VMs or hosts, those with the most of them first. */
export function namedClusters(places: readonly Place[], nameOf: (place: Place) => string): NamedCluster[] {
  const found = new Map<string, { vcenter: string | null; count: number }>();
  for (const place of places) {
    const name = nameOf(place);
    const known = found.get(name);
    if (known) known.count += 1;
    else found.set(name, { vcenter: place.vcenter === null ? null : fitText(place.vcenter), count: 1 });
  }
  return [...found]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([name, { vcenter }]) => ({ name, vcenter }));
}
