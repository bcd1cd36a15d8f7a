import { averageLatencies } from "../../measures/slowDirections";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** Small I/O takes longer than all-flash storage needs; above the usual limit that is said instead. */
export const flashLatency = runRule({
  id: "flash-latency",
  title: "Slow for flash",
  cause: "latency",
  when: [
    { figure: "Small I/O latency (ms)", is: ">", limit: "FlashLatencyLimit" },
    { figure: "Above usual latency (ms)", is: "<=", limit: 0 },
  ],
  says: (run, { thresholds }) => {
    const slow = averageLatencies(run)
      .filter(({ averageMs }) => averageMs > thresholds.FlashLatencyLimit)
      .sort((a, b) => b.averageMs - a.averageMs);
    const [worst] = slow;
    if (!worst) return null;
    const figures = slow.map(({ name, averageMs }) => `${name} latency ${figure(averageMs)} ms`);
    return {
      severity: "caution",
      text: `${figures.join(", ")}: high for all-flash storage below 64 KiB.`,
      advice: "Lower the outstanding I/O; if latency stays high, check the network path.",
      weight: worst.averageMs,
    };
  },
});
