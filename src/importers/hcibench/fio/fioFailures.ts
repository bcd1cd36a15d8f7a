import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic, Severity } from "../../../model/benchmark/diagnostic";
import type { MemberJob } from "./aggregate";
import type { FioJob } from "./fioStatus";
import { ofMembers } from "./ofMembers";

/** Reports errors that ended the members' jobs of a run, and figures that their documents lack. */
export function fioFailures(run: BenchmarkRun, members: readonly MemberJob[]): Diagnostic[] {
  const finished = members.flatMap(({ name, job }) => (job ? [{ name, job }] : []));
  const report = (
    severity: Severity,
    code: string,
    clausesOf: (job: FioJob) => string[],
    effect = "",
  ): Diagnostic[] => {
    const names = new Map<string, string[]>();
    for (const { name, job } of finished) {
      for (const clause of clausesOf(job)) {
        const on = names.get(clause);
        if (on) on.push(name);
        else names.set(clause, [name]);
      }
    }
    return [...names].map(([clause, on]) => ({
      severity,
      code,
      message: `Job ${run.job} on ${ofMembers(on, finished.length)}${clause}${effect}.`,
      ...run.source,
    }));
  };
  return [
    ...report("warning", "job-error", ({ error }) => (error === 0 ? [] : [` ended with error ${error}`])),
    ...report(
      "error",
      "impossible-figure",
      ({ problems }) => problems.map((problem) => `: ${problem}`),
      ": totals that need it are unknown",
    ),
    ...report(
      "info",
      "percentile-missing",
      ({ read, write }) =>
        [read, write].some((side) => side.latencyIos > 0 && side.iops !== 0 && side.p95Ns === null)
          ? [" has no 95th percentile of total latency (lat_ns)"]
          : [],
      ": it is unknown. Test with lat_percentiles=1",
    ),
  ];
}
