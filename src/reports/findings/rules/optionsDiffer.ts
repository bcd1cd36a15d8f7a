import { count } from "../figure";
import type { Rule } from "../rule";

/** The importer's word for a run whose options are not those of what it counted. */
const DIFFERS = "options-differ";

/** A run did something else than its options ask for. */
export const optionsDiffer: Rule = {
  id: DIFFERS,
  cause: "validity",
  missing: () => null,
  find: ({ diagnostics }) => {
    const [first, ...others] = diagnostics.filter(({ code }) => code === DIFFERS);
    if (!first) return [];
    const more =
      others.length === 0 ? "" : ` ${count(others.length, "more contradiction")}: see the sheet Sources.`;
    return [{ rule: DIFFERS, severity: "caution", text: `${first.message}${more}`, advice: null, runs: [] }];
  },
};
