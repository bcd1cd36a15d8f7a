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
