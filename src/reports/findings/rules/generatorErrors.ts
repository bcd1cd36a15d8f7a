import { count } from "../figure";
import { runRule } from "../runRule";

/** The load generator counted I/O errors. */
export const generatorErrors = runRule({
  id: "generator-errors",
  cause: "invalid run",
  says: ({ results: { errors } }) =>
    errors === null || errors <= 0
      ? null
      : {
          severity: "problem",
          text: `the load generator reported ${count(errors, "error")}: its figures are not those of a healthy test.`,
          advice: "Look for the cause and repeat the test.",
          weight: errors,
        },
});
