import type { Rule } from "../rule";
import { costAgainstModel } from "./costAgainstModel";
import { cpuBound } from "./cpuBound";
import { cpuClose } from "./cpuClose";
import { dataReduction } from "./dataReduction";
import { differenced } from "./differenced";
import { dividedByThousand } from "./dividedByThousand";
import { efficiency } from "./efficiency";
import { failedJob } from "./failedJob";
import { finishedEarly } from "./finishedEarly";
import { flashLatency } from "./flashLatency";
import { flatThroughput } from "./flatThroughput";
import { generatorBusy } from "./generatorBusy";
import { generatorErrors } from "./generatorErrors";
import { importedTwice } from "./importedTwice";
import { latencyLimit } from "./latencyLimit";
import { latencyTarget } from "./latencyTarget";
import { latencyTargetMissed } from "./latencyTargetMissed";
import { longestIo } from "./longestIo";
import { mayFitCache } from "./mayFitCache";
import { memoryPressure } from "./memoryPressure";
import { mixOff } from "./mixOff";
import { mixPrediction } from "./mixPrediction";
import { modelRange } from "./modelRange";
import { nameDiffers } from "./nameDiffers";
import { networkNear } from "./networkNear";
import { noIo } from "./noIo";
import { noLimitFound } from "./noLimitFound";
import { notVsan } from "./notVsan";
import { optionsDiffer } from "./optionsDiffer";
import { p95BelowAverage } from "./p95BelowAverage";
import { p95Derived } from "./p95Derived";
import { p95Undecided } from "./p95Undecided";
import { p95Unpredictable } from "./p95Unpredictable";
import { planningEstimate } from "./planningEstimate";
import { policyLimit } from "./policyLimit";
import { rateLimit } from "./rateLimit";
import { readingProblems } from "./readingProblems";
import { referenceCluster } from "./referenceCluster";
import { repeatsDiffer } from "./repeatsDiffer";
import { saturated } from "./saturated";
import { setupContradiction } from "./setupContradiction";
import { shortTest } from "./shortTest";
import { singleRun } from "./singleRun";
import { storageShare } from "./storageShare";
import { suspectedLimit } from "./suspectedLimit";
import { unevenHosts } from "./unevenHosts";
import { unevenMembers } from "./unevenMembers";
import { unitMismatch } from "./unitMismatch";
import { unitOfThroughput } from "./unitOfThroughput";
import { unknownDuration } from "./unknownDuration";
import { unsteady } from "./unsteady";
import { veryUnevenMembers } from "./veryUnevenMembers";
import { vsanHealth } from "./vsanHealth";

/** Every rule, in the order in which findings of one severity are shown: what changes the figures most comes first. */
export const rules: readonly Rule[] = [
  importedTwice,
  finishedEarly,
  failedJob,
  noIo,
  generatorErrors,
  generatorBusy,
  rateLimit,
  policyLimit,
  suspectedLimit,
  latencyTargetMissed,
  cpuBound,
  networkNear,
  saturated,
  flatThroughput,
  cpuClose,
  setupContradiction,
  nameDiffers,
  optionsDiffer,
  unitMismatch,
  readingProblems,
  vsanHealth,
  repeatsDiffer,
  unsteady,
  shortTest,
  unknownDuration,
  mayFitCache,
  veryUnevenMembers,
  unevenMembers,
  unevenHosts,
  memoryPressure,
  latencyLimit,
  flashLatency,
  p95Unpredictable,
  longestIo,
  storageShare,
  mixOff,
  mixPrediction,
  latencyTarget,
  notVsan,
  costAgainstModel,
  modelRange,
  noLimitFound,
  efficiency,
  unitOfThroughput,
  dividedByThousand,
  p95Undecided,
  p95BelowAverage,
  p95Derived,
  singleRun,
  dataReduction,
  differenced,
  referenceCluster,
  planningEstimate,
];

const TITLES: ReadonlyMap<string, string> = new Map(rules.map(({ id, title }) => [id, title]));

/** What a rule finds, in two or three words. */
export function titleOf(id: string): string {
  return TITLES.get(id) ?? id;
}
