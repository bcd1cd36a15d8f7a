import { doubts, failures } from "../../measures/importerReports";
import { madeNoIo } from "../../runs/madeNoIo";
import { groupBy } from "../../../model/groupBy";
import type { CheckedRun } from "../../checks/checkedRun";
import { count } from "../figure";
import type { Rule } from "../rule";

/** Diagnostics that have rules of their own, beside failures. */
const REPORTED_BY_OTHERS: ReadonlySet<string> = new Set(["options-differ", "name-differs"]);

/** The diagnostic of a job without I/O, which has a rule of its own where it is the whole run. */
const NO_IO = "no-io";

/** Something in the files could not be read, or only with doubts: for each tool the first doubt about a run's figures. */
export const readingProblems: Rule = {
  id: "reading-trouble",
  title: "Problems reading files",
  cause: "validity",
  missing: () => null,
  find: ({ diagnostics, checked }) => {
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
    if (errors + warnings === 0) return [];
    const byTool = groupBy(checked.flatMap(doubtsOf), ({ tool }) => tool);
    const sentences = [...byTool].map(([tool, own]) => sentenceOf(tool, own));
    return [
      {
        rule: "reading-trouble",
        severity: "caution",
        text: [
          `Reading the files reported ${count(errors, "error")} and ${count(warnings, "warning")}: see the sheet Sources.`,
          ...sentences,
        ].join(" "),
        advice: "Read the diagnostics on the sheet Sources before you use the figures.",
        runs: [],
      },
    ];
  },
};

interface Doubt {
  tool: string;
  file: string;
  message: string;
}

/** What puts the figures of a run in doubt, and no other rule tells. */
function doubtsOf({ run, diagnostics }: CheckedRun): Doubt[] {
  const failed = new Set(failures(diagnostics));
  const isReported = (code: string): boolean =>
    REPORTED_BY_OTHERS.has(code) || (code === NO_IO && madeNoIo(run));
  return doubts(diagnostics)
    .filter((diagnostic) => !failed.has(diagnostic) && !isReported(diagnostic.code))
    .map(({ file, message }) => ({ tool: run.tool, file, message }));
}

function sentenceOf(tool: string, [first, ...others]: readonly Doubt[]): string {
  const different = new Set(others.map(({ file, message }) => `${file} ${message}`));
  different.delete(`${first?.file} ${first?.message}`);
  const more = different.size === 0 ? "" : ` (and ${different.size} more)`;
  return `${tool}, ${first?.file}: ${first?.message}${more}`;
}
