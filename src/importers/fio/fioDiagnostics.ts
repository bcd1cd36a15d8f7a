import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import type { FigurePath } from "../figures/jsonFigures";
import { endedShort } from "../load/endedShort";
import { timedSeconds } from "../load/timedSeconds";
import type { NamedJob } from "./fioReported";
import type { ReadTest } from "./fioRun";
import { hasPercentiles, hasSeveralPercentiles, runsUnequally, runtimeMsOf } from "./fioTotals";
import type { FioJobLoad } from "./fioWorkload";

/** What there is to report of a test whose figures are not all that they seem. */
export function fioDiagnostics(test: ReadTest, file: string): Diagnostic[] {
  const { named, loads } = test;
  return [
    ...named.flatMap((one, index) => {
      const load = loads[index];
      const notices = [...jobNotices(one), ...(load ? loadNotices(one.name, load) : [])];
      return [
        ...figureErrors(one, file),
        ...notices.map(([severity, code, message]) => ({
          severity,
          code,
          message,
          file,
          line: one.lines.start,
        })),
      ];
    }),
    ...testNotices(test).map(([severity, code, message]) => ({
      severity,
      code,
      message,
      file,
      line: named[0]?.lines.start ?? null,
    })),
  ];
}

/** Never an error: the functions bundle is built without them. */
type Notice = [severity: Exclude<Severity, "error">, code: string, message: string];

/** Figures that are none, each in its line. */
function figureErrors({ name, job, lines }: NamedJob, file: string): Diagnostic[] {
  const note = (path: FigurePath, problem: string): Diagnostic => {
    const unknown = path.at(-1) === "iops" || path.length === 1 ? "its totals are unknown" : "it is skipped";
    const message = `Job ${name}: ${path.join(".")} ${problem}: ${unknown}.`;
    return { severity: "error", code: "impossible-figure", message, file, line: lines.of(...path) };
  };
  return [
    ...job.unreadable.map((path) => note(path, `is ${lines.textOf(...path)}, which is not a figure from 0`)),
    ...job.missing.map((path) => ({ ...note(path, "is missing"), line: lines.of(...path.slice(0, -1)) })),
  ];
}

function jobNotices({ name, job }: NamedJob): Notice[] {
  const notices: Notice[] = [];
  const { read, write, mixed, trim } = job.directions;
  const sides = [read, write, mixed].filter((side) => side !== null);
  if (job.error !== null && job.error !== 0) {
    notices.push(["warning", "job-error", `Job ${name} ended with error ${job.error}.`]);
  }
  if ((job.eta ?? 0) > 0) {
    const message = `Job ${name} had ${job.eta} s left: the run is incomplete.`;
    notices.push(["warning", "unfinished-run", message]);
  }
  if (sides.every(({ iops }) => iops === 0)) {
    notices.push(["warning", "no-io", `Job ${name} did no reads and no writes.`]);
  }
  if (trim?.iops) {
    const where = mixed && !read && !write ? "are in its mixed totals" : "are not in the totals";
    notices.push(["info", "trim-left-out", `Job ${name} trimmed too: its trims ${where}.`]);
  }
  if (job.options["verify"] !== undefined && read?.iops && write?.iops) {
    const message = `Job ${name} verified what it wrote: the reads of the verification are in its totals.`;
    notices.push(["warning", "verify-reads", message]);
  }
  if (sides.some((side) => side.latency?.kind === "clat")) {
    const message = `Job ${name} has no total latency: its completion latency (clat) is used.`;
    notices.push(["info", "latency-clat", message]);
  }
  return notices;
}

function loadNotices(name: string, { clauses, isPart }: FioJobLoad): Notice[] {
  if (clauses.length === 0) return [];
  const unknown = isPart ? "; its outstanding I/O is unknown" : "";
  const message = `Job ${name} contradicts itself: ${clauses.join("; ")}. The counted I/Os are used${unknown}.`;
  return [["warning", "options-differ", message]];
}

function testNotices(test: ReadTest): Notice[] {
  return [...shortNotices(test), ...togetherNotices(test)];
}

/** Jobs that ended before the time that their options state. */
function shortNotices({ named }: ReadTest): Notice[] {
  // By exitall the first job to end also ends the others.
  if (named.some(({ job }) => "exitall" in job.options)) return [];
  return named.flatMap(({ name, job }): Notice[] => {
    const asked = job.eta ? null : timedSeconds(job.options);
    const ran = runtimeMsOf(job) / 1000;
    if (asked === null || !endedShort(ran, asked)) return [];
    const [did, whole] = [ran, asked].map((seconds) => seconds.toLocaleString("en-US"));
    const message = `Job ${name} ran for ${did} s of ${whole} s: the run is incomplete.`;
    return [["warning", "unfinished-run", message]];
  });
}

function togetherNotices({ named, loads, total }: ReadTest): Notice[] {
  const jobs = named.map(({ job }) => job);
  if (jobs.length === 1) return [];
  const notices: Notice[] = [];
  const listed = `${jobs.length.toLocaleString("en-US")} jobs ran together`;
  if (runsUnequally(jobs)) {
    const [shortest, longest] = [Math.min, Math.max].map((pick) =>
      (pick(...jobs.map(runtimeMsOf).filter((ms) => ms > 0)) / 1000).toLocaleString("en-US"),
    );
    const message = `${listed}, but for ${shortest} to ${longest} s: their I/Os are divided by the longest time.`;
    notices.push(["warning", "unequal-runtimes", message]);
  }
  if (hasSeveralPercentiles(jobs) && !(total && hasPercentiles(total))) {
    const message = `${listed}: their percentiles cannot be added and are omitted.`;
    notices.push(["info", "percentiles-not-added", message]);
  }
  const unknown = named.filter((_, index) => {
    const load = loads[index];
    return load?.outstandingIo === null && !load.isPart && load.asked.latencyTargetUs === null;
  });
  if (unknown[0]) {
    const message = `${listed}, and the options of ${unknown[0].name} are not in the document: outstanding I/O is unknown.`;
    notices.push(["info", "outstanding-unknown", message]);
  }
  return notices;
}
