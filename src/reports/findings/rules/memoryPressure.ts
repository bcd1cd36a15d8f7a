import { figure } from "../figure";
import { runRule } from "../runRule";

/** A host was short of RAM during the test. */
export const memoryPressure = runRule({
  id: "memory-pressure",
  cause: "spread",
  missing: ({ runs }) =>
    runs.some(({ hosts }) => hosts.some(({ memUsagePct }) => memUsagePct !== null))
      ? null
      : "memory use of each host",
  says: ({ hosts }, { thresholds }) => {
    const [fullest] = hosts
      .flatMap(({ name, memUsagePct }) => (memUsagePct === null ? [] : [{ name, memUsagePct }]))
      .sort((a, b) => b.memUsagePct - a.memUsagePct);
    if (!fullest || fullest.memUsagePct <= thresholds.HostMemory * 100) return null;
    return {
      severity: "caution",
      text: `memory pressure on ${fullest.name}: ${figure(fullest.memUsagePct)} % of its RAM is used.`,
      advice: "Use smaller or fewer test VMs.",
      weight: fullest.memUsagePct,
    };
  },
});
