import { hostCpu } from "../../hostCpu";
import { percent } from "../figure";
import { missingHostCpu } from "../missingHostCpu";
import { runRule } from "../runRule";

/** The hosts had little CPU left. That limits nothing yet: whatever does is told instead. */
export const cpuClose = runRule({
  id: "cpu-close",
  cause: "unknown limit",
  missing: missingHostCpu,
  says: (run, { facts, thresholds }) => {
    const cpu = hostCpu(run, facts);
    if (cpu === null || cpu.share < thresholds.CpuClose || cpu.share >= thresholds.CpuBound) return null;
    const of = cpu.known === "measured" ? "their capacity at base clock" : "logical CPU";
    return {
      severity: "caution",
      text: `CPU close to its limit: the hosts used ${percent(cpu.share)} of ${of}.`,
      weight: cpu.share,
    };
  },
});
