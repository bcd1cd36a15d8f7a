/** What a report calls a column, in the words of flatfile.html. */
export type VdbenchColumn =
  // Block layout.
  | "rate"
  | "MB/sec"
  | "bytes/io"
  | "read%"
  | "resp"
  | "read_resp"
  | "write_resp"
  | "resp_max"
  | "read_max"
  | "write_max"
  | "xfersize"
  | "threads"
  | "rdpct"
  | "seekpct"
  | "queue_depth"
  | "cpu_used"
  | "cpu_user"
  | "cpu_kernel"
  // File-system layout.
  | "Rate"
  | "Resp"
  | "Read_rate"
  | "Read_resp"
  | "Read_resp_max"
  | "Write_rate"
  | "Write_resp"
  | "Write_resp_max"
  | "Xfersize"
  | "Threads";

/** A figure of a row under the label that the file prints above it. */
export interface VdbenchFigure {
  label: string;
  unit: string;
  value: number;
  /** Digits after the decimal point, as printed. */
  decimals: number;
}

/** The figures of one interval. */
export interface IntervalRow {
  /** From 1, in the count of its run definition. */
  interval: number;
  /** Time of day at its end, in ms; the report does not say the day with it. */
  timeOfDayMs: number;
  figures: AverageRow["figures"];
}

/** An `avg_` row: the mean of a run definition's intervals, without those that vdbench leaves out. */
export interface AverageRow {
  /** Run definition (RD). */
  run: string;
  line: number;
  figures: Partial<Record<VdbenchColumn, VdbenchFigure>>;
  /** Time of day at its end, in ms; `null` where the report has no such time. */
  timeOfDayMs: number | null;
  /** From the line that starts the run definition; `null` where the report has none. */
  elapsedSeconds: number | null;
  warmupSeconds: number | null;
  /** I/O rate that it was held to; `null` where it had no limit, or where the report does not state it. */
  requestedIops: number | null;
  version: string | null;
  /** Start of the run definition, ISO 8601 in UTC; `null` where the report names no time zone that is known. */
  startedAt: string | null;
  /** The loop values that the run definition was started with, as `xfersize=4k threads=8`. */
  loops: string;
  /** Numbers of the intervals that it is the mean of, as in `avg_2-60`; `null` where it does not say them. */
  averaged: { first: number; last: number } | null;
  /** How long an interval is; `null` where the report has too few of them. */
  intervalSeconds: number | null;
  /** The intervals of the run definition; empty unless they were asked for. */
  series: IntervalRow[];
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Collects the figures of a row; `n/a` and what is no number are left out. */
export function figuresOf(
  columns: readonly (readonly [column: string, label: string])[],
  cells: readonly string[],
): AverageRow["figures"] {
  const figures: Record<string, VdbenchFigure> = {};
  columns.forEach(([column, label], index) => {
    const text = cells[index] ?? "";
    if (column === "" || !NUMBER.test(text)) return;
    const decimals = text.split(".")[1]?.length ?? 0;
    figures[column] = { label, unit: column === "MB/sec" ? column : "", value: Number(text), decimals };
  });
  return figures;
}

/** The intervals that an `avg_2-60` averages. */
export function averagedIntervals(text: string): AverageRow["averaged"] {
  const [, first, last] = /^avg_(\d+)-(\d+)$/.exec(text) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

/** Milliseconds since midnight of `10:00:01.000`; `null` for what is no time of day. */
export function timeOfDayMs(text: string): number | null {
  const [, hour, minute, second] = /^(\d\d):(\d\d):(\d\d(?:\.\d{1,3})?)$/.exec(text) ?? [];
  return hour === undefined ? null : (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
}
