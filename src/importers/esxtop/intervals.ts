import type { RecordedInterval } from "../../model/benchmark/hostRecording";
import type { RowFigures } from "./rowFigures";
import { meanFigures } from "./rowFigures";

/** A row with its time in milliseconds since 1970 in UTC. */
export interface TimedRow {
  timeMs: number;
  line: number;
  figures: RowFigures;
}

/** The intervals of the rows below one header, and the rows that gave none. */
export interface RowIntervals {
  intervals: RecordedInterval[];
  /** Lines after a pause of the recording: what they average over is unknown. */
  afterPause: number[];
  /** Lines whose time is not after that of the line before. */
  backwards: number[];
  /** Whether rows were averaged by the minute, because their time stamps have no seconds. */
  byMinute: boolean;
}

const MINUTE_MS = 60_000;

/** A step of more than this many usual steps is a pause. */
const PAUSE_STEPS = 2.5;

/**
 * Gives each row the interval that it averages over: from the row before to its own time stamp. The first row is left
 * out, as nobody knows since when it counts. A spreadsheet that saves time stamps without seconds gives several rows the
 * same minute: they are averaged over that minute.
 */
export function rowIntervals(rows: readonly TimedRow[], hasSeconds: boolean): RowIntervals {
  const steps = rows.slice(1).map(({ timeMs }, index) => timeMs - (rows[index]?.timeMs ?? 0));
  if (!hasSeconds && steps.includes(0)) return minutes(rows);
  const usual = median(steps.filter((step) => step > 0));
  const found: RowIntervals = { intervals: [], afterPause: [], backwards: [], byMinute: false };
  let latestMs = rows[0]?.timeMs ?? 0;
  for (const row of rows.slice(1)) {
    const step = row.timeMs - latestMs;
    if (step <= 0) found.backwards.push(row.line);
    else if (step > PAUSE_STEPS * usual) found.afterPause.push(row.line);
    else found.intervals.push(interval(latestMs, row.timeMs, row.figures));
    latestMs = Math.max(latestMs, row.timeMs);
  }
  return found;
}

function minutes(rows: readonly TimedRow[]): RowIntervals {
  const backwards: number[] = [];
  const groups = new Map<number, RowFigures[]>();
  let latestMs = -Infinity;
  for (const { timeMs, line, figures } of rows.slice(1)) {
    const group = groups.get(timeMs);
    if (timeMs < latestMs) backwards.push(line);
    else if (group) group.push(figures);
    else groups.set(timeMs, [figures]);
    latestMs = Math.max(latestMs, timeMs);
  }
  const intervals = [...groups].map(([startMs, group]) =>
    interval(startMs, startMs + MINUTE_MS, meanFigures(group)),
  );
  return { intervals, afterPause: [], backwards, byMinute: true };
}

function interval(startMs: number, endMs: number, figures: RowFigures): RecordedInterval {
  const { cpuUsedPct, cpuUtilPct, uplinks } = figures;
  return { startMs, endMs, cpuUsedPct, cpuUtilPct, uplinks };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
