import type { WallTime } from "./wallTime";

/** Which number of a date comes first, or why nobody can tell. */
export type DateOrder = "monthFirst" | "dayFirst" | "ambiguous" | "contradictory";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Finds the order of day and month from all time stamps of a file. Either a number above 12 decides, or both readings
 * are the same, or only under one of them the rows follow each other within a day. Anything else is ambiguous: a
 * guess would move a recording by months, out of the test or into another one.
 */
export function dateOrder(times: readonly WallTime[]): DateOrder {
  const monthFirst = times.every(({ monthFirstMs }) => monthFirstMs !== null);
  const dayFirst = times.every(({ dayFirstMs }) => dayFirstMs !== null);
  if (monthFirst !== dayFirst) return monthFirst ? "monthFirst" : "dayFirst";
  if (!monthFirst) return "contradictory";
  if (times.every(({ monthFirstMs, dayFirstMs }) => monthFirstMs === dayFirstMs)) return "monthFirst";
  const monthFollows = follow(times, "monthFirst");
  const dayFollows = follow(times, "dayFirst");
  if (monthFollows === dayFollows) return "ambiguous";
  return monthFollows ? "monthFirst" : "dayFirst";
}

/** The time of a stamp in a known order; `NaN` where it has none, which a known order rules out. */
export function timeIn(order: "monthFirst" | "dayFirst", time: WallTime): number {
  return (order === "monthFirst" ? time.monthFirstMs : time.dayFirstMs) ?? NaN;
}

function follow(times: readonly WallTime[], order: "monthFirst" | "dayFirst"): boolean {
  return times.every((time, index) => {
    const before = times[index - 1];
    if (!before) return true;
    const step = timeIn(order, time) - timeIn(order, before);
    return step >= 0 && step <= DAY_MS;
  });
}
