import { noEvidence } from "../errors";
import type { Estimate } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import { LAYOUT_FACTS } from "../raid/layoutFacts";
import { layoutForHosts } from "../raid/layoutForHosts";
import type { RaidLayout, StoragePolicy } from "../raid/raidLayout";
import { BITS_PER_BYTE } from "../units/unitTable";

const share = (value: number, which: string, because: string): Evidence =>
  evidence({
    value,
    unit: "share of the NIC",
    kind: "assumption",
    source: ownModel(`resync time: share of the NIC, ${which}`),
    because,
  });

/** Share of a host's NIC that resync takes, to plan with. */
export const RESYNC_SHARE = share(0.5, "default", "planning practice: vSAN adapts it to the load of the VMs");
/** The share on idle hosts, and the share under load. */
export const MAX_RESYNC_SHARE = share(0.8, "low", "planning practice for hosts that are nearly idle");
export const MIN_RESYNC_SHARE = share(0.2, "high", "planning practice for busy hosts");

/** Parts of a stripe that cross the network for each part that is rebuilt. */
export const RESYNC_READS = {
  mirror: reads(1, "the copy that is left"),
  "RAID-5 2+1": reads(2, "the two parts that are left"),
  "RAID-5 4+1": reads(4, "the four parts that are left"),
  "RAID-6 4+2": reads(4, "four of the five parts that are left"),
};

function reads(value: number, locator: string): Evidence {
  return evidence({
    value,
    unit: "parts per part rebuilt",
    kind: "derived",
    source: ownModel(`resync time: ${locator}`),
  });
}

const readsOf = (layout: RaidLayout): Evidence =>
  layout === "RAID-5 2+1" || layout === "RAID-5 4+1" || layout === "RAID-6 4+2"
    ? RESYNC_READS[layout]
    : RESYNC_READS.mirror;

/** What is lost with a host, and the network over which the others rebuild it. */
export interface Resync {
  /** Data with its replicas that the host held. */
  bytes: number;
  /** Hosts before the loss. */
  hosts: number;
  nicBitsPerSecond: number;
  raid: StoragePolicy;
  /** Share of the NIC, 0 to 1, more than 0. */
  nicShare: number;
}

const SECONDS_PER_HOUR = 3600;

/**
 * Hours until the data of a lost host is rebuilt on the others, if the network is what limits it.
 *
 * @throws DomainError "no-evidence" where too few hosts are left to rebuild.
 */
export function resyncHours({ bytes, hosts, nicBitsPerSecond, raid, nicShare }: Resync): Estimate {
  const layout = layoutForHosts(raid, hosts);
  const needed = LAYOUT_FACTS[layout].reprotectHosts;
  if (needed === null || hosts < needed.value) {
    const why = needed
      ? `rebuilds on ${needed.value} hosts or more, and hosts is ${hosts}`
      : "has no second copy";
    throw noEvidence(`raid ${layout} ${why}: nothing is rebuilt until the host is back`);
  }
  const each = readsOf(layout);
  const bits = bytes * BITS_PER_BYTE * each.value;
  const at = (taken: number): number => bits / ((hosts - 1) * nicBitsPerSecond * taken) / SECONDS_PER_HOUR;
  const isOpen = nicShare === RESYNC_SHARE.value;
  return {
    low: at(isOpen ? MAX_RESYNC_SHARE.value : nicShare),
    plan: at(nicShare),
    high: at(isOpen ? MIN_RESYNC_SHARE.value : nicShare),
    unit: "h",
    label: "assumption",
    basis: isOpen ? [each, RESYNC_SHARE, MAX_RESYNC_SHARE, MIN_RESYNC_SHARE] : [each],
  };
}
