import { noEvidence } from "../errors";
import type { Scalar } from "../units/quantity";
import { parseRaid, type StoragePolicy } from "./raidLayout";

/** OSA by name, or by the stripe that only OSA has. */
const OSA = /osa|3\s*\+\s*1/i;

/**
 * Reads a storage policy for figures other than CPU cost, whose refusal of OSA would speak of CPU.
 *
 * @param what The parameter, for messages.
 * @example esaPolicy("raid5") //=> "RAID-5"
 */
export function esaPolicy(input: Scalar, what = "raid"): StoragePolicy {
  if (OSA.test(String(input))) {
    throw noEvidence(
      `${what} "${input}" is an OSA layout; this function is for ESA: enter RAID-1, RAID-5 or RAID-6`,
    );
  }
  return parseRaid(input, what);
}
