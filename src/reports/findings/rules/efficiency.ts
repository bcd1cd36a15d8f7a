import { factsOfRun } from "../../measures/factsOfRun";
import { hostCpu } from "../../measures/hostCpu";
import { targetMs } from "../../measures/targetMs";
import { sharesHosts } from "../../runs/sharesHosts";
import { figure } from "../figure";
import { missingHosts } from "../missingFacts";
import type { FindingContext, Rule } from "../rule";
import { failedJob } from "./failedJob";
import { finishedEarly } from "./finishedEarly";
import { generatorBusy } from "./generatorBusy";
import { generatorErrors } from "./generatorErrors";
import { latencyTarget } from "./latencyTarget";
import { latencyTargetMissed } from "./latencyTargetMissed";
import { policyLimit } from "./policyLimit";
import { rateLimit } from "./rateLimit";
import { suspectedLimit } from "./suspectedLimit";

/** Where one of these holds, IOPS is not what the hosts can do. */
const HOLD_BACK: readonly Rule[] = [
  finishedEarly,
  failedJob,
  generatorErrors,
  generatorBusy,
  policyLimit,
  suspectedLimit,
  latencyTarget,
  latencyTargetMissed,
  rateLimit,
];

/** IOPS per host and core of the run with the most IOPS per host that nothing held back. */
export const efficiency: Rule = {
  id: "efficiency",
  title: "IOPS per core",
  cause: "cost",
  missing: missingHosts,
  find: (context) => {
    const { runs, labels, facts } = context;
    const heldBack = placesHeldBack(context);
    const [best] = runs
      .flatMap((run, place) => {
        const { hosts } = factsOfRun(run, context);
        const { iops } = run.results;
        return iops && hosts && !heldBack.has(place) ? [{ perHost: iops / hosts, place }] : [];
      })
      .sort((a, b) => b.perHost - a.perHost);
    if (!best) return [];
    const { perHost } = best;
    const clock = facts.ghzPerHost && facts.coresPerHost ? facts.ghzPerHost / facts.coresPerHost : null;
    const perCore = facts.coresPerHost
      ? `${figure(perHost / facts.coresPerHost)} IOPS per core${clock === null ? "" : ` of ${figure(clock)} GHz`}; `
      : "";
    return [
      {
        rule: "efficiency",
        severity: "note",
        text: `${labels[best.place]}: ${perCore}${figure(perHost)} IOPS per host.`,
        advice: null,
        runs: [best.place],
      },
    ];
  },
};

/** A latency target holds back unless the CPU is known to have done it; a part of a case is not all that there was. */
function placesHeldBack(context: FindingContext): Set<number> {
  const { runs, facts } = context;
  const unsure = runs.flatMap((run, place) =>
    (targetMs(run) !== null && hostCpu(run, facts) === null) || sharesHosts(run, runs) ? [place] : [],
  );
  const limited = HOLD_BACK.flatMap((rule) => rule.find(context)).flatMap((finding) => finding.runs);
  return new Set([...unsure, ...limited]);
}
