import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";
import { testKey } from "../runs/sameTest";

/** A test that can be drawn, by its place in the report. */
export interface LoadPoint {
  run: number;
  outstanding: number | null;
  iops: number;
  latencyMs: number;
}

/**
 * What tests say about where latency turns. Tests of one workload at three loads or more show it: `best` is the last one
 * before latency rises too much, none where it does not rise. Other tests show the queue that they were given: of
 * `queues`, the most frequent ones, and `onQueue` tests whose latency is what the queue makes by itself.
 */
export type LatencyTurn =
  | { kind: "load curve"; points: readonly LoadPoint[]; best: LoadPoint | null }
  | { kind: "single loads"; points: readonly LoadPoint[]; queues: readonly number[]; onQueue: number };

/** Fewer loads make no curve. */
const MIN_LOADS = 3;

/** Queues that are drawn. */
const MAX_QUEUES = 2;

/** A latency within this of outstanding I/O ÷ IOPS is made by the queue. */
const ON_QUEUE = 0.1;

const MS_PER_S = 1000;

/**
 * Where latency turns, as far as the tests show it.
 *
 * @param mostLatency More latency than this share by a doubling of the outstanding I/O is too much.
 */
export function latencyTurn(runs: readonly BenchmarkRun[], mostLatency: number): LatencyTurn {
  const points = runs.flatMap((run, place) => pointOf(run, place));
  const curve = longestCurve(runs, points);
  if (curve) return { kind: "load curve", points: curve, best: lastBeforeRise(curve, mostLatency) };
  const queues = [...groupBy(points, ({ outstanding }) => outstanding)]
    .flatMap(([queue, of]) => (queue === null ? [] : [{ queue, tests: of.length }]))
    .sort((a, b) => b.tests - a.tests || b.queue - a.queue)
    .slice(0, MAX_QUEUES)
    .map(({ queue }) => queue);
  return { kind: "single loads", points, queues, onQueue: points.filter(isOnQueue).length };
}

/** A test in which an I/O took no longer than its queue makes it. */
function isOnQueue({ outstanding, iops, latencyMs }: LoadPoint): boolean {
  return outstanding !== null && Math.abs((iops * latencyMs) / MS_PER_S / outstanding - 1) <= ON_QUEUE;
}

function pointOf({ workload, results }: BenchmarkRun, run: number): LoadPoint[] {
  const { iops, latencyMs } = results;
  if (iops === null || latencyMs === null || iops <= 0 || latencyMs <= 0) return [];
  const outstanding = workload.outstandingIo;
  return [
    { run, iops, latencyMs, outstanding: outstanding !== null && outstanding > 0 ? outstanding : null },
  ];
}

/** The tests of one workload with the most loads, by their load; `null` where none has enough. */
function longestCurve(runs: readonly BenchmarkRun[], points: readonly LoadPoint[]): LoadPoint[] | null {
  const known = points.filter(({ outstanding }) => outstanding !== null);
  const groups = groupBy(known, ({ run }) => (runs[run] ? workloadKey(runs[run]) : ""));
  const curves = [...groups.values()]
    .map((alike) =>
      [...groupBy(alike, ({ outstanding }) => outstanding).values()].flatMap(([first]) => first ?? []),
    )
    .filter((curve) => curve.length >= MIN_LOADS)
    .sort((a, b) => b.length - a.length);
  return curves[0]?.sort((a, b) => (a.outstanding ?? 0) - (b.outstanding ?? 0)) ?? null;
}

/** What tests of one workload have in common at any load. Jobs are named by their load; those of HCIBench are parts of a test. */
function workloadKey(run: BenchmarkRun): string {
  const part = run.tool === "hcibench-fio" ? run.job : null;
  return JSON.stringify([testKey(run, ["outstandingIo", "queueDepth", "threads"]), part]);
}

function lastBeforeRise(curve: readonly LoadPoint[], mostLatency: number): LoadPoint | null {
  for (const [i, point] of curve.entries()) {
    const next = curve[i + 1];
    if (!next) return null;
    const doublings = Math.log2((next.outstanding ?? 1) / (point.outstanding ?? 1));
    if (next.latencyMs / point.latencyMs > (1 + mostLatency) ** doublings) return point;
  }
  return null;
}
