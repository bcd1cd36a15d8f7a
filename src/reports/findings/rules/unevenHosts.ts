import { hostsByCpu } from "../../measures/hostsByUse";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** One host worked much harder than another. */
export const unevenHosts = runRule({
  id: "uneven-hosts",
  title: "Hosts uneven",
  cause: "spread",
  when: [{ figure: "Host CPU spread (points)", is: ">", limit: "HostSpread" }],
  missing: ({ runs }) => (runs.some((run) => hostsByCpu(run).length > 1) ? null : "CPU of each host"),
  says: (run) => {
    const hosts = hostsByCpu(run);
    const [least] = hosts;
    const most = hosts.at(-1);
    if (!least || !most) return null;
    return {
      severity: "caution",
      text: `hosts unevenly loaded: CPU of ${most.name} ${figure(most.pct)}%, of ${least.name} ${figure(least.pct)}%.`,
      advice: "Check VM placement: the same number of VMs on every host.",
      weight: most.pct - least.pct,
    };
  },
});
