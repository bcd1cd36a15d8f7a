import { hostCpu } from "../../hostCpu";
import { figure } from "../figure";
import { missingHostCpu } from "../missingHostCpu";
import { runRule } from "../runRule";
import { targetMs } from "../targetMs";

/** The tool held the load down to keep its latency target. */
export const latencyTarget = runRule({
  id: "latency-target",
  cause: "latency target",
  missing: (context) => (context.runs.some((run) => targetMs(run) !== null) ? missingHostCpu(context) : null),
  says: (run, { facts, thresholds }) => {
    const target = targetMs(run);
    const { latencyMs } = run.results;
    const cpu = hostCpu(run, facts);
    if (target === null || latencyMs === null || cpu === null) return null;
    if (latencyMs > target * (1 + thresholds.TargetMissed) || cpu.share >= thresholds.TargetCpu) return null;
    return {
      severity: "note",
      text: `throttled to the latency target of ${figure(target)} ms: IOPS is what the cluster gives at ${figure(latencyMs)} ms, not its maximum.`,
      weight: run.results.iops ?? 0,
    };
  },
});
