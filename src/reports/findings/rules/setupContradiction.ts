import { CLUSTER_FACT_INPUTS } from "../../inputs/clusterFactInputs";
import { parseRaid } from "../../../model/raid/raidLayout";
import { statedFacts, type StatedFact } from "../../measures/statedFacts";
import { figure } from "../figure";
import type { Finding } from "../finding";
import type { FindingContext, Rule } from "../rule";

const ID = "setup-contradiction";

/** Facts of the cluster that the files state otherwise than the user entered, or one file otherwise than another. */
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

function sentencesOf({ runs, facts }: FindingContext): string[] {
  const stated = statedFacts(runs);
  return CLUSTER_FACT_INPUTS.flatMap(({ key, label, unit }) => {
    const ofKey = stated.filter((fact) => fact.key === key);
    const used = facts[key];
    if (ofKey.length === 0 || used === null) return [];
    const others = ofKey.filter((fact) => !isSame(fact, used));
    if (others.length === 0) return [];
    const spelled = others.map(({ value, place }) => `${spell(value)} (${place})`).join(", ");
    const [entry, of] = [spell(used), unit === "" ? "" : ` ${unit}`];
    return others.length === ofKey.length
      ? [`${label}: you entered ${entry}${of}, but the files state ${spelled}. Your entry is used.`]
      : [`${label}: the files differ, ${entry}${of} and ${spelled}.`];
  });
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
