import type { BenchmarkRun, Workload } from "../../model/benchmark/benchmarkRun";

/**
 * Whether two runs offered the same load to the same datastore, but for some fields of the workload. Jobs that
 * HCIBench ran side by side are parts of one test and never the same.
 */
export function sameTest(
  a: BenchmarkRun,
  b: BenchmarkRun,
  except: readonly (keyof Workload)[] = [],
): boolean {
  if (a.tool !== b.tool || a.datastore !== b.datastore) return false;
  if (a.tool === "hcibench-fio" && a.case === b.case && a.job !== b.job) return false;
  // Of a run whose files say nothing of its load only the name is left.
  if (a.workload.blockSizeBytes === null && a.workload.readPct === null && a.case !== b.case) return false;
  return (Object.keys(a.workload) as (keyof Workload)[]).every(
    (field) => except.includes(field) || a.workload[field] === b.workload[field],
  );
}

/**
 * A key that runs of the same test share, so that only runs of one key need to be compared with `sameTest`. Only jobs that
 * HCIBench ran side by side have one key and are not the same.
 */
export function testKey(run: BenchmarkRun, except: readonly (keyof Workload)[] = []): string {
  const { tool, datastore, workload } = run;
  const isNamed = workload.blockSizeBytes === null && workload.readPct === null;
  const fields = (Object.keys(workload) as (keyof Workload)[])
    .sort()
    .filter((field) => !except.includes(field));
  return JSON.stringify([tool, datastore, isNamed ? run.case : null, fields.map((field) => workload[field])]);
}
