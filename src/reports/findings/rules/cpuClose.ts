import { hostCpu } from "../../measures/hostCpu";
import { percent } from "../figure";
import { missingHostCpu } from "../missingFacts";
import { runRule } from "../runRule";

/** The hosts had little CPU left. That limits nothing yet: whatever does is told instead. */
export const cpuClose = runRule({
  id: "cpu-close",
  title: "CPU nearly used up",
  cause: "unknown limit",
  when: [
    { figure: "Host CPU %", is: ">=", limit: "CpuClose" },
    { figure: "Host CPU %", is: "<", limit: "CpuBound" },
  ],
  missing: missingHostCpu,
  says: (run, { facts }) => {
    const cpu = hostCpu(run, facts);
    if (cpu === null) return null;
    const of = cpu.known === "measured" ? "their capacity at base clock" : "logical CPU";
    return {
      severity: "caution",
      text: `CPU close to its limit: the hosts used ${percent(cpu.share)} of ${of}.`,
      weight: cpu.share,
    };
  },
});
