import { figure, percentOfLimit } from "../figure";
import { shareOfLimit, suspectedLimits } from "../policyLimit";
import { runRule } from "../runRule";

/** Runs of different loads stand at one round figure per vDisk, and nobody said that the storage policy has a limit. */
export const suspectedLimit = runRule({
  id: "suspected-limit",
  cause: "policy limit",
  knows: ({ runs, facts }) => (facts.iopsLimitPerVdisk === null ? suspectedLimits(runs) : []),
  says: (run, _context, limit: number | null) => {
    const share = shareOfLimit(run, limit);
    if (limit === null || !run.vdisks || share === null) return null;
    return {
      severity: "problem",
      text: `looks like a limit of ${figure(limit)} IOPS per vDisk in the storage policy: ${run.vdisks} vDisks × ${figure(limit)} (counted in 32 KiB) = ${figure(run.vdisks * limit)}; measured ${percentOfLimit(share)}, and another load gives the same. This is then the policy's ceiling, not what the cluster can do.`,
      advice: "Please confirm the limit.",
      weight: share,
    };
  },
});
