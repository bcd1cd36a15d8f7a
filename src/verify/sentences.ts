import type { CellValue } from "../workbook/spec";
import { verdictOf, type Verdict } from "./verdict";
import type { ChangedCell, DifferingCell, UncoveredCell, Verification } from "./verification";

/** Characters of a text or formula that are shown. */
const MAX_LENGTH = 120;

/** What a verification came to, in a few words. */
const HEADLINES: Readonly<Record<Verdict, string>> = {
  verified: "verified",
  recalculated: "values follow from their formulas; whether formulas were changed is not known",
  partly: "no difference in what was recalculated",
  waiting: "not verified yet: formulas wait for their results",
  unknown: "not verified: no formula was recalculated",
  differs: "differs",
};

/** ✔ only where nothing is unknown. */
const MARKS: Readonly<Record<Verdict, string>> = {
  verified: "✔",
  recalculated: "▲",
  partly: "▲",
  waiting: "?",
  unknown: "?",
  differs: "✖",
};

/** The headings of the lists of cells. */
export const HEADINGS = {
  differing:
    "Values that differ from their formulas (changed by hand, or saved with other results of functions)",
  withoutAddIn:
    "Saved without the add-in, and what follows from it (open the workbook with HCI Planner and recalculate with Ctrl+Alt+F9)",
  busy: "Waiting for a result, and what follows from it (verify again when #BUSY! is no longer shown)",
  changed: "Changed against the plan",
  uncovered: "Not recalculated",
} as const;

/** What a verification came to, in a few words. */
export function headlineOf(verification: Verification): string {
  return HEADLINES[verdictOf(verification)];
}

/** The verdict with its mark: `✔ Verified`. */
export function verdictSentence(verification: Verification): string {
  const verdict = verdictOf(verification);
  const headline = HEADLINES[verdict];
  return `${MARKS[verdict]} ${headline.charAt(0).toUpperCase()}${headline.slice(1)}`;
}

/**
 * How many formulas were recalculated, in a sentence.
 *
 * @param held How the values are there that they are compared with: a file has them saved, an open workbook shows them.
 */
export function countsOf(
  { formulas, recalculated, same, copied }: Verification,
  held: "saved" | "shown" = "saved",
): string {
  if (formulas === 0) return "The workbook has no formulas.";
  const copies = copied === 0 ? "" : `, ${count(copied)} of them values in this copy without the add-in`;
  const noun = recalculated === 1 ? "formula" : "formulas";
  return `${count(recalculated)} ${noun} recalculated${copies}, ${count(same)} as ${held}; ${count(formulas - recalculated)} not recalculated.`;
}

/** How a value differs from its formula. */
export function differenceOf({ formula, saved, calculated }: DifferingCell): string {
  return `shows ${describeValue(saved)}, calculated ${describeValue(calculated)}: ${shortened(formula)}`;
}

/** What was changed against the plan. */
export function changeOf({ kind, name = "", holds, expected }: ChangedCell): string {
  switch (kind) {
    case "overwritten":
      return `a formula was overwritten with ${describeValue(holds)}: ${describeValue(expected)}`;
    case "name":
      return holds === null
        ? `the name ${name} is missing, the plan has it for ${describeValue(expected)}`
        : `the name ${name} means ${describeValue(holds)}, the plan has ${describeValue(expected)}`;
    case "hidden":
      return `hidden: ${String(holds)}`;
    default:
      return `${kind} ${describeValue(holds)}, the plan has ${describeValue(expected)}`;
  }
}

/** Why a formula was not recalculated. */
export function gapOf({ formula, because }: UncoveredCell): string {
  return `${because}: ${shortened(formula)}`;
}

/** A value as it is named in a sentence. */
function describeValue(value: CellValue): string {
  if (value === null) return "nothing";
  if (typeof value === "object") return value.error;
  return typeof value === "string" && !value.startsWith("=")
    ? JSON.stringify(shortened(value))
    : shortened(String(value));
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
