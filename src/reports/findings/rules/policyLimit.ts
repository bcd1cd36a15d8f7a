import type { Condition } from "../../checks/condition";
import { shareOfLimit } from "../../measures/policyLimit";
import { figure, percentOfLimit } from "../figure";
import { runRule } from "../runRule";

/** Within this of the limit a run stands at it. */
export const AT_POLICY_LIMIT: Condition = [
  { figure: "Of policy limit", is: ">=", limit: { oneMinus: "LimitBand" } },
  { figure: "Of policy limit", is: "<=", limit: { onePlus: "LimitBand" } },
];

/** The runs stand at the IOPS limit that the user says the storage policy has. */
export const policyLimit = runRule({
  id: "policy-limit",
  title: "Storage policy limit",
  cause: "policy limit",
  when: AT_POLICY_LIMIT,
  missing: ({ facts }) => (facts.iopsLimitPerVdisk === null ? "IOPS limit per vDisk" : null),
  says: (run, { facts: { iopsLimitPerVdisk: limit } }) => {
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
