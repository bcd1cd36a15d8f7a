import { parseFioLoad } from "./fioOptions";

/** Options by which fio may end a timed job before its time. */
const ENDS_EARLIER = ["exitall", "steadystate", "ss", "fill_device", "fill_fs"];

/**
 * Seconds for which fio's options make a job run, however soon all its data is read or written; `null` where it may end
 * before.
 */
export function timedSeconds(options: Readonly<Record<string, string>>): number | null {
  const { runtimeSeconds, latencyTargetUs } = parseFioLoad(options);
  const isSet = (name: string) => (options[name] ?? "0") !== "0";
  // Without latency_run, fio ends when it has found the depth that meets the target.
  const mayEnd = (latencyTargetUs !== null && !isSet("latency_run")) || ENDS_EARLIER.some(isSet);
  return isSet("time_based") && !mayEnd ? runtimeSeconds : null;
}

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
