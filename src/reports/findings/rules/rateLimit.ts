import { figure, percent } from "../figure";
import { runRule } from "../runRule";

/** The load generator was held to an I/O rate, and the cluster delivered it: the run shows no maximum. */
export const rateLimit = runRule({
  id: "rate-limit",
  title: "Rate limit",
  cause: "requested rate",
  when: [{ figure: "Of requested rate", is: ">=", limit: { oneMinus: "LimitBand" } }],
  says: ({ workload: { requestedIops }, results: { iops }, vdisks }) => {
    if (requestedIops === null || iops === null) return null;
    const rate = vdisks
      ? `${figure(requestedIops / vdisks)} IOPS per vDisk`
      : `${figure(requestedIops)} IOPS`;
    return {
      severity: "caution",
      text: `the test asked for ${rate} and got ${percent(iops / requestedIops)} of them. It shows the latency at this rate, not the maximum.`,
      advice: "Repeat the test without a rate limit to see what the cluster can do.",
      weight: iops,
    };
  },
});
