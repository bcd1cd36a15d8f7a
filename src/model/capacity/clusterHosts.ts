import { badInput } from "../errors";
import { evidence } from "../evidence/evidence";
import { esaClusterSizes } from "../evidence/sources";
import type { Scalar } from "../units/quantity";
import { wholeNumber } from "../units/wholeNumber";

/** Hosts that one vSAN cluster can have. */
export const MAX_CLUSTER_HOSTS = evidence({
  value: 64,
  unit: "hosts",
  kind: "vendor-stated",
  source: esaClusterSizes("2 to 64 hosts"),
});

/** Hosts that a vSAN cluster without a witness takes. */
export const MIN_CLUSTER_HOSTS = evidence({
  value: 3,
  unit: "hosts",
  kind: "derived",
  source: esaClusterSizes("2 to 64 hosts, from 3 without a witness"),
  note: "two hosts take a witness: VSAN_TWO_NODE_TIB sizes them",
});

/** What to do about more hosts than one cluster has. */
export const SEVERAL_CLUSTERS = "several clusters one by one and add them up";

/** Refuses a demand that takes more hosts than one cluster has. */
export function tooManyHosts(subject: string): Error {
  return badInput(
    `${subject} needs more than the ${MAX_CLUSTER_HOSTS.value} hosts of one cluster: enter a part of it, plan ${SEVERAL_CLUSTERS}`,
  );
}

/**
 * Reads the hosts of one cluster.
 *
 * @returns 1 to 64.
 * @example clusterHosts("6") //=> 6
 */
export function clusterHosts(input: Scalar): number {
  const hosts = wholeNumber(input, "hosts");
  const { value: most } = MAX_CLUSTER_HOSTS;
  if (hosts > most) {
    throw badInput(
      `hosts ${hosts} is more than one cluster has: enter ${most} or fewer; calculate ${SEVERAL_CLUSTERS}`,
    );
  }
  return hosts;
}
