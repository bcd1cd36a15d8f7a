import { countTo } from "../writingActions";

/** A call, or several in a row, or a round trip that Excel refuses; or none, and only an edit of another user. */
export interface Refusal {
  what: "call" | "round trip" | "edit";
  /** Which one, counted from the beginning of the action. */
  n: number;
  /** How many in a row. */
  span: number;
  /** The request before which another user edits the workbook. */
  edit?: number;
}

/** What an action does when nothing is refused. */
export interface Undisturbed {
  /** The calls by what they are. */
  made: string[];
  requests: number;
  /**
   * The numbers of calls to refuse. A call that is not among them follows one of the same request that changes nothing, or
   * only looks, which the pane never reads and no trial compares: refused, either leaves the same workbook and the same error.
   */
  distinct: number[];
  /** Some of them: the first, one in the middle, and the last of each kind of call in each request. */
  ofEachKind: number[];
  /** What the pane reports. */
  says: string;
}

/** What became of the workbook. */
export interface Outcome {
  unchanged: number;
  complete: number;
  /**
   * Several refusals in a row after which the add-in only made the same request again each time, and nothing of it took
   * effect. Where these and one alone leave the workbook right, so does any number between.
   */
  repeated: number;
  /** Several refusals in a row of which only the first met a call: any number leaves the same as one. */
  alone: number;
  /** The first calls of all other refusals in a row. */
  others: number[];
  /** Refusals that left something else, or were not told. */
  wrong: string[];
}

/** Of which nothing is known yet. */
export function noOutcome(): Outcome {
  return { unchanged: 0, complete: 0, repeated: 0, alone: 0, others: [], wrong: [] };
}

/** Adds what became of more refusals. */
export function addOutcome(sum: Outcome, more: Outcome): void {
  for (const key of ["unchanged", "complete", "repeated", "alone"] as const) sum[key] += more[key];
  sum.others.push(...more.others);
  sum.wrong.push(...more.wrong);
}

/** Calls and round trips of an action that are refused where a sample is enough. */
const SAMPLE = { calls: 8, roundTrips: 4 };

/** What can be refused of an action: each of some calls and, for spans, those behind it; and each round trip. */
export function allRefusals(
  calls: readonly number[],
  roundTrips: number,
  spans: readonly number[],
): Refusal[] {
  return [...callsFrom(calls, spans), ...(spans.includes(1) ? tripsUpTo(roundTrips) : [])];
}

/** Some of them, which take the spans in turn. */
export function someRefusals(
  calls: number,
  roundTrips: number,
  spans: readonly number[],
  sample = SAMPLE,
): Refusal[] {
  return [
    ...countTo(calls, sample.calls).map((n, i) => ({
      what: "call" as const,
      n,
      span: spans[i % spans.length] ?? 1,
    })),
    ...tripsUpTo(roundTrips, sample.roundTrips),
  ];
}

/** What can happen to an action while another user edits the workbook: before each request, and with each call refused. */
export function refusalsWithEdits(
  calls: readonly number[],
  requests: number,
  volume: "all" | "sample",
): Refusal[] {
  const some = volume === "sample";
  const edits = countTo(requests, some ? 2 : undefined);
  const refused = some ? calls.slice(0, 1) : calls;
  return [
    ...edits.map((n) => ({ what: "edit" as const, n, span: 1, edit: n })),
    // The edit comes with the requests in turn.
    ...refused.map((n, i) => ({ what: "call" as const, n, span: 1, edit: 1 + (i % requests) })),
  ];
}

/** Calls that are refused, and those behind them. */
export function callsFrom(starts: readonly number[], spans: readonly number[]): Refusal[] {
  return spans.flatMap((span) => starts.map((n) => ({ what: "call" as const, n, span })));
}

function tripsUpTo(roundTrips: number, chosen?: number): Refusal[] {
  return countTo(roundTrips, chosen).map((n) => ({ what: "round trip", n, span: 1 }));
}
