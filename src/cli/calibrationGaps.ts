import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { groupBy } from "../model/groupBy";
import { names } from "../reports/findings/figure";
import { runLabels } from "../reports/runs/runLabel";
import { calibratedRuns, isOfCluster } from "../reports/sheets/calibratedRun";
import type { PlanCells } from "./planCells";

/** A run that shows no CPU cost per I/O, and why. */
interface Gap {
  run: string;
  reason: string;
}

/** Cells of a report that the cost of an I/O follows, and what they are called in `--cluster`. */
export const NEEDED_FACTS = [
  { id: "ClusterHosts", key: "hosts" },
  { id: "HostGhz", key: "ghzPerHost" },
] as const;

/** Why runs of tools that measured their own machine show no cost. */
const OF_MACHINE = "its tool shows the CPU of its own machine, and no esxtop recording that of the hosts";

/**
 * Why runs show no CPU cost per I/O, each reason with its runs; empty where all show it.
 *
 * @param cells The report on the runs, calculated.
 */
export function calibrationGaps(cells: PlanCells, runs: readonly BenchmarkRun[]): string[] {
  const { usable, others } = calibratedRuns(runs, runLabels(runs));
  const gaps: Gap[] = [
    ...ofCluster(cells),
    ...usable.filter(({ run }) => !isOfCluster(run)).map(({ label }) => ({ run: label, reason: OF_MACHINE })),
    ...others.map(({ label, lacks }) => ({ run: label, reason: lacks })),
  ];
  return [...groupBy(gaps, ({ reason }) => reason)].map(
    ([reason, all]) =>
      `${reason} (${all.length === runs.length ? "all runs" : names(all.map(({ run }) => run))})`,
  );
}

function ofCluster(cells: PlanCells): Gap[] {
  if (!cells.has("cal.khz")) return [];
  return rowsOf(cells, "cal.khz").flatMap((row): Gap[] =>
    cells.number("cal.khz", row) === null
      ? [{ run: cells.text("cal.run", row) ?? "", reason: reasonOf(cells, row) }]
      : [],
  );
}

function reasonOf({ number, text }: PlanCells, row: number): string {
  if (number("cal.usage", row) === null) return text("profile.from", row) ?? "no CPU of the hosts";
  const missing = NEEDED_FACTS.filter(({ id }) => number(id) === null).map(({ key }) => key);
  return missing.length > 0
    ? `name ${missing.join(" and ")} of the cluster that was tested in a file for --cluster`
    : `the CPU of its hosts is not above idleGhzPerHost, ${number("IdleGhz") ?? 0}`;
}

function rowsOf({ rows }: PlanCells, id: string): number[] {
  return Array.from({ length: rows(id) }, (_, i) => i + 1);
}
