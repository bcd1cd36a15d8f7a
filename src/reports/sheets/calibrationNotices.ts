import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";
import { count, figure, names } from "../findings/figure";
import { CLUSTER_FACT_INPUTS } from "../inputs/clusterFactInputs";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { isRecordedEnough, MIN_RECORDED_SHARE, recordedPart } from "../measures/recordedEnough";
import { isForeign, wholePercent } from "../measures/unusedRecording";
import type { CalibratedRun } from "./calibratedRun";
import type { RefusedFigure } from "./enteredColumn";

const CORES = CLUSTER_FACT_INPUTS.find(({ key }) => key === "coresPerHost");

/** What a calibration does not use of what it was made from, and what to do about it: a sentence each. */
export function calibrationNotices(
  runs: readonly CalibratedRun[],
  { coresPerHost }: ClusterFacts,
  refused: readonly RefusedFigure[],
  others: readonly { label: string; lacks: string }[],
): string[] {
  const recorded = runs.filter(({ run }) => (run.measuredUse ?? []).some((use) => use.cpuUsedPct !== null));
  return [
    ...(coresPerHost === null && recorded.length > 0
      ? [
          `The CPU that esxtop recorded during ${count(recorded.length, "run")} is not used: it is of logical processors. Enter "${CORES?.label}" when you create the report (--${CORES?.option}).`,
        ]
      : []),
    ...wrongCores(runs, coresPerHost),
    ...tooShort(runs),
    ...foreign(runs.map(({ run }) => run)),
    ...[...groupBy(refused, ({ header }) => header).values()].map(blankCells),
    ...[...groupBy(others, ({ lacks }) => lacks)].map(
      ([lacks, all]) =>
        `${count(all.length, "run")} without a row, because ${lacks}: ${names(all.map(({ label }) => label))}.`,
    ),
  ];
}

/** Figures of one column. */
function blankCells(refused: readonly RefusedFigure[]): string {
  const [first] = refused;
  const shown = refused.map(({ label, value }) => `${figure(value)} of ${label}`);
  return `${first?.header}: ${count(refused.length, "figure")} of the files ${refused.length === 1 ? "is" : "are"} not ${first?.accepted}, and the ${refused.length === 1 ? "cell is" : "cells are"} blank: ${names(shown)}.`;
}

/** Threads that a core has at most. */
const MAX_THREADS = 2;

/** A core has one thread or two: other numbers of logical processors are not of hosts with so many cores. */
function wrongCores(runs: readonly CalibratedRun[], coresPerHost: number | null): string[] {
  if (coresPerHost === null) return [];
  const counted = new Map(
    runs.flatMap(({ run }) =>
      (run.measuredUse ?? []).map(({ host, logicalProcessors }) => [host, logicalProcessors] as const),
    ),
  );
  const wrong = [...counted].filter(
    ([, processors]) =>
      processors !== null && processors !== coresPerHost && processors !== MAX_THREADS * coresPerHost,
  );
  const shown = wrong.map(([host, processors]) => `${processors} on ${host}`);
  return wrong.length === 0
    ? []
    : [
        `The logical processors that esxtop counts (${names(shown)}) are not those of ${coresPerHost} cores, ${coresPerHost} or ${MAX_THREADS * coresPerHost}: check the cores of a host, which CPU % depends on.`,
      ];
}

function tooShort(runs: readonly CalibratedRun[]): string[] {
  const short = runs.flatMap(({ run, label }) => {
    const uses = (run.measuredUse ?? []).filter((use) => !isRecordedEnough(run, use));
    const parts = uses.map((use) => `${use.host} ${wholePercent(recordedPart(run, use))}`);
    return parts.length === 0 ? [] : [`${label} (${names(parts)})`];
  });
  return short.length === 0
    ? []
    : [
        `Recordings that cover less than ${wholePercent(MIN_RECORDED_SHARE.value)} of a run are not used for ${count(short.length, "run")}: ${names(short)}. Record the whole run.`,
      ];
}

function foreign(runs: readonly BenchmarkRun[]): string[] {
  const hosts = new Set(
    runs.flatMap((run) =>
      (run.measuredUse ?? []).filter((use) => isForeign(run, use)).map(({ host }) => host),
    ),
  );
  return hosts.size === 0
    ? []
    : [
        `${count(hosts.size, "recorded host")} not in the host table of the runs: ${names([...hosts])}. The figures count. If one of them is not a host of the tested cluster under another name, import the runs without its recording.`,
      ];
}
