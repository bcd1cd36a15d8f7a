import { PLANNING_ESTIMATE } from "../../../sheets/basisSheet";
import type { Rule } from "../rule";

/** What every report says about itself. */
export const planningEstimate: Rule = {
  id: "planning-estimate",
  title: "Planning estimate",
  cause: "standing",
  missing: () => null,
  find: () => [
    { rule: "planning-estimate", severity: "note", text: PLANNING_ESTIMATE, advice: null, runs: [] },
  ],
};
