import { figure } from "../figure";
import { runRule } from "../runRule";

const MS_PER_S = 1000;

/** Single I/Os took seconds: a path or a device was away. */
export const longestIo = runRule({
  id: "longest-io",
  cause: "latency",
  says: ({ results: { latencyMs, maxLatencyMs } }, { thresholds }) => {
    if (latencyMs === null || maxLatencyMs === null || latencyMs <= 0) return null;
    const times = maxLatencyMs / latencyMs;
    if (times <= thresholds.LongestFactor || maxLatencyMs <= thresholds.LongestSeconds * MS_PER_S)
      return null;
    return {
      severity: "caution",
      text: `single I/Os took up to ${figure(maxLatencyMs / MS_PER_S)} s, ${figure(times)} × the average of ${figure(latencyMs)} ms.`,
      advice: "Look for path or device resets.",
      weight: maxLatencyMs,
    };
  },
});
