import type { Rule } from "./rule";
import { costAgainstModel } from "./rules/costAgainstModel";
import { cpuBound } from "./rules/cpuBound";
import { cpuClose } from "./rules/cpuClose";
import { dataReduction } from "./rules/dataReduction";
import { differenced } from "./rules/differenced";
import { dividedByThousand } from "./rules/dividedByThousand";
import { efficiency } from "./rules/efficiency";
import { finishedEarly } from "./rules/finishedEarly";
import { flashLatency } from "./rules/flashLatency";
import { flatThroughput } from "./rules/flatThroughput";
import { generatorBusy } from "./rules/generatorBusy";
import { generatorErrors } from "./rules/generatorErrors";
import { latencyLimit } from "./rules/latencyLimit";
import { latencyTarget } from "./rules/latencyTarget";
import { latencyTargetMissed } from "./rules/latencyTargetMissed";
import { longestIo } from "./rules/longestIo";
import { mayFitCache } from "./rules/mayFitCache";
import { memoryPressure } from "./rules/memoryPressure";
import { mixOff } from "./rules/mixOff";
import { mixPrediction } from "./rules/mixPrediction";
import { modelRange } from "./rules/modelRange";
import { nameDiffers } from "./rules/nameDiffers";
import { networkNear } from "./rules/networkNear";
import { noLimitFound } from "./rules/noLimitFound";
import { p95BelowAverage } from "./rules/p95BelowAverage";
import { p95Derived } from "./rules/p95Derived";
import { p95Undecided } from "./rules/p95Undecided";
import { p95Unpredictable } from "./rules/p95Unpredictable";
import { planningEstimate } from "./rules/planningEstimate";
import { policyLimit } from "./rules/policyLimit";
import { readingTrouble } from "./rules/readingTrouble";
import { referenceCluster } from "./rules/referenceCluster";
import { saturated } from "./rules/saturated";
import { shortTest } from "./rules/shortTest";
import { singleRun } from "./rules/singleRun";
import { storageShare } from "./rules/storageShare";
import { suspectedLimit } from "./rules/suspectedLimit";
import { unevenHosts } from "./rules/unevenHosts";
import { unevenMembers } from "./rules/unevenMembers";
import { unitMismatch } from "./rules/unitMismatch";
import { unitOfThroughput } from "./rules/unitOfThroughput";
import { unknownDuration } from "./rules/unknownDuration";
import { unsteady } from "./rules/unsteady";
import { veryUnevenMembers } from "./rules/veryUnevenMembers";

/** Every rule, in the order in which findings of one severity are shown: what changes the figures most comes first. */
export const rules: readonly Rule[] = [
  finishedEarly,
  generatorErrors,
  generatorBusy,
  policyLimit,
  suspectedLimit,
  latencyTargetMissed,
  cpuBound,
  networkNear,
  saturated,
  flatThroughput,
  cpuClose,
  nameDiffers,
  unitMismatch,
  readingTrouble,
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
