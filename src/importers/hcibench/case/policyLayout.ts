import type { StoragePolicy } from "../../../model/raid/raidLayout";

/** Mirrors by failures to tolerate. */
const MIRRORS: readonly StoragePolicy[] = ["RAID-0", "RAID-1 FTT1", "RAID-1 FTT2", "RAID-1 FTT3"];

/**
 * The vSAN ESA layout of a storage policy: what vCenter calls "RAID-5/6 (Erasure Coding) - Capacity" depends on the
 * failures to tolerate. HCIBench writes it without spaces.
 *
 * @returns `null` where a policy cannot have them together.
 */
export function policyLayout(preference: string, failuresToTolerate: number): StoragePolicy | null {
  if (/RAID-?5|RAID-?6|erasure/i.test(preference)) {
    if (failuresToTolerate === 1) return "RAID-5";
    return failuresToTolerate === 2 ? "RAID-6 4+2" : null;
  }
  if (/RAID-?0/i.test(preference)) return "RAID-0";
  return /RAID-?1|mirror/i.test(preference) ? (MIRRORS[failuresToTolerate] ?? null) : null;
}
