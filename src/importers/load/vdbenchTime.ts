import { durationOf } from "./endedShort";

const DAY_MS = 24 * 3600 * 1000;

/** Follows the rows of a run to how long its intervals are: whole seconds, which the times of rows miss by milliseconds. */
export class IntervalLength {
  private last: { interval: number; atMs: number } | null = null;
  private readonly stepsMs: number[] = [];
  private startMs: number | null = null;

  /** Takes the time of day at which the run started: it decides where the run has one row. */
  begin(startMs: number | null): void {
    this.startMs = startMs;
  }

  /** Takes a row: its number and the time of day at its end, `null` where nothing states it. */
  take(interval: number, atMs: number | null): void {
    const { last } = this;
    if (atMs === null) return;
    if (last && interval > last.interval)
      this.stepsMs.push(since(last.atMs, atMs) / (interval - last.interval));
    this.last = { interval, atMs };
  }

  /** Seconds of an interval; `null` where the rows do not show it. */
  get seconds(): number | null {
    const { last, startMs, stepsMs } = this;
    const steps = [...stepsMs].sort((a, b) => a - b);
    const alone = last && startMs !== null ? since(startMs, last.atMs) / last.interval : 0;
    return Math.round((steps[steps.length >> 1] ?? alone) / 1000) || null;
  }
}

/** A run may go on past midnight. */
function since(startMs: number, endMs: number): number {
  return (endMs - startMs + DAY_MS) % DAY_MS;
}

/** The intervals that an average is the mean of, and how long each is; `null` where the report does not show it. */
export interface AveragedTime {
  averaged: { first: number; last: number } | null;
  intervalSeconds: number | null;
}

/**
 * Seconds that a run was averaged over: the requested time where they agree with it. vdbench leaves the first interval out of
 * the average where there is no warm-up.
 */
export function secondsOf(time: AveragedTime, requested: number | null): number | null {
  const ran = averagedSeconds(time);
  // An average over no interval is of no time, whatever was requested.
  return ran === 0 ? null : durationOf(ran ?? 0, requested, time.intervalSeconds ?? 0);
}

/** What a warning states of a run that ended before its time: `3 s of the requested 300 s`; `null` for any other. */
export function endedEarly(time: AveragedTime, requested: number | null): string | null {
  const ran = secondsOf(time, requested);
  if (ran === null || requested === null || ran >= requested) return null;
  const [short, long] = [ran, requested].map((seconds) => seconds.toLocaleString("en-US"));
  return `${short} s of the requested ${long} s`;
}

function averagedSeconds({ averaged, intervalSeconds }: AveragedTime): number | null {
  return averaged && intervalSeconds && Math.max(0, averaged.last - averaged.first + 1) * intervalSeconds;
}
