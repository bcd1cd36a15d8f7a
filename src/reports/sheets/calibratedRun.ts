import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { GridColumn } from "../../sheets/gridBlock";
import { testNumber } from "../checks/testNumber";

/** A run that has a row of its own on the sheet Calibration. */
export interface CalibratedRun {
  run: BenchmarkRun;
  label: string;
  /** Its number in the tables of the report. */
  test: number;
}

/** Runs with what a cost per I/O is worked out of, and the others, each with what it lacks. */
export function calibratedRuns(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
): { usable: CalibratedRun[]; others: { label: string; lacks: string }[] } {
  const usable: CalibratedRun[] = [];
  const others: { label: string; lacks: string }[] = [];
  for (const [i, run] of runs.entries()) {
    const label = labels[i] ?? run.case;
    const lacks = lackOf(run);
    if (lacks === null) usable.push({ run, label, test: testNumber(i) });
    else others.push({ label, lacks });
  }
  return { usable, others };
}

function lackOf({ results: { iops }, workload: { blockSizeBytes, readPct } }: BenchmarkRun): string | null {
  if (!iops) return iops === 0 ? "IOPS are 0" : "IOPS are not known";
  if (!blockSizeBytes) return "the I/O size is not known";
  return readPct === null ? "the read share is not known" : null;
}

/** The tests that a cost is worked out of. */
export function workloadColumns(runs: readonly CalibratedRun[]): GridColumn[] {
  const figures = (read: (run: BenchmarkRun) => number | null) => runs.map(({ run }) => Number(read(run)));
  return [
    { id: "run", header: "Run", texts: runs.map(({ label }) => label) },
    {
      id: "size",
      header: "Block size (KiB)",
      texts: figures(({ workload }) => (workload.blockSizeBytes ?? 0) / 2 ** 10),
      format: "General",
    },
    {
      id: "reads",
      header: "Read %",
      texts: figures(({ workload }) => (workload.readPct ?? 0) / 100),
      format: "0%",
    },
    { id: "iops", header: "IOPS", texts: figures(({ results }) => results.iops), format: "#,##0" },
  ];
}

/** Does the run's CPU represent the hosts of a cluster, rather than the machine that the tool ran in? */
export function isOfCluster(run: BenchmarkRun): boolean {
  return run.tool === "hcibench-fio" || run.tool === "hcibench-vdbench" || run.measuredUse !== null;
}

/** The cost of an I/O by its size, which calibrations of clusters and of machines show in one way. */
export const HZ_PER_BIT: GridColumn = {
  id: "hz",
  header: "Hz per bit/s",
  formula: 'IF(ISNUMBER([khz]),[khz]*1000/([size]*1024*8),"")',
  format: "0.000",
};
