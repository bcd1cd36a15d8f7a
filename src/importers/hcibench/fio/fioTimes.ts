import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import { largestOf, smallestOf } from "../../figures/extremes";
import { durationOf, endedShort } from "../../load/endedShort";
import { timedSeconds } from "../../load/timedSeconds";
import { STEP_MS } from "../members/intervalGrid";
import type { MemberJob } from "./aggregate";
import type { FioJob } from "./fioStatus";
import { ofMembers } from "./ofMembers";

/** The document that counts may be the one before the last, printed when fio had no whole second left. */
const SLACK_SECONDS = (2 * STEP_MS) / 1000;

/** Seconds of a job's I/O after the ramp; 0 where its document does not state them. */
function ranSeconds({ read, write }: FioJob): number {
  return Math.max(read.runtimeMs, write.runtimeMs) / 1000;
}

/** The duration of a job: what was requested, unless the members clearly ran for another time. */
export function durationSeconds(requested: number | null, jobs: readonly FioJob[]): number | null {
  return durationOf(largestOf(jobs.map(ranSeconds)), requested, SLACK_SECONDS);
}

/**
 * Reports members that ended clearly before the time that their options state, or before the others: their rates are of
 * another time than those of the whole run.
 *
 * @param testingSeconds What `hcibench.cfg` asks for.
 */
export function fioShortRuns(
  run: BenchmarkRun,
  members: readonly MemberJob[],
  testingSeconds: number | null,
): Diagnostic[] {
  const ran = members.flatMap(({ name, job }) => (job ? [{ name, seconds: ranSeconds(job) }] : []));
  const longest = largestOf(ran.map(({ seconds }) => seconds));
  const timed = timedSeconds(members.find(({ job }) => job)?.job?.options ?? {});
  const asked = timed === null ? 0 : Math.min(timed, testingSeconds ?? timed);
  const short = ran.filter(({ seconds }) => endedShort(seconds, Math.max(asked, longest), SLACK_SECONDS));
  if (short.length === 0) return [];
  const names = short.map(({ name }) => name);
  const times = short.map(({ seconds }) => seconds);
  const [from, to] = [smallestOf(times), largestOf(times)].map(spelled);
  const whole = endedShort(longest, asked, SLACK_SECONDS)
    ? ` of the requested ${spelled(asked)}`
    : `, on others for ${spelled(longest)}`;
  const [code, effect] =
    timed === null
      ? ["unequal-runtimes", "their IOPS are added as they are"]
      : ["unfinished-run", "the run is incomplete"];
  const time = from === to ? from : `${from} to ${to}`;
  const message = `Job ${run.job} on ${ofMembers(names, ran.length)} ran for ${time}${whole}: ${effect}.`;
  return [{ severity: "warning", code, message, ...run.source }];
}

function spelled(seconds: number): string {
  return `${seconds.toLocaleString("en-US")} s`;
}
