import type { Block, Place } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import { MARK } from "../../sheets/mark";
import type { CellSpec } from "../../workbook/spec";
import type { CheckedRun } from "../checks/checkedRun";
import { countFormula } from "../checks/condition";
import { inFull, type Finding } from "../findings/finding";
import { titleOf } from "../findings/rules/rules";
import { groupBy } from "../../model/groupBy";
import { testNumber } from "../checks/testNumber";
import { countIds, liveCondition, MORE_RUNS } from "./rulesBlock";

/** What a finding's title begins with. A note has no mark: it neither speaks for a test nor against it. */
export const SEVERITY_MARKS = {
  problem: MARK.bad,
  caution: MARK.caution,
  good: MARK.good,
  note: "",
} as const;

/** Words of a finding that no threshold of the sheet Checks decides. */
const AS_REPORTED = "as reported";

/** What the state of a finding is where thresholds or facts have changed so that it is none any more. */
export const NO_LONGER = "no longer holds";

const ABOUT_STATES =
  'Sentences and figures are from when the report was created. "At your thresholds" follows the sheets Checks and Facts; "as reported" was evaluated once. A sentence about all tests has no state.';

const ALL_TESTS = "All tests";

/** Id of the cell that says whether a finding still holds, by its place in the list. */
export const stateId = (place: number): string => `finding.${place}.state`;

interface Row {
  finding: Finding;
  /** Place in the list of findings. */
  place: number;
}

/**
 * The findings below each other, grouped by test, each with a live cell that says whether it still holds at the thresholds
 * as they are now. A last line tells of rules that now hold for more runs.
 */
export function findingsBlock(found: readonly Finding[], checked: readonly CheckedRun[]): Block {
  const groups = byTest(found, checked);
  const lines = groups.flatMap(([test, rows]) => [test, ...rows]);
  const rowOf = (row: number, line: number): number => row + 2 + line;
  return {
    height: lines.length + 4,
    ids: (row) =>
      Object.fromEntries(
        lines.flatMap((line, i) =>
          typeof line === "string" || !hasState(line.finding)
            ? []
            : [[stateId(line.place), `D${rowOf(row, i)}`]],
        ),
      ),
    draw: (place) => {
      const { row, columns } = place;
      const last = rowOf(row, lines.length);
      return {
        cells: [
          headingCell("Findings", row, columns),
          ...["What", "Found", "What to do"].map((text, i): CellSpec => ({
            kind: "text",
            at: `${"ABC"[i]}${row + 1}`,
            text,
            style: "header",
          })),
          { kind: "text", at: `D${row + 1}`, text: "At your thresholds", style: "header" },
          ...lines.flatMap((line, i): CellSpec[] =>
            typeof line === "string"
              ? [{ kind: "text", at: `A${rowOf(row, i)}`, text: line, style: "group", columns }]
              : sentence(line.finding, checked, place, rowOf(row, i)),
          ),
          { kind: "formula", at: `A${last}`, formula: place.formula(MORE), style: "missing" },
          { kind: "note", at: `A${last + 1}`, text: ABOUT_STATES, columns, style: "note" },
        ],
      };
    },
  };
}

const MORE = `IF(COUNTIF({rules.state},"${MORE_RUNS}")=0,"","${MARK.caution} At your thresholds "&COUNTIF({rules.state},"${MORE_RUNS}")&" of the rules (sheet Checks) hold for more runs than in the report.")`;

/** Findings of half of the tests or more first, then those of each test, the one with the most IOPS first. */
function byTest(found: readonly Finding[], checked: readonly CheckedRun[]): [string, Row[]][] {
  const rows = found.map((finding, place) => ({ finding, place }));
  const groups = groupBy(rows, ({ finding: { runs } }) => {
    const [first] = runs;
    const isOfMost = checked.length > 1 && runs.length * 2 >= checked.length;
    return first === undefined || isOfMost ? -1 : first;
  });
  const iops = (run: number): number => (run < 0 ? Infinity : (checked[run]?.run.results.iops ?? 0));
  return [...groups]
    .sort(([a], [b]) => iops(b) - iops(a))
    .map(([run, of]) => [checked[run]?.label ?? ALL_TESTS, of]);
}

function hasState({ runs }: Finding): boolean {
  return runs.length > 0;
}

function sentence(finding: Finding, checked: readonly CheckedRun[], place: Place, row: number): CellSpec[] {
  const { severity, rule, advice } = finding;
  const title = `${SEVERITY_MARKS[severity]} ${titleOf(rule)}`.trim();
  return [
    { kind: "text", at: `A${row}`, text: title, style: `${severity}Title` },
    { kind: "note", at: `B${row}`, text: inFull(finding), style: "rowSentence" },
    { kind: "note", at: `C${row}`, text: advice ?? "", style: "rowSentence" },
    hasState(finding)
      ? state(finding, checked, place, row)
      : { kind: "text", at: `D${row}`, text: "", style: "rowSentence" },
  ];
}

/** Does the sentence's own run still meet the condition, and how many runs do? */
function state(
  { rule: id, runs }: Finding,
  checked: readonly CheckedRun[],
  place: Place,
  row: number,
): CellSpec {
  const when = liveCondition(id);
  const [first] = runs;
  const ids = countIds(id);
  if (when === null || first === undefined || !checked[first]) {
    return { kind: "text", at: `D${row}`, text: AS_REPORTED, style: "rowSentence" };
  }
  const own = countFormula(when, testNumber(first));
  const [now, reported] = [place.formula(`{${ids.now}}`), place.formula(`{${ids.reported}}`)];
  const formula = `IF(${own}=0,"${NO_LONGER}",IF(${now}=${reported},"holds","holds, runs: "&${now}))`;
  return { kind: "formula", at: `D${row}`, formula, style: "rowSentence" };
}
