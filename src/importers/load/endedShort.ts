/** Share of its time that a test may lack and still count as whole: tools round, and stop a little early or late. */
const LACKING_SHARE = 0.05;

/**
 * Whether a test ended clearly before its time.
 *
 * @param ranSeconds 0 where no file states it.
 * @param slackSeconds What a test may lack at least.
 */
export function endedShort(ranSeconds: number, wholeSeconds: number, slackSeconds = 0): boolean {
  return ranSeconds > 0 && wholeSeconds - ranSeconds > Math.max(wholeSeconds * LACKING_SHARE, slackSeconds);
}

/**
 * The duration of a test: what was requested, unless it clearly ran for another time; `null` where neither is known.
 *
 * @param ranSeconds Not above 0 where no file states it.
 * @param slackSeconds What both may differ by at least.
 */
export function durationOf(
  ranSeconds: number,
  requestedSeconds: number | null,
  slackSeconds: number,
): number | null {
  if (!(ranSeconds > 0)) return requestedSeconds;
  if (requestedSeconds === null) return ranSeconds;
  const isOther =
    endedShort(ranSeconds, requestedSeconds, slackSeconds) ||
    endedShort(requestedSeconds, ranSeconds, slackSeconds);
  return isOther ? ranSeconds : requestedSeconds;
}
