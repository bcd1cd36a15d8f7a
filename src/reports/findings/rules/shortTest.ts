import { figure } from "../figure";
import { runRule } from "../runRule";

/** The test ended before garbage collection and destage show. */
export const shortTest = runRule({
  id: "short-test",
  title: "Test too short",
  cause: "validity",
  when: [{ figure: "Missing test time (s)", is: ">", limit: 0 }],
  says: ({ durationSeconds: seconds, warmupSeconds }) => {
    if (seconds === null) return null;
    const warmup = warmupSeconds ? ` after ${figure(warmupSeconds)} s of warm-up` : "";
    return {
      severity: "caution",
      text: `${figure(seconds)} s${warmup} are too short to show steady state (garbage collection, destage).`,
      advice: "Repeat with 30 min of warm-up and 60 min of test before you plan with its figures.",
      weight: -seconds,
    };
  },
});
