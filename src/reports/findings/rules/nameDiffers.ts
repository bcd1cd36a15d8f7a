import { count } from "../figure";
import type { Rule } from "../rule";

/** The importer's word for a case whose name says something else than its job did. */
const DIFFERS = "name-differs";

/** A case is not what its name says. */
export const nameDiffers: Rule = {
  id: "name-differs",
  cause: "validity",
  missing: () => null,
  find: ({ diagnostics }) => {
    const [first, ...others] = diagnostics.filter(({ code }) => code === DIFFERS);
    if (!first) return [];
    const more =
      others.length === 0 ? "" : ` ${count(others.length, "more difference")}: see the sheet Sources.`;
    return [
      {
        rule: "name-differs",
        severity: "caution",
        text: `${first.message} What the job ran is used.${more}`,
        advice: null,
        runs: [],
      },
    ];
  },
};
