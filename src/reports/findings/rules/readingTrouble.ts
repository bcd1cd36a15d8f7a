import { count } from "../figure";
import type { Rule } from "../rule";

/** Something in the files could not be read, or only with doubts. */
export const readingTrouble: Rule = {
  id: "reading-trouble",
  cause: "validity",
  missing: () => null,
  find: ({ diagnostics }) => {
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
    if (errors + warnings === 0) return [];
    return [
      {
        rule: "reading-trouble",
        severity: "caution",
        text: `Reading the files gave ${count(errors, "error")} and ${count(warnings, "warning")}: see the sheet Sources.`,
        advice: null,
        runs: [],
      },
    ];
  },
};
