import { shareOfLimit } from "../../measures/policyLimit";
import { figure, percentOfLimit } from "../figure";
import { runRule } from "../runRule";
import { AT_POLICY_LIMIT } from "./policyLimit";

/** Runs of different loads stand at one round figure per vDisk, and nobody said that the storage policy has a limit. */
export const suspectedLimit = runRule({
  id: "suspected-limit",
  title: "Suspected IOPS limit",
  cause: "policy limit",
  when: AT_POLICY_LIMIT,
  says: (run, { facts }, { suspectedLimit: limit }) => {
    const share = shareOfLimit(run, limit);
    if (facts.iopsLimitPerVdisk !== null || limit === null || !run.vdisks || share === null) return null;
    return {
      severity: "problem",
      text: `looks like a limit of ${figure(limit)} IOPS per vDisk in the storage policy: ${run.vdisks} vDisks × ${figure(limit)} (counted in 32 KiB) = ${figure(run.vdisks * limit)}; measured ${percentOfLimit(share)}, and another load gives the same. This is then the policy's ceiling, not what the cluster can do.`,
      advice: "Please confirm the limit.",
      weight: share,
    };
  },
});
