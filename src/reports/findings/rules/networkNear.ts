import { factsOfRun } from "../../measures/factsOfRun";
import { hostTraffic } from "../../measures/hostTraffic";
import { figure } from "../figure";
import { missingHosts } from "../missingFacts";
import { runRule } from "../runRule";

/** The vSAN traffic of a host is close to what its adapters carry. */
export const networkNear = runRule({
  id: "network-near",
  title: "Network near its limit",
  cause: "network",
  when: [{ figure: "Of network", is: ">=", limit: "NicNear" }],
  missing: (context) => {
    if (context.facts.nicGbitPerHost === null) return "network for vSAN in Gb/s per host";
    if (context.runs.some((run) => hostTraffic(run, factsOfRun(run, context)) !== null)) return null;
    return missingHosts(context) ?? "traffic of the hosts, or throughput to model it";
  },
  says: (run, context) => {
    const facts = factsOfRun(run, context);
    const traffic = hostTraffic(run, facts);
    if (traffic === null || !facts.nicGbitPerHost) return null;
    const share = traffic.gbitPerHost / facts.nicGbitPerHost;
    return {
      severity: "caution",
      text: `network near its limit: ${figure(traffic.gbitPerHost)} of ${figure(facts.nicGbitPerHost)} Gb/s per host (${traffic.known}).`,
      advice: "Look at the adapters' own counters; faster adapters come before more disks.",
      weight: share,
    };
  },
});
