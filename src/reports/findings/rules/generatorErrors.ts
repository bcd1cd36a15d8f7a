import { count } from "../figure";
import { runRule } from "../runRule";

/** The load generator counted I/O errors. */
export const generatorErrors = runRule({
  id: "generator-errors",
  title: "I/O errors",
  cause: "invalid run",
  withoutIo: true,
  when: [{ figure: "Errors", is: ">", limit: 0 }],
  says: ({ results: { errors } }) =>
    errors === null
      ? null
      : {
          severity: "problem",
          text: `the load generator reported ${count(errors, "error")}: its results are invalid.`,
          advice: "Find the cause and repeat the test.",
          weight: errors,
        },
});
