import { outstanding } from "../../measures/outstanding";
import { targetMs } from "../../measures/targetMs";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** The latency target was not reached although the tool had reduced the load as far as it can. */
export const latencyTargetMissed = runRule({
  id: "latency-target-missed",
  title: "Latency target missed",
  cause: "latency target",
  when: [{ figure: "Of latency target", is: ">", limit: { onePlus: "TargetMissed" } }],
  says: (run, { thresholds }) => {
    const target = targetMs(run);
    const { latencyMs } = run.results;
    if (target === null || latencyMs === null) return null;
    const inFlight = outstanding(run);
    const perVdisk = inFlight === null || !run.vdisks ? null : inFlight / run.vdisks;
    const one =
      perVdisk !== null && Math.abs(perVdisk - 1) <= thresholds.OneInFlight
        ? ", one I/O in flight per vDisk"
        : "";
    return {
      severity: "caution",
      text: `the latency target of ${figure(target)} ms was missed (${figure(latencyMs)} ms): the load could not be reduced further${one}.`,
      advice: "Use fewer vDisks or VMs to see what the cluster delivers within the target.",
      weight: latencyMs / target,
    };
  },
});
