import type { BenchmarkRun, Workload } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";
import { testKey } from "../runs/sameTest";

/** A test that can be drawn, by its place in the report. */
export interface LoadPoint {
  run: number;
  outstanding: number | null;
  /** What it offered in a curve: outstanding I/O or IOPS. */
  load: number | null;
  iops: number;
  latencyMs: number;
}

/** What the loads of a curve are. A test that was not held to a rate offered the IOPS that it reached. */
export type LoadKind = "outstanding I/O" | "requested IOPS";

/**
 * What tests say about where latency turns. Tests of one workload at three loads or more show it: `best` is the last one
 * before latency rises too much, none where it does not rise. Other tests show the queue that they were given: of
 * `queues`, the most frequent ones, and `onQueue` tests whose latency is what the queue makes by itself.
 */
export type LatencyTurn =
  | { kind: "load curve"; loads: LoadKind; points: readonly LoadPoint[]; best: LoadPoint | null }
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
 * @param mostLatency More latency than this share by a doubling of the load is too much.
 */
export function latencyTurn(runs: readonly BenchmarkRun[], mostLatency: number): LatencyTurn {
  const points = runs.flatMap((run, place) => pointOf(run, place));
  const curve = longestCurve(runs, points);
  if (curve) return { kind: "load curve", ...curve, best: lastBeforeRise(curve.points, mostLatency) };
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
  const load = outstanding !== null && outstanding > 0 ? outstanding : null;
  return [{ run, iops, latencyMs, outstanding: load, load }];
}

/** What the load of a curve may be: the field of the workload that holds it, and others that differ with it. */
const LOADS: readonly { loads: LoadKind; field: keyof Workload; others: readonly (keyof Workload)[] }[] = [
  { loads: "outstanding I/O", field: "outstandingIo", others: ["queueDepth", "threads"] },
  { loads: "requested IOPS", field: "requestedIops", others: [] },
];

interface Curve {
  loads: LoadKind;
  points: LoadPoint[];
}

/** The tests of one workload with the most loads, by their load; `null` where none has enough. */
function longestCurve(runs: readonly BenchmarkRun[], points: readonly LoadPoint[]): Curve | null {
  const curves = LOADS.flatMap(({ loads, field, others }) => {
    const known = points.flatMap((point) => {
      const run = runs[point.run];
      return run ? [{ point, run, key: workloadKey(run, [field, ...others]) }] : [];
    });
    return [...groupBy(known, ({ key }) => key).values()].map((alike): Curve => {
      const firsts = [...groupBy(alike, ({ run }) => run.workload[field]).values()].flatMap(
        ([one]) => one ?? [],
      );
      const offered = firsts.map(({ point, run }) => ({ ...point, load: offeredBy(run, loads) }));
      return { loads, points: offered.filter((point) => point.load !== null) };
    });
  });
  const [longest] = curves
    .filter(({ points: loads }) => loads.length >= MIN_LOADS)
    .sort((a, b) => b.points.length - a.points.length);
  longest?.points.sort((a, b) => (a.load ?? 0) - (b.load ?? 0));
  return longest ?? null;
}

function offeredBy({ workload, results }: BenchmarkRun, loads: LoadKind): number | null {
  const load = loads === "requested IOPS" ? (workload.requestedIops ?? results.iops) : workload.outstandingIo;
  return load !== null && load > 0 ? load : null;
}

/** What tests of one workload have in common at any load. Jobs are named by their load; those of HCIBench are parts of a test. */
function workloadKey(run: BenchmarkRun, fields: readonly (keyof Workload)[]): string {
  const part = run.tool === "hcibench-fio" ? run.job : null;
  return JSON.stringify([testKey(run, fields), part]);
}

function lastBeforeRise(curve: readonly LoadPoint[], mostLatency: number): LoadPoint | null {
  for (const [i, point] of curve.entries()) {
    const next = curve[i + 1];
    if (!next) return null;
    const doublings = Math.log2((next.load ?? 1) / (point.load ?? 1));
    if (next.latencyMs / point.latencyMs > (1 + mostLatency) ** doublings) return point;
  }
  return null;
}
