import { count } from "./figure";
import type { Rule } from "./rule";

/** What the importer reported under a code: the first diagnostic, and how many others there are. */
export interface DiagnosticRule {
  /** The importer's code, which is the id of the rule. */
  code: string;
  title: string;
  /** What one of them is called, such as `contradiction`. */
  noun: string;
  /** The consequence, where the diagnostic does not state it. */
  consequence?: string;
}

/** A rule that passes on what the importer found in the files: a caution about all runs. */
export function diagnosticRule({ code, title, noun, consequence }: DiagnosticRule): Rule {
  return {
    id: code,
    title,
    cause: "validity",
    missing: () => null,
    find: ({ diagnostics }) => {
      const [first, ...others] = diagnostics.filter((diagnostic) => diagnostic.code === code);
      if (!first) return [];
      const more =
        others.length === 0 ? [] : [`${count(others.length, `more ${noun}`)}: see the sheet Sources.`];
      const sentences = [first.message, ...(consequence === undefined ? [] : [consequence]), ...more];
      return [
        {
          rule: code,
          severity: "caution",
          text: sentences.join(" "),
          advice: "Read the diagnostics on the sheet Sources.",
          runs: [],
        },
      ];
    },
  };
}
