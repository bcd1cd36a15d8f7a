import { hostsByMemory } from "../../measures/hostsByUse";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** A host was short of RAM during the test. */
export const memoryPressure = runRule({
  id: "memory-pressure",
  title: "Hosts short of RAM",
  cause: "spread",
  withoutIo: true,
  when: [{ figure: "Fullest host memory", is: ">", limit: "HostMemory" }],
  missing: ({ runs }) =>
    runs.some((run) => hostsByMemory(run).length > 0) ? null : "memory use of each host",
  says: (run) => {
    const fullest = hostsByMemory(run).at(-1);
    if (!fullest) return null;
    return {
      severity: "caution",
      text: `memory pressure on ${fullest.name}: ${figure(fullest.pct)}% of its RAM is used.`,
      advice: "Use smaller or fewer test VMs.",
      weight: fullest.pct,
    };
  },
});
