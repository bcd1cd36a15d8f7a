import type { BenchmarkRun, Member, ToolCpu } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import { largestOf, smallestOf } from "../figures/extremes";
import { weightedMean } from "../figures/weightedMean";
import { parseFioLoad } from "../load/fioOptions";
import type { NamedJob } from "./fioReported";
import { reportedFigures } from "./fioReported";
import type { FioResult, FioResultJob } from "./fioResult";
import { fioLatencyBins, fioPercentiles, fioTotals, runtimeMsOf } from "./fioTotals";
import type { FioJobLoad } from "./fioWorkload";
import { fioWorkload } from "./fioWorkload";

/** A test of a document with everything that was made of its jobs. */
export interface ReadTest {
  document: FioResult;
  /** In the order of the document. */
  named: readonly NamedJob[];
  loads: readonly FioJobLoad[];
  total: FioResultJob | null;
  /** Whether no other test of the document was before it. */
  isFirst: boolean;
}

/** The run of one test. A grouped job is the sum of its clones, as fio has added them up. */
export function fioRun(test: ReadTest, caseName: string, file: string): BenchmarkRun {
  const { document, named, loads, total } = test;
  const jobs = named.map(({ job }) => job);
  const run = emptyRun("fio", caseName, { file, line: named[0]?.lines.start ?? null });
  // What fio adds up itself has percentiles too, which nobody else can add.
  const counted = total === null ? jobs : [total];
  const runtimeMs = largestOf(jobs.map(runtimeMsOf));
  return {
    ...run,
    toolVersion: document.version,
    job: nameOf(named),
    durationSeconds: runtimeMs > 0 ? runtimeMs / 1000 : null,
    warmupSeconds: longestRamp(jobs),
    workload: { ...run.workload, ...fioWorkload(loads, jobs) },
    latencyPercentiles: fioPercentiles(counted),
    toolCpu: toolCpuOf(counted),
    results: { ...run.results, ...fioTotals(counted), errors: errorsOf(jobs) },
    reported: reportedFigures(named, file),
    members: jobs.length > 1 ? named.map(member) : [],
    latencyBins: fioLatencyBins(counted),
    startedAt: startOf(test, jobs),
  };
}

const LISTED_NAMES = 3;

/** Names of the jobs, each once; that of a single job with its host. */
function nameOf(named: readonly NamedJob[]): string {
  const [first, ...others] = named;
  if (first && others.length === 0) return first.name;
  const names = [...new Set(named.map(({ job }) => job.name))];
  const more = names.length > LISTED_NAMES ? [`${names.length - LISTED_NAMES} more`] : [];
  return [...names.slice(0, LISTED_NAMES), ...more].join(" + ");
}

/** Names that tell jobs apart: with their host, and numbered where that is not enough. */
export function distinctNames(jobs: readonly FioResultJob[]): string[] {
  const names = jobs.map(({ name, host }) => (host === null ? name : `${name} @ ${host}`));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return (counts.get(name) ?? 0) > 1 ? `${name} (${number})` : name;
  });
}

function member({ name, job }: NamedJob): Member {
  const { iops, throughputBytesPerSecond, latencyMs } = fioTotals([job]);
  return { name, iops, throughputBytesPerSecond, latencyMs, finishedEarly: false, job: job.name };
}

/** Shares of the time of a process: their mean, weighted by run time. */
function toolCpuOf(jobs: readonly FioResultJob[]): ToolCpu | null {
  const mean = (value: (job: FioResultJob) => number | null) =>
    weightedMean(jobs, value, (job) => (jobs.length === 1 ? 1 : runtimeMsOf(job)));
  const [userPct, systemPct] = [mean(({ usrCpu }) => usrCpu), mean(({ sysCpu }) => sysCpu)];
  return userPct === null && systemPct === null ? null : { userPct, systemPct, of: "process" };
}

function longestRamp(jobs: readonly FioResultJob[]): number | null {
  const ramps = jobs.flatMap(({ options }) => parseFioLoad(options).rampSeconds ?? []);
  return ramps.length > 0 ? largestOf(ramps) : null;
}

/** fio counts errors only when told to go on after them; without, no first error means no error. */
function errorsOf(jobs: readonly FioResultJob[]): number | null {
  const errors = jobs.map(({ error, totalErrors }) => totalErrors ?? (error === 0 ? 0 : null));
  return errors.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** A document's time is that of its end; without it nobody knows when the later tests of a document started. */
function startOf(
  { document: { timestampMs }, isFirst }: ReadTest,
  jobs: readonly FioResultJob[],
): string | null {
  const starts = jobs.flatMap(({ startMs, elapsedSeconds }) => {
    if (startMs !== null) return [startMs];
    return timestampMs === null || elapsedSeconds === null || !isFirst
      ? []
      : [timestampMs - elapsedSeconds * 1000];
  });
  const start = smallestOf(starts);
  if (start <= 0 || Math.abs(start) > 8.64e15) return null;
  return new Date(start).toISOString();
}
