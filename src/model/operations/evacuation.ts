import { evidence } from "../evidence/evidence";
import { smallClusterLimits } from "../evidence/sources";

/** Hosts from which on one can move all of its data to the others: a cluster of three has no fourth place for it. */
export const MIN_HOSTS_TO_EVACUATE = evidence({
  value: 4,
  unit: "hosts",
  kind: "vendor-stated",
  source: smallClusterLimits("three hosts: only Ensure accessibility, besides No data migration"),
});
