import { figure } from "../figure";
import { runRule } from "../runRule";

const MS_PER_S = 1000;

/** Single I/Os took seconds: a path or a device was away. */
export const longestIo = runRule({
  id: "longest-io",
  title: "I/Os took seconds",
  cause: "latency",
  when: [
    { figure: "Longest ÷ average", is: ">", limit: "LongestFactor" },
    { figure: "Longest (s)", is: ">", limit: "LongestSeconds" },
  ],
  says: ({ results: { latencyMs, maxLatencyMs } }) => {
    if (latencyMs === null || maxLatencyMs === null || latencyMs <= 0) return null;
    const times = maxLatencyMs / latencyMs;
    return {
      severity: "caution",
      text: `single I/Os took up to ${figure(maxLatencyMs / MS_PER_S)} s, ${figure(times)} × the average of ${figure(latencyMs)} ms.`,
      advice: "Look for path or device resets.",
      weight: maxLatencyMs,
    };
  },
});
