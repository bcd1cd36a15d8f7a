import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { directions, type Direction } from "../measures/directions";
import { CUT_MS, hasAveragedPercentiles, p95State, type P95State } from "../measures/p95State";
import { averageLatencies, usualLimitMs } from "../measures/slowDirections";
import type { CheckContext, CheckedRun } from "./checkedRun";
import type { CheckFigure } from "./checkFigure";

const MS_PER_S = 1000;

/** From this block size on an I/O takes longer for its bytes alone. */
const SMALL_BYTES = 64 * 2 ** 10;

/** What the sheet writes for the states of the p95 rule. */
const STATES: Readonly<Record<P95State, number>> = { holds: 0, exceeds: 1, undecided: 2, "below average": 3 };

type Name = Direction["name"];

function directionOf({ run }: CheckedRun, name: Name): Direction | null {
  return directions(run).find((one) => one.name === name) ?? null;
}

/** `null` unless the percentile is one. */
function ratioOf(checked: CheckedRun, name: Name): number | null {
  const { percentiles } = checked.run.results;
  const one = directionOf(checked, name);
  return one === null || one.p95Ms === null || percentiles === null || percentiles === "derived"
    ? null
    : one.p95Ms / one.averageMs;
}

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The p95 rule of a direction as `p95State` has it: exceeds, below the average, undecided for its cut, or holds. */
function p95Formula(name: Name): string {
  const ratio = `[@[p95 / average ${name}]]`;
  const cut = `[@[1 ms / average ${name}]]`;
  return `IF(NOT(ISNUMBER(${ratio})),"",IF(${ratio}>P95Limit,1,IF(${ratio}<1,IF(N([@[p95 averaged]])=1,3,1),IF(AND([@Percentiles]="floored",${ratio}+N(${cut})>P95Limit),2,0))))`;
}

function stateOf(run: BenchmarkRun, one: Direction, limit: number): P95State | null {
  return p95State(one, run.results.percentiles, limit, hasAveragedPercentiles(run));
}

function p95Figures(name: Name) {
  return [
    {
      header: `p95 / average ${name}`,
      width: 11,
      format: "0.0",
      of: (checked) => ratioOf(checked, name),
    },
    {
      header: `1 ms / average ${name}`,
      width: 11,
      format: "0.0",
      of: (checked) =>
        ratioOf(checked, name) === null ? null : CUT_MS / (directionOf(checked, name)?.averageMs ?? 1),
    },
    {
      header: `p95 ${name}`,
      width: 9,
      format: "0",
      of: (checked, { thresholds }) => {
        const one = directionOf(checked, name);
        const state = one && stateOf(checked.run, one, thresholds.P95Limit);
        return state === null ? null : STATES[state];
      },
      formula: p95Formula(name),
    },
  ] as const satisfies readonly CheckFigure[];
}

/** Directions that the p95 rule leaves in this state. */
function inState({ run }: CheckedRun, { thresholds }: CheckContext, state: P95State): number {
  return directions(run).filter((one) => stateOf(run, one, thresholds.P95Limit) === state).length;
}

function countFormula(state: P95State): string {
  return `IF([@[p95 read]]=${STATES[state]},1,0)+IF([@[p95 write]]=${STATES[state]},1,0)`;
}

const ABOVE_USUAL = [
  'IF(COUNT([@[Read latency (ms)]],[@[Write latency (ms)]])=0,IF(ISNUMBER([@[Latency (ms)]]),[@[Latency (ms)]]-MAX(ReadLatencyLimit,WriteLatencyLimit),""),',
  "IF(NOT(ISNUMBER([@[Write latency (ms)]])),[@[Read latency (ms)]]-ReadLatencyLimit,",
  "IF(NOT(ISNUMBER([@[Read latency (ms)]])),[@[Write latency (ms)]]-WriteLatencyLimit,",
  "MAX([@[Read latency (ms)]]-ReadLatencyLimit,[@[Write latency (ms)]]-WriteLatencyLimit))))",
].join("");

/** Figures on how long I/Os took. */
export const LATENCY_FIGURES = [
  { header: "Percentiles", width: 11, of: ({ run }) => run.results.percentiles },
  {
    header: "p95 averaged",
    width: 9,
    format: "0",
    of: ({ run }) => (hasAveragedPercentiles(run) ? 1 : 0),
  },
  ...p95Figures("read"),
  ...p95Figures("write"),
  {
    header: "p95 exceeding",
    width: 9,
    format: "0",
    of: (checked, context) => inState(checked, context, "exceeds"),
    formula: countFormula("exceeds"),
  },
  {
    header: "p95 undecided",
    width: 9,
    format: "0",
    of: (checked, context) => inState(checked, context, "undecided"),
    formula: countFormula("undecided"),
  },
  {
    header: "Read latency (ms)",
    width: 10,
    format: "0.00",
    of: (checked) => directionOf(checked, "read")?.averageMs ?? null,
  },
  {
    header: "Write latency (ms)",
    width: 10,
    format: "0.00",
    of: (checked) => directionOf(checked, "write")?.averageMs ?? null,
  },
  {
    header: "Above usual latency (ms)",
    width: 11,
    format: "0.00",
    of: ({ run }, { thresholds }) =>
      largest(averageLatencies(run).map((one) => one.averageMs - usualLimitMs(one, thresholds))),
    formula: ABOVE_USUAL,
  },
  {
    header: "Small I/O latency (ms)",
    width: 11,
    format: "0.00",
    of: ({ run }) =>
      run.workload.blockSizeBytes === null || run.workload.blockSizeBytes >= SMALL_BYTES
        ? null
        : largest(averageLatencies(run).map(({ averageMs }) => averageMs)),
  },
  {
    header: "Longest ÷ average",
    width: 10,
    format: "#,##0",
    of: ({ run: { results } }) =>
      results.maxLatencyMs === null || !results.latencyMs || results.latencyMs < 0
        ? null
        : results.maxLatencyMs / results.latencyMs,
  },
  {
    header: "Longest (s)",
    width: 9,
    format: "0.00",
    of: ({ run: { results } }) => (results.maxLatencyMs === null ? null : results.maxLatencyMs / MS_PER_S),
  },
] as const satisfies readonly CheckFigure[];
