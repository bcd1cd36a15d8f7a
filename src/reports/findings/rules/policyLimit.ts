import { figure, percentOfLimit } from "../figure";
import { limitsReached, shareOfLimit } from "../policyLimit";
import { runRule } from "../runRule";

/** The runs stand at the IOPS limit that the user says the storage policy has. */
export const policyLimit = runRule({
  id: "policy-limit",
  cause: "policy limit",
  missing: ({ facts }) => (facts.iopsLimitPerVdisk === null ? "IOPS limit per vDisk" : null),
  knows: ({ runs, facts, thresholds }) => limitsReached(runs, facts.iopsLimitPerVdisk, thresholds.LimitBand),
  says: (run, _context, limit: number | null) => {
    const share = shareOfLimit(run, limit);
    if (limit === null || !run.vdisks || share === null) return null;
    return {
      severity: "problem",
      text: `limited by the storage policy: ${run.vdisks} vDisks × ${figure(limit)} IOPS (counted in 32 KiB) = ${figure(run.vdisks * limit)}; measured ${percentOfLimit(share)}. This is the policy's ceiling, not what the cluster can do.`,
      advice: "Raise or remove the limit and repeat the test to see what the cluster can do.",
      weight: share,
    };
  },
});
