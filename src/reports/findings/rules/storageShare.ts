import { STORAGE_CPU_SHARE } from "../../../model/cpuCost/storageCpuShare";
import { factsOfRun } from "../../measures/factsOfRun";
import { storageCpu } from "../../measures/storageCpu";
import { cpuCaveat } from "../cpuCaveat";
import { figure, percent } from "../figure";
import { missingStorageCpu } from "../missingFacts";
import { runRule } from "../runRule";

/** The load takes more of the hosts' GHz than the plan allows for storage, or no more. */
export const storageShare = runRule({
  id: "storage-share",
  title: "CPU for storage",
  cause: "cost",
  missing: missingStorageCpu,
  says: (run, context) => {
    const facts = factsOfRun(run, context);
    const cpu = storageCpu(run, facts);
    if (cpu === null || facts.ghzPerHost === null) return null;
    const allowed = facts.storageShare ?? STORAGE_CPU_SHARE.value;
    const sentence = `this load takes ${percent(cpu.share)} of the hosts' GHz; the plan allows ${percent(allowed)}`;
    if (cpu.share <= allowed)
      return { severity: "good", text: `${sentence}${cpuCaveat(cpu)}.`, weight: cpu.share };
    const overGhz = (cpu.share - allowed) * facts.ghzPerHost * (facts.hosts ?? 1);
    const cores = facts.coresPerHost
      ? `, ${figure(overGhz / (facts.ghzPerHost / facts.coresPerHost))} cores`
      : "";
    const where = facts.hosts === null ? "per host" : "in the cluster";
    return {
      severity: "caution",
      text: `${sentence}: ${figure(overGhz)} GHz${cores} more than planned ${where}${cpuCaveat(cpu)}.`,
      advice: "Plan with more cores, or with less I/O.",
      weight: cpu.share,
    };
  },
});
