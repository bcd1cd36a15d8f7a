import { groupBy } from "../../../model/groupBy";
import { CLUSTER_FACT_INPUTS } from "../../inputs/clusterFactInputs";
import { parseRaid } from "../../../model/raid/raidLayout";
import { factsOfRun } from "../../measures/factsOfRun";
import { statedFacts, type StatedFact } from "../../measures/statedFacts";
import { figure } from "../figure";
import type { Finding } from "../finding";
import type { FindingContext, Rule } from "../rule";
import { seenHosts } from "../seenHosts";
import { tooFewHosts } from "../tooFewHosts";

const ID = "setup-contradiction";

/**
 * Facts of the cluster that the files state otherwise than the user entered, or one file otherwise than another, and a
 * layout that the hosts cannot hold.
 */
export const setupContradiction: Rule = {
  id: ID,
  title: "Facts contradict",
  cause: "validity",
  missing: () => null,
  find: (context) => {
    const sentences = sentencesOf(context);
    if (sentences.length === 0) return [];
    const finding: Finding = {
      rule: ID,
      severity: "caution",
      text: sentences.join(" "),
      advice: "Check which of them describes the tested cluster.",
      runs: [],
    };
    return [finding];
  },
};

function sentencesOf(context: FindingContext): string[] {
  const stated = [...statedFacts(context.runs), ...namedHosts(context)];
  const contradictions = CLUSTER_FACT_INPUTS.flatMap(({ key, label, unit }) => {
    const ofKey = stated.filter((fact) => fact.key === key);
    const used = context.facts[key];
    if (ofKey.length === 0 || used === null) return [];
    const same = ofKey.find((fact) => isSame(fact, used));
    const others = ofKey.filter((fact) => !isSame(fact, used));
    if (others.length === 0) return [];
    const placeOf = placesOf([...others, ...(same ? [same] : [])], context);
    const spelled = others
      .slice(0, MAX_VALUES)
      .map((fact) => `${spell(fact.value)} (${placeOf(fact)})`)
      .concat(others.length > MAX_VALUES ? [`${others.length - MAX_VALUES} more`] : [])
      .join(", ");
    const entry = [spell(used), key === "hosts" && used === 1 ? "host" : unit].filter(Boolean).join(" ");
    return same === undefined
      ? [`${label}: you entered ${entry}, but the files state ${spelled}. Your entry is used.`]
      : [
          `${label}: the files differ, ${entry} (${placeOf(same)}) and ${spelled}.${key === "hosts" ? eachItsOwn(context) : ""}`,
        ];
  });
  return [...contradictions, ...tooFewHosts(context.runs, context.facts, stated)];
}

/** Values that a sentence lists. */
const MAX_VALUES = 5;

/** Where facts are stated; files of several tests have one name, and are distinguished by their test. */
function placesOf(
  facts: readonly StatedFact[],
  { runs, labels }: FindingContext,
): (fact: StatedFact) => string {
  const alike = groupBy(facts, ({ place }) => place);
  return (fact) => {
    if ((alike.get(fact.place)?.length ?? 0) < 2) return fact.place;
    const test = runs.findIndex((run) =>
      statedFacts([run]).some(({ key, value }) => key === fact.key && value === fact.value),
    );
    return test < 0 ? fact.place : `${fact.place} of ${labels[test]}`;
  };
}

/** Tests on clusters of several sizes are calculated with their own hosts each. */
function eachItsOwn(context: FindingContext): string {
  const counts = new Set(context.runs.map((run) => factsOfRun(run, context).hosts));
  return counts.size > 1 ? " Each test counts with its own." : "";
}

/**
 * The hosts that files name one by one. Fewer recordings than hosts contradict nothing: not every host is recorded. Neither
 * does a table of several clusters, one of which has as many hosts as are used.
 */
function namedHosts({ runs, labels, facts }: FindingContext): StatedFact[] {
  const used = facts.hosts ?? 0;
  return seenHosts(runs, labels)
    .filter(({ hosts, areAll }) => areAll || hosts >= used)
    .filter(({ hosts, byCluster }) => hosts === used || !byCluster.includes(used))
    .map(({ hosts, place }) => ({ key: "hosts", value: hosts, place }));
}

function isSame({ key, value }: StatedFact, used: string | number): boolean {
  if (key === "raid") return parseRaid(value) === parseRaid(used);
  // A capacity that somebody typed is rounded.
  const isClose = key === "usableTib" && Math.abs(Number(value) / Number(used) - 1) <= ROUNDED;
  return value === used || isClose;
}

const ROUNDED = 0.05;

function spell(value: string | number): string {
  return typeof value === "number" ? figure(value) : value;
}
