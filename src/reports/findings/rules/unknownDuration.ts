import { runRule } from "../runRule";

/** Nobody says how long the test ran. */
export const unknownDuration = runRule({
  id: "unknown-duration",
  title: "Test time unknown",
  cause: "validity",
  says: ({ durationSeconds }) =>
    durationSeconds === null
      ? {
          severity: "caution",
          text: "the files do not say how long the test ran, and whether that is enough to show steady state (garbage collection, destage).",
          weight: 0,
        }
      : null,
});
