import { evidence } from "../evidence/evidence";
import { foundationExcess, licenseCountingQuoted, minimumOrder } from "../evidence/productSources";

/** Terms that public texts contradict each other on, or that only third parties state. A planner has to ask. */

/** vSphere Foundation above its entitlement: the whole cluster, by an older text of the vendor. */
export const WHOLE_CLUSTER = evidence({
  value: 1,
  unit: "share of the raw capacity",
  kind: "assumption",
  source: foundationExcess("license the entire capacity of the cluster, not the increment"),
  because: "the text is older than the present entitlement: whether it still holds is open",
});

/** Cores that are switched off count like the others. */
export const SWITCHED_OFF_CORES = evidence({
  value: 1,
  unit: "licensed core per core switched off",
  kind: "assumption",
  source: licenseCountingQuoted("full physical silicon"),
  because: "read only as public tools quote it",
});

/** The least order that was announced, and reported as withdrawn. */
export const MINIMUM_ORDER = evidence({
  value: 72,
  unit: "cores per order",
  kind: "assumption",
  source: minimumOrder("announced for 10 April 2025, reported as withdrawn"),
  because: "third parties contradict each other and no text of the vendor was found: not applied here",
});
