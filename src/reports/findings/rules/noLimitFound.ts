import { STORAGE_CPU_SHARE } from "../../../model/cpuCost/storageCpuShare";
import { outstanding } from "../../measures/outstanding";
import { isHeld } from "../../measures/requestedRate";
import { storageCpu } from "../../measures/storageCpu";
import { count, figure } from "../figure";
import { missingHostCpu } from "../missingFacts";
import { runRule } from "../runRule";

/** Nothing that is known limited the run. It is told only where no rule of a stronger cause holds. */
export const noLimitFound = runRule({
  id: "no-limit-found",
  title: "No limit found",
  cause: "unknown limit",
  when: [{ figure: "Host CPU %", is: "<", limit: "CpuClose" }],
  missing: missingHostCpu,
  says: (run, { facts }) => {
    if (isHeld(run)) return null;
    const storage = storageCpu(run, facts);
    if (storage !== null && storage.share > (facts.storageShare ?? STORAGE_CPU_SHARE.value)) return null;
    const inFlight = run.workload.outstandingIo ?? outstanding(run);
    const devices = run.vdisks ? ` for ${count(run.vdisks, "vDisk")}` : "";
    const load = inFlight === null ? "" : ` (${figure(inFlight)} outstanding${devices})`;
    return {
      severity: "note",
      text: `no bottleneck found: the load was too low${load} or the devices are the limit.`,
      advice: "Repeat the test with twice the outstanding I/O.",
      weight: run.results.iops ?? 0,
    };
  },
});
