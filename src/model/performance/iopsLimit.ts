import { badInput } from "../errors";
import { evidence } from "../evidence/evidence";
import { iopsLimitPost } from "../evidence/sources";

/** I/O size that counts as one against the limit. */
export const LIMIT_UNIT = evidence({
  value: 32 * 2 ** 10,
  unit: "bytes",
  kind: "vendor-stated",
  source: iopsLimitPost("normalized to 32 KB"),
  note: "larger I/O counts once for every 32 KB begun",
});

/**
 * I/O per second that an IOPS limit of a storage policy lets through.
 *
 * @example iopsAtLimit(5000, 65536) //=> 2500
 */
export function iopsAtLimit(limit: number, blockSizeBytes: number): number {
  if (limit === 0) {
    throw badInput("limit is 0 or blank: enter a limit such as 5000; a policy with 0 has no limit");
  }
  return limit / Math.max(1, Math.ceil(blockSizeBytes / LIMIT_UNIT.value));
}
