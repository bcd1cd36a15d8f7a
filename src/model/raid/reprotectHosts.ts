import { noEvidence } from "../errors";
import { LAYOUT_FACTS } from "./layoutFacts";
import type { RaidLayout } from "./raidLayout";

/**
 * Fewest hosts with which vSAN rebuilds by itself after the loss of one.
 *
 * @throws DomainError "no-evidence" for RAID-0, which has no second copy.
 * @example reprotectHosts("RAID-6 4+2") //=> 7
 */
export function reprotectHosts(layout: RaidLayout): number {
  const { reprotectHosts: hosts } = LAYOUT_FACTS[layout];
  if (hosts === null)
    throw noEvidence(`${layout} has no second copy to rebuild from, on any number of hosts`);
  return hosts.value;
}
