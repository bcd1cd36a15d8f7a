import { recordKey } from "../../runs/recordKey";
import { count, names } from "../figure";
import type { Rule } from "../rule";

/** Runs that are there twice, such as from a copy of a zip, or from a zip and the folder that it was extracted to. */
export const importedTwice: Rule = {
  id: "imported-twice",
  title: "Imported twice",
  cause: "validity",
  missing: () => null,
  find: ({ runs, labels }) => {
    const met = new Set<string>();
    const again = runs.flatMap((run, place) => {
      const key = recordKey(run);
      if (key === null || !met.has(key)) {
        if (key !== null) met.add(key);
        return [];
      }
      return [place];
    });
    if (again.length === 0) return [];
    const which = names(again.map((place) => labels[place] ?? ""));
    return [
      {
        rule: "imported-twice",
        severity: "caution",
        text: `${count(again.length, "test")} of ${runs.length} repeat${again.length === 1 ? "s" : ""} another, figure by figure: ${which}. One run counts twice.`,
        advice: "Import each result once.",
        runs: [],
      },
    ];
  },
};
