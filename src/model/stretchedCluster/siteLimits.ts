import { SEVERAL_CLUSTERS } from "../capacity/clusterHosts";
import { badInput } from "../errors";
import { evidence } from "../evidence/evidence";
import { ownModel, stretchedConfiguration, stretchedMinimums } from "../evidence/sources";
import type { Scalar } from "../units/quantity";
import { wholeNumber } from "../units/wholeNumber";

/** Data sites of a stretched cluster; the witness is a third place. */
export const DATA_SITES = evidence({
  value: 2,
  unit: "data sites",
  kind: "definition",
  source: stretchedConfiguration("X + Y + Z: two data sites and one witness"),
});

/** Least bandwidth between the data sites, whatever the load. */
export const MIN_SITE_GBIT = evidence({
  value: 10,
  unit: "Gb/s",
  kind: "vendor-stated",
  source: stretchedMinimums("site to site: least bandwidth"),
});

/** The most hosts of a site that are documented. */
export const MAX_HOSTS_PER_SITE = evidence({
  value: 15,
  unit: "hosts per site",
  kind: "vendor-stated",
  source: stretchedConfiguration("largest configuration: 15+15+1"),
  note: "20 hosts per site are reported for 7.0 U2 and later; no vendor page that was read confirms it",
});

/** The most hosts of a site that are reported, though not documented. */
export const REPORTED_HOSTS_PER_SITE = evidence({
  value: 20,
  unit: "hosts per site",
  kind: "assumption",
  source: ownModel("reported for vSAN 7.0 U2 and later"),
  because: "no vendor page that was read confirms it: ask the vendor before you plan with it",
});

/**
 * Reads the hosts of a data site.
 *
 * @returns 1 to 20.
 * @example hostsPerSite("6") //=> 6
 */
export function hostsPerSite(input: Scalar): number {
  const hosts = wholeNumber(input, "hosts_per_site");
  const { value: most } = REPORTED_HOSTS_PER_SITE;
  if (hosts > most) {
    throw badInput(
      `hosts_per_site ${hosts} is more than a site has: enter ${most} or fewer; calculate ${SEVERAL_CLUSTERS}`,
    );
  }
  return hosts;
}
