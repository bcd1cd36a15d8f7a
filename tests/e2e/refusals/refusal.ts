import { countTo } from "../writingActions";

/** A call, or several in a row, or a round trip that Excel refuses. */
export interface Refusal {
  what: "call" | "round trip";
  /** Which one, counted from the beginning of the action. */
  n: number;
  /** How many in a row. */
  span: number;
}

/** What an action does when nothing is refused. */
export interface Undisturbed {
  /** The calls by what they are. */
  made: string[];
  requests: number;
  /** What the pane reports. */
  says: string;
}

/** What became of the workbook. */
export interface Outcome {
  unchanged: number;
  complete: number;
  /**
   * Several refusals in a row after which the add-in only made the same request again each time, and nothing of it took
   * effect: fewer in a row leave the same, if one does.
   */
  repeated: number;
  /** Several refusals in a row of which only the first met a call. */
  alone: number;
  /** Refusals that left something else, or were not told. */
  wrong: string[];
}

/** Calls and round trips of an action that are refused where a sample is enough. */
const SAMPLE = { calls: 8, roundTrips: 4 };

/** What can be refused of an action: each of its calls and, for spans, those behind it; and each round trip. */
export function allRefusals(calls: number, roundTrips: number, spans: readonly number[]): Refusal[] {
  return [
    ...spans.flatMap((span) => countTo(calls).map((n) => ({ what: "call" as const, n, span }))),
    ...(spans.includes(1) ? tripsUpTo(roundTrips) : []),
  ];
}

/** Some of them, which take the spans in turn. */
export function someRefusals(calls: number, roundTrips: number, spans: readonly number[]): Refusal[] {
  return [
    ...countTo(calls, SAMPLE.calls).map((n, i) => ({
      what: "call" as const,
      n,
      span: spans[i % spans.length] ?? 1,
    })),
    ...tripsUpTo(roundTrips, SAMPLE.roundTrips),
  ];
}

function tripsUpTo(roundTrips: number, chosen?: number): Refusal[] {
  return countTo(roundTrips, chosen).map((n) => ({ what: "round trip", n, span: 1 }));
}
