import { rowFormula } from "../checks/condition";
import type { ConditionRule } from "../findings/rule";
import { cpuBound } from "../findings/rules/cpuBound";
import { finishedEarly } from "../findings/rules/finishedEarly";
import { generatorBusy } from "../findings/rules/generatorBusy";
import { generatorErrors } from "../findings/rules/generatorErrors";
import { latencyTarget } from "../findings/rules/latencyTarget";
import { latencyTargetMissed } from "../findings/rules/latencyTargetMissed";
import { networkNear } from "../findings/rules/networkNear";
import { p95Undecided } from "../findings/rules/p95Undecided";
import { p95Unpredictable } from "../findings/rules/p95Unpredictable";
import { policyLimit } from "../findings/rules/policyLimit";
import { saturated } from "../findings/rules/saturated";

/** A run whose percentiles are none, or lie below the average, says nothing on how predictable it was. */
const NO_PERCENTILE = "OR(COUNT([@[p95 read]],[@[p95 write]])=0,N([@[p95 read]])=3,N([@[p95 write]])=3)";

/** The words of a verdict, the strongest first: the first that holds is the run's. */
const WORDS: readonly { word: string; rules: readonly ConditionRule[]; or?: string }[] = [
  { word: "Invalid", rules: [finishedEarly, generatorErrors, generatorBusy] },
  { word: "Policy limit", rules: [policyLimit] },
  { word: "Latency target", rules: [latencyTargetMissed, latencyTarget] },
  { word: "CPU", rules: [cpuBound] },
  { word: "Network", rules: [networkNear] },
  { word: "Saturated", rules: [saturated] },
  { word: "Check p95", rules: [p95Unpredictable] },
  { word: "Not judged", rules: [p95Undecided], or: NO_PERCENTILE },
];

/** Formula of the verdict of a run in its row of the table Checks: the conditions of the rules, in their order. */
export const VERDICT_FORMULA = WORDS.reduceRight(
  (otherwise, { word, rules, or }) =>
    `IF(OR(${[...rules.map(({ when }) => rowFormula(when)), ...(or === undefined ? [] : [or])].join(",")}),"${word}",${otherwise})`,
  '"OK"',
);
