import { figure } from "../figure";
import { runRule } from "../runRule";

/** The test ended before garbage collection and destage show. */
export const shortTest = runRule({
  id: "short-test",
  cause: "validity",
  says: ({ durationSeconds: seconds, warmupSeconds }, { thresholds }) => {
    if (seconds === null) return null;
    const least = Math.max(thresholds.LeastSeconds, thresholds.WarmupFactor * (warmupSeconds ?? 0));
    if (seconds >= least) return null;
    const warmup = warmupSeconds ? ` after ${figure(warmupSeconds)} s of warm-up` : "";
    return {
      severity: "caution",
      text: `${figure(seconds)} s${warmup} are too short to show steady state (garbage collection, destage): ${figure(least)} s would do.`,
      weight: least - seconds,
    };
  },
});
