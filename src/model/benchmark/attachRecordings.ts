import type { BenchmarkRun } from "./benchmarkRun";
import type { Diagnostic } from "./diagnostic";
import type { HostMeasuredUse, TimeWindow } from "./hostMeasuredUse";
import { idleCpuPct, measuredUse } from "./hostMeasuredUse";
import type { HostRecording } from "./hostRecording";
import { isForeignHost } from "./isForeignHost";

/** A host is idle only this long before and after a run: tools start and stop their load within it. */
const IDLE_MARGIN_MS = 60_000;

/** Less than this share of a run is worth a word: the averages then are those of a part of it. */
const WHOLE_SHARE = 0.99;

const NAMED_RUNS = 3;

/** Runs with what the hosts used during them, and what could not be matched. */
export interface AttachedRuns {
  runs: BenchmarkRun[];
  diagnostics: Diagnostic[];
}

/**
 * Gives each run what the recorded hosts used during it: from its start and warm-up on, for its duration. A run
 * without a start time or a duration cannot be matched; such a run may have loaded the hosts at any time, so no
 * idle use is known then.
 *
 * @param recordings One a host.
 */
export function attachRecordings(
  runs: readonly BenchmarkRun[],
  recordings: readonly HostRecording[],
): AttachedRuns {
  if (recordings.length === 0 || runs.length === 0) return { runs: [...runs], diagnostics: [] };
  const windows = new Map(runs.map((run) => [run, windowOf(run)]));
  const busy = [...windows.values()].map((window) => window?.loaded ?? ALWAYS);
  const diagnostics: Diagnostic[] = [];
  const idle = new Map(recordings.map((recording) => [recording, idleCpuPct(recording, busy)]));
  const attached = runs.map((run) => {
    const measured = windows.get(run)?.measured;
    if (!measured) return run;
    const uses = recordings.flatMap((each) => measuredUse(each, measured, idle.get(each) ?? null) ?? []);
    diagnostics.push(...partial(run, uses, (measured.endMs - measured.startMs) / 1000));
    return uses.length === 0 ? run : { ...run, measuredUse: uses };
  });
  const unplaced = runs.filter((run) => windows.get(run) === null);
  const unmatched = recordings.filter(({ host }) =>
    attached.every((run) => run.measuredUse?.every((use) => use.host !== host) ?? true),
  );
  return {
    runs: attached,
    diagnostics: [
      ...notPlaced(unplaced),
      ...unmatched.map((recording) => overlapsNone(recording)),
      ...recordings.flatMap((recording) => foreign(recording, attached)),
      ...diagnostics,
    ],
  };
}

const ALWAYS: TimeWindow = { startMs: -Infinity, endMs: Infinity };

/** When a run was measured, and when its load may have been on the hosts. */
interface RunTimes {
  measured: TimeWindow;
  loaded: TimeWindow;
}

function windowOf({ startedAt, warmupSeconds, durationSeconds }: BenchmarkRun): RunTimes | null {
  if (startedAt === null || durationSeconds === null) return null;
  const beginMs = Date.parse(startedAt);
  const startMs = beginMs + (warmupSeconds ?? 0) * 1000;
  const endMs = startMs + durationSeconds * 1000;
  return {
    measured: { startMs, endMs },
    loaded: { startMs: beginMs - IDLE_MARGIN_MS, endMs: endMs + IDLE_MARGIN_MS },
  };
}

function notPlaced(runs: readonly BenchmarkRun[]): Diagnostic[] {
  const [first] = runs;
  if (!first) return [];
  const names = [...new Set(runs.map((run) => `"${run.case}"`))];
  const named = names.slice(0, NAMED_RUNS).join(", ") + (names.length > NAMED_RUNS ? ", ..." : "");
  const which = runs.length === 1 ? "1 run has" : `${runs.length} runs have`;
  return [
    {
      severity: "warning",
      code: "no-run-time",
      message: `${which} no start time or no duration (${named}): the recordings of the hosts cannot be matched with it, and the idle use of the hosts remains unknown.`,
      file: first.source.file,
      line: first.source.line,
    },
  ];
}

function overlapsNone({ host, source, intervals }: HostRecording): Diagnostic {
  const span =
    intervals.length === 0 ? "" : ` (${utc(intervals[0]?.startMs)} to ${utc(intervals.at(-1)?.endMs)})`;
  return {
    severity: "warning",
    code: "recording-without-run",
    message: `The recording of ${host}${span} overlaps no run with a known start time.`,
    file: source,
    line: null,
  };
}

/** A host that the host tables of the runs do not list may be one of another cluster. */
function foreign({ host, source }: HostRecording, runs: readonly BenchmarkRun[]): Diagnostic[] {
  const first = runs.find(
    (run) =>
      (run.measuredUse ?? []).some((use) => use.host === host) &&
      isForeignHost(
        host,
        run.hosts.map(({ name }) => name),
      ),
  );
  if (!first) return [];
  return [
    {
      severity: "warning",
      code: "foreign-recording",
      message: `The recording of ${host} overlaps run "${first.case}", whose host table does not list ${host}: remove the recording if the host is of another cluster.`,
      file: source,
      line: null,
    },
  ];
}

/** Says once a run which hosts were recorded for a part of it only. */
function partial(run: BenchmarkRun, uses: readonly HostMeasuredUse[], seconds: number): Diagnostic[] {
  const short = uses.filter(({ coveredSeconds }) => coveredSeconds < WHOLE_SHARE * seconds);
  if (short.length === 0) return [];
  const shares = short.map(
    ({ host, coveredSeconds }) => `${host} ${Math.floor((100 * coveredSeconds) / seconds)}%`,
  );
  return [
    {
      severity: "warning",
      code: "partly-recorded",
      message: `The recordings cover only a part of run "${run.case}": ${shares.join(", ")} of its ${seconds} s.`,
      file: run.source.file,
      line: run.source.line,
    },
  ];
}

function utc(ms: number | undefined): string {
  return ms === undefined
    ? ""
    : `${new Date(ms).toISOString().slice(0, "2024-11-29T12:59:25".length).replace("T", " ")} UTC`;
}
