import { figure } from "../figure";
import { runRule } from "../runRule";

/** The test ended before garbage collection and destage show. */
export const shortTest = runRule({
  id: "short-test",
  title: "Test too short",
  cause: "validity",
  when: [{ figure: "Missing test time (s)", is: ">", limit: 0 }],
  says: ({ durationSeconds: seconds, warmupSeconds }, { thresholds: { LeastSeconds, WarmupFactor } }) => {
    if (seconds === null) return null;
    const warmup = warmupSeconds ? ` after ${figure(warmupSeconds)} s of warm-up` : "";
    const needed =
      WarmupFactor * (warmupSeconds ?? 0) > LeastSeconds
        ? `${figure(WarmupFactor)} times the warm-up are`
        : `${figure(LeastSeconds)} s are`;
    return {
      severity: "caution",
      text: `${figure(seconds)} s${warmup} are too short to show steady state (garbage collection, destage): ${needed} the minimum.`,
      advice: "Repeat with 20 min of warm-up and 60 min of test before you plan with its figures.",
      weight: -seconds,
    };
  },
});
