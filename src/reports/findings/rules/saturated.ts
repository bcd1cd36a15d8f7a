import { change, figure } from "../figure";
import { runRule } from "../runRule";

/** Twice the outstanding I/O only made every I/O wait longer. */
export const saturated = runRule({
  id: "saturated",
  title: "Saturated",
  cause: "outstanding I/O",
  when: [
    { figure: "IOPS by doubling", is: "<", limit: "SaturatedIops" },
    { figure: "Latency by doubling", is: ">", limit: "SaturatedLatency" },
  ],
  says: (run, { runs }, { doubling }) => {
    if (doubling === null) return null;
    const { iops, latency } = doubling;
    const { workload, results } = runs[doubling.from] ?? run;
    const best = [workload.outstandingIo, results.iops, results.latencyMs].map((value) => figure(value ?? 0));
    return {
      severity: "caution",
      text: `saturated: twice the outstanding I/O brought ${change(iops)} IOPS and ${change(latency)} latency; more threads only add latency. Best point: ${best[0]} outstanding, ${best[1]} IOPS at ${best[2]} ms.`,
      advice: "Plan with the best point; set queue depths so that VMs stay below it.",
      // The first of several doublings that bring nothing starts from the best point.
      weight: -(workload.outstandingIo ?? 0),
    };
  },
});
