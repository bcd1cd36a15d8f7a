import type { VerdictWord } from "../../model/benchmark/verdictEvidence";
import { rowFormula, type Condition } from "../checks/condition";
import type { ConditionRule } from "../findings/rule";
import { cpuBound } from "../findings/rules/cpuBound";
import { cpuClose } from "../findings/rules/cpuClose";
import { failedJob } from "../findings/rules/failedJob";
import { finishedEarly } from "../findings/rules/finishedEarly";
import { flashLatency } from "../findings/rules/flashLatency";
import { generatorBusy } from "../findings/rules/generatorBusy";
import { generatorErrors } from "../findings/rules/generatorErrors";
import { latencyLimit } from "../findings/rules/latencyLimit";
import { latencyTarget } from "../findings/rules/latencyTarget";
import { latencyTargetMissed } from "../findings/rules/latencyTargetMissed";
import { longestIo } from "../findings/rules/longestIo";
import { mayFitCache } from "../findings/rules/mayFitCache";
import { memoryPressure } from "../findings/rules/memoryPressure";
import { networkNear } from "../findings/rules/networkNear";
import { noIo } from "../findings/rules/noIo";
import { p95Undecided } from "../findings/rules/p95Undecided";
import { p95Unpredictable } from "../findings/rules/p95Unpredictable";
import { policyLimit } from "../findings/rules/policyLimit";
import { rateLimit } from "../findings/rules/rateLimit";
import { repeatsDiffer } from "../findings/rules/repeatsDiffer";
import { saturated } from "../findings/rules/saturated";
import { shortTest } from "../findings/rules/shortTest";
import { unevenHosts } from "../findings/rules/unevenHosts";
import { unevenMembers } from "../findings/rules/unevenMembers";
import { unitMismatch } from "../findings/rules/unitMismatch";
import { unsteady } from "../findings/rules/unsteady";
import { veryUnevenMembers } from "../findings/rules/veryUnevenMembers";

/** A run whose percentiles are none, or lie below the average, says nothing on how predictable it was. */
const NO_PERCENTILE = "OR(COUNT([@[p95 read]],[@[p95 write]])=0,N([@[p95 read]])=3,N([@[p95 write]])=3)";

/** Something that the files or facts do not show. */
const NOT_ALL_KNOWN = '[@[Not known]]<>""';

/** Its importer reported an error or a warning about the run. */
const DOUBTFUL: Condition = [{ figure: "Doubts", is: ">", limit: 0 }];

interface Word {
  word: VerdictWord;
  rules?: readonly ConditionRule[];
  when?: Condition;
  or?: string;
}

/**
 * The words of a verdict, the worst first: the first that holds is the run's. Every rule that speaks against a run is
 * here, so that "OK" is left only to a run that meets all of them and of which nothing is unknown.
 */
export const VERDICT_WORDS: readonly Word[] = [
  {
    word: "Invalid",
    rules: [finishedEarly, failedJob, noIo, generatorErrors, generatorBusy],
  },
  { word: "Rate limit", rules: [rateLimit] },
  { word: "Policy limit", rules: [policyLimit] },
  {
    word: "Latency target",
    rules: [latencyTargetMissed, latencyTarget],
  },
  { word: "CPU", rules: [cpuBound] },
  { word: "Network", rules: [networkNear] },
  { word: "Saturated", rules: [saturated] },
  { word: "High latency", rules: [latencyLimit, flashLatency, longestIo] },
  { word: "Check p95", rules: [p95Unpredictable] },
  { word: "Uneven", rules: [veryUnevenMembers, unevenMembers, unevenHosts] },
  { word: "Repeats differ", rules: [repeatsDiffer] },
  { word: "Not steady", rules: [unsteady] },
  { word: "Too short", rules: [shortTest] },
  { word: "May fit cache", rules: [mayFitCache] },
  { word: "CPU close", rules: [cpuClose] },
  { word: "Memory", rules: [memoryPressure] },
  { word: "Check files", rules: [unitMismatch], when: DOUBTFUL },
  { word: "Not evaluated", rules: [p95Undecided], or: NO_PERCENTILE },
  { word: "Partly evaluated", or: NOT_ALL_KNOWN },
];

/** Formula of the verdict of a run in its row of the table Checks: the conditions of the rules, in their order. */
export const VERDICT_FORMULA = VERDICT_WORDS.reduceRight(
  (otherwise, word) => `IF(${anyOf(conditions(word))},"${word.word}",${otherwise})`,
  '"OK"',
);

function anyOf(conditions: readonly string[]): string {
  const [only, ...others] = conditions;
  return only !== undefined && others.length === 0 ? only : `OR(${conditions.join(",")})`;
}

function conditions({ rules = [], when, or }: Word): string[] {
  const all = [...rules.map((rule) => rule.when), ...(when === undefined ? [] : [when])];
  return [...all.map(rowFormula), ...(or === undefined ? [] : [or])];
}
