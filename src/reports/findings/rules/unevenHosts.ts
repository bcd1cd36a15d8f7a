import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** One host worked much harder than another. */
export const unevenHosts = runRule({
  id: "uneven-hosts",
  cause: "spread",
  missing: ({ runs }) => (runs.some((run) => cpuOfHosts(run).length > 1) ? null : "CPU of each host"),
  says: (run, { thresholds }) => {
    const hosts = cpuOfHosts(run);
    const [least] = hosts;
    const most = hosts.at(-1);
    if (!least || !most) return null;
    const points = most.cpuPct - least.cpuPct;
    if (points <= thresholds.HostSpread) return null;
    return {
      severity: "caution",
      text: `hosts unevenly loaded: CPU of ${most.name} ${figure(most.cpuPct)} %, of ${least.name} ${figure(least.cpuPct)} %.`,
      advice: "Check VM placement: the same number of VMs on every host.",
      weight: points,
    };
  },
});

/** CPU of every host as recorded, or else as vCenter's cpu.usage; the least loaded first. */
function cpuOfHosts({ hosts, measuredUse }: BenchmarkRun): { name: string; cpuPct: number }[] {
  const recorded = (measuredUse ?? []).flatMap(({ host, cpuUsedPct }) =>
    cpuUsedPct === null ? [] : [{ name: host, cpuPct: cpuUsedPct }],
  );
  const reported = hosts.flatMap(({ name, cpuUsagePct }) =>
    cpuUsagePct === null ? [] : [{ name, cpuPct: cpuUsagePct }],
  );
  return (recorded.length > 1 ? recorded : reported).sort((a, b) => a.cpuPct - b.cpuPct);
}
