import type { Estimate } from "../evidence/estimate";
import { canPlace, layoutAdapted } from "../raid/layoutForHosts";
import { ADAPTIVE_RAID_5 } from "../raid/raidLayout";
import { oneOf } from "../units/oneOf";
import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS, tooManyHosts } from "./clusterHosts";
import {
  rangeOf,
  rawTib,
  rawTibNeeded,
  usableCapacity,
  usableShare,
  type CapacityPolicy,
  type HostDisks,
} from "./usableCapacity";

/** When the capacity has to be there, in the order in which Excel offers it. */
export const CLUSTER_STATES = ["steady", "after failure"] as const;
export type ClusterState = (typeof CLUSTER_STATES)[number];

/**
 * Reads the state of a cluster, in any case.
 *
 * @example clusterState("After failure") //=> "after failure"
 */
export function clusterState(input: string): ClusterState {
  return oneOf(CLUSTER_STATES, input, "state");
}

/** A capacity that hosts are needed for. */
export interface CapacityDemand {
  tib: number;
  /** The parameter and what was typed, for messages. */
  subject: string;
  state: ClusterState;
}

/** Binary fractions leave less than this behind, and must not cost a host. */
const ROUNDING = 1 + 1e-12;

/**
 * The fewest hosts of one cluster without a witness that hold a capacity, three at least. They are tried one by one, because RAID-5 changes at six hosts.
 *
 * @param policy What is kept free and taken off; its hosts do not matter.
 * @returns Hosts: low is for the high capacity, high for the low one. Each throws a DomainError above 64 hosts.
 */
export function hostsForCapacity(demand: CapacityDemand, disks: HostDisks, policy: CapacityPolicy): Estimate {
  const most = { ...policy, hosts: MAX_CLUSTER_HOSTS.value };
  const { label, basis } = usableCapacity(disks, most);
  const fewest = (one: CapacityPolicy): number => {
    for (
      let hosts = Math.max(MIN_CLUSTER_HOSTS.value, one.hostReserve + 1);
      hosts <= MAX_CLUSTER_HOSTS.value;
      hosts++
    ) {
      if (statesOf({ ...one, hosts }, demand.state).every((state) => holds(demand.tib, disks, state))) {
        return hosts;
      }
    }
    // What no number of hosts can hold has an error of its own.
    rawTibNeeded(demand.tib, most);
    throw tooManyHosts(demand.subject);
  };
  return {
    get low() {
      return fewest(rangeOf(policy).high);
    },
    get plan() {
      return fewest(policy);
    },
    get high() {
      return fewest(rangeOf(policy).low);
    },
    unit: "hosts",
    label,
    basis,
  };
}

function holds(tib: number, disks: HostDisks, policy: CapacityPolicy): boolean {
  const { raid, hosts } = policy;
  const share = (): number => usableShare(policy, layoutAdapted(raid, hosts));
  return canPlace(raid, hosts) && rawTib(hosts, disks) * share() * ROUNDING >= tib;
}

/** The states in which the capacity has to be there: as built, and with the hosts gone that are kept free. */
function statesOf(policy: CapacityPolicy, state: ClusterState): CapacityPolicy[] {
  if (state === "steady") return [policy];
  const { hosts, raid, hostReserve } = policy;
  const left = hosts - Math.max(1, hostReserve);
  // ESA rewrites 4+1 as 2+1 where fewer than six hosts are left.
  const rewritten = raid === "RAID-5 4+1" ? ADAPTIVE_RAID_5 : raid;
  return [policy, { ...policy, hosts: left, raid: rewritten, hostReserve: 0 }];
}
