import { runRule } from "../runRule";

/** Nobody says how long the test ran. */
export const unknownDuration = runRule({
  id: "unknown-duration",
  cause: "validity",
  says: ({ durationSeconds }, { thresholds }) =>
    durationSeconds === null
      ? {
          severity: "caution",
          text: `the files do not say how long the test ran: less than ${thresholds.LeastSeconds.toLocaleString("en-US")} s are too short to show steady state (garbage collection, destage).`,
          weight: 0,
        }
      : null,
});
