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
          text: "the files do not state the test time, so steady state (garbage collection, destage) cannot be confirmed.",
          weight: 0,
        }
      : null,
});
