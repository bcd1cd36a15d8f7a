import { hostCpu } from "../../measures/hostCpu";
import { figure, percent } from "../figure";
import { missingHostCpu } from "../missingFacts";
import { runRule } from "../runRule";

/** The hosts had no CPU left. */
export const cpuBound = runRule({
  id: "cpu-bound",
  title: "CPU at its limit",
  cause: "CPU",
  when: [{ figure: "Host CPU %", is: ">=", limit: "CpuBound" }],
  missing: missingHostCpu,
  says: (run, { facts }) => {
    const cpu = hostCpu(run, facts);
    if (cpu === null) return null;
    const of = cpu.known === "measured" ? "their capacity at base clock" : "logical CPU";
    const turbo =
      cpu.share > 1
        ? ` ${figure(cpu.share * 100 - 100)} points are turbo above base clock: do not plan with it.`
        : "";
    return {
      severity: "caution",
      text: `CPU-bound: the hosts used ${percent(cpu.share)} of ${of}; more disks or faster NICs will not raise IOPS.${turbo}`,
      weight: cpu.share,
    };
  },
});
