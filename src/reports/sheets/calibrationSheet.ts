import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { count } from "../findings/figure";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { calibratedRuns, isOfCluster } from "./calibratedRun";
import { calibrationNotices } from "./calibrationNotices";
import { clusterCost } from "./clusterCost";
import { localCost } from "./localCost";

/**
 * Runs of single machines that the sheet lists: no design follows them, and files of fio hold tens of thousands. All runs of a
 * cluster have a row.
 */
const MAX_LOCAL_RUNS = 1000;

/** The sheet, and whether it holds the cells of `Profile` (their id is `profile`). */
export interface Calibration {
  sheet: PlanSheet;
  profile: boolean;
}

/**
 * Sheet `Calibration`: what the user's own cluster spends on an I/O, from the CPU of its hosts during the tests and the
 * facts on the sheet Facts. The rows make the defined name `Profile`. Runs of local disks calibrate the cost of local storage
 * instead. `null` where no run has block size, read share and IOPS.
 */
export function calibrationSheet(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
  facts: ClusterFacts,
): Calibration | null {
  const { usable, others } = calibratedRuns(runs, labels);
  if (usable.length === 0) return null;
  const cluster = usable.filter(({ run }) => isOfCluster(run));
  const ofMachines = usable.filter(({ run }) => !isOfCluster(run));
  const local = ofMachines.slice(0, MAX_LOCAL_RUNS);
  const costs = [
    ...(cluster.length === 0 ? [] : [clusterCost(cluster, { runs, facts })]),
    ...(local.length === 0 ? [] : [localCost(local)]),
  ];
  const refused = costs.flatMap((cost) => cost.refused);
  const notices = [
    ...calibrationNotices(cluster, facts, refused, others),
    ...(local.length < ofMachines.length
      ? [
          `Cost of local storage lists the first ${count(local.length, "run")} of ${ofMachines.length.toLocaleString("en-US")}: import fewer to list others.`,
        ]
      : []),
  ];
  const sheet: PlanSheet = {
    name: "Calibration",
    blocks: [
      sheetTop(
        "Calibration",
        "CPU cost per I/O of your own tests, to plan with instead of the reference cluster.",
      ),
      ...costs.flatMap(({ blocks }) => blocks),
      ...(notices.length === 0 ? [] : [noteBlock("Not used, or to be checked", notices)]),
    ],
    columnWidths: [40, 11, 9, 11, 11, 10, 10, 10, 10, 8, 11, 11, 11, 11, 12, 12],
    columns: 16,
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
  return { sheet, profile: cluster.length > 0 };
}
