import type { Block, Place } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import type { CellSpec } from "../../workbook/spec";
import type { CheckedRun } from "../checks/checkedRun";
import { countFormula } from "../checks/condition";
import type { Finding } from "../findings/finding";
import { runKey } from "../runs/runKey";
import { countIds, liveCondition, MORE_RUNS } from "./rulesBlock";

const SEVERITY_WORDS = { problem: "Problem: ", caution: "Caution: ", note: "", good: "Good: " } as const;

/** Words of a finding that no threshold of the sheet Checks decides. */
const AS_REPORTED = "as reported";

const ABOUT_STATES =
  'Sentences and their figures are those of the time when the report was made. "At your thresholds" follows the sheet Checks and the facts below; "as reported" was judged once. A sentence about all runs has no state.';

/**
 * The findings below each other, each with a live cell that says whether it still holds at the thresholds as they are
 * now. A last line tells of rules that now hold for more runs.
 */
export function findingsBlock(found: readonly Finding[], checked: readonly CheckedRun[]): Block {
  return {
    height: found.length + 4,
    ids: () => ({}),
    draw: (place) => {
      const { row, columns } = place;
      const last = row + 2 + found.length;
      return {
        cells: [
          headingCell("Findings", row, columns),
          { kind: "text", at: `A${row + 1}`, text: "Finding", style: "header", columns: columns - 1 },
          { kind: "text", at: `E${row + 1}`, text: "At your thresholds", style: "wordsHeader" },
          ...found.flatMap((finding, i): CellSpec[] => [
            sentence(finding, row + 2 + i, columns - 1),
            ...(finding.runs.length === 0 ? [] : [state(finding, checked, place, row + 2 + i)]),
          ]),
          { kind: "formula", at: `A${last}`, formula: place.formula(MORE), style: "missing" },
          { kind: "note", at: `A${last + 1}`, text: ABOUT_STATES, columns, style: "note" },
        ],
      };
    },
  };
}

const MORE = `IF(COUNTIF({rules.state},"${MORE_RUNS}")=0,"","Caution: at your thresholds "&COUNTIF({rules.state},"${MORE_RUNS}")&" of the rules (sheet Checks) hold for more runs than in the report.")`;

function sentence({ severity, text, advice }: Finding, row: number, columns: number): CellSpec {
  return {
    kind: "note",
    at: `A${row}`,
    text: [`${SEVERITY_WORDS[severity]}${text}`, advice].filter(Boolean).join(" "),
    columns,
    style: severity === "good" ? "goodNote" : severity,
  };
}

/** Does the sentence's own run still meet the condition, and how many runs do? */
function state(
  { rule: id, runs }: Finding,
  checked: readonly CheckedRun[],
  place: Place,
  row: number,
): CellSpec {
  const when = liveCondition(id);
  const run = checked[runs[0] ?? -1]?.run;
  const ids = countIds(id);
  if (when === null || run === undefined) {
    return { kind: "text", at: `E${row}`, text: AS_REPORTED, style: "words" };
  }
  const own = countFormula(when, `"${runKey(run).replaceAll('"', '""')}"`);
  const [now, reported] = [place.formula(`{${ids.now}}`), place.formula(`{${ids.reported}}`)];
  const formula = `IF(${own}=0,"no longer holds",IF(${now}=${reported},"holds","holds, runs: "&${now}))`;
  return { kind: "formula", at: `E${row}`, formula, style: "words" };
}
