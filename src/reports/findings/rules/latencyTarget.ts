import { targetMs } from "../../measures/targetMs";
import { figure } from "../figure";
import { missingHostCpu } from "../missingFacts";
import { runRule } from "../runRule";

/** The tool held the load down to keep its latency target. */
export const latencyTarget = runRule({
  id: "latency-target",
  title: "At its latency target",
  cause: "latency target",
  when: [
    { figure: "Of latency target", is: "<=", limit: { onePlus: "TargetMissed" } },
    { figure: "Host CPU %", is: "<", limit: "TargetCpu" },
  ],
  missing: (context) => (context.runs.some((run) => targetMs(run) !== null) ? missingHostCpu(context) : null),
  says: (run) => {
    const target = targetMs(run);
    const { latencyMs } = run.results;
    if (target === null || latencyMs === null) return null;
    return {
      severity: "note",
      text: `throttled to the latency target of ${figure(target)} ms: IOPS is what the cluster delivers at ${figure(latencyMs)} ms, not its maximum.`,
      weight: run.results.iops ?? 0,
    };
  },
});
