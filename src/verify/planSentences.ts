import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import type { FoundInput, InputStates, Verification } from "./verification";

/**
 * What is known of the plans of a workbook, a sentence each.
 *
 * @param isOwn Whether HCI Planner made the workbook; `undefined` where only its plans would show that.
 */
export function planSentences(
  { plans, damagedRecords }: Pick<Verification, "plans" | "damagedRecords">,
  isOwn: boolean | undefined,
): string[] {
  const damaged =
    damagedRecords === 0
      ? []
      : [
          `Plans: ${numberText(damagedRecords)} with a damaged record. Changes of their formulas and inputs are not known.`,
        ];
  if (plans.length === 0) return damaged.length > 0 ? damaged : [withoutPlans(isOwn)];
  const known = plans.map(({ plan, product, method, evidence, state, notCompared }) => {
    const versions = `HCI Planner ${product}, method ${method}, evidence ${evidence}`;
    const age =
      state === "current"
        ? "as in this release"
        : `${state} than this release (method ${METHOD_VERSION}, evidence ${EVIDENCE_VERSION})`;
    const compared =
      notCompared === null
        ? "formulas compared with the template, and the names, units and texts that they use"
        : `formulas compared with their neighbors only, because ${notCompared}`;
    return `Plan ${plan}: ${versions}, ${age}; ${compared}.`;
  });
  return [...known, ...damaged];
}

function withoutPlans(isOwn: boolean | undefined): string {
  switch (isOwn) {
    case true:
      return "Plans: no record. The workbook is of HCI Planner 0.1.0, or its record was removed: inputs, changed formulas and the age of its evidence are not known.";
    case false:
      return "Plans: none. The workbook was not made by HCI Planner: changed formulas and inputs are not known.";
    case undefined:
      return "Plans: no record. Inputs, changed formulas and the age of the evidence are not known.";
  }
}

/** What no verification compares; the empty text where no plan was compared at all. */
export function notComparedSentence({ plans }: Pick<Verification, "plans">): string {
  return plans.some(({ notCompared }) => notCompared === null)
    ? "Not compared with the template: charts, formatting, number formats, data validation, notes, and texts that no formula uses."
    : "";
}

/** How many inputs are in which state, in a sentence; the empty text where there are none. */
export function inputCounts({ unchanged, blank, entered, overtyped, failed, missing }: InputStates): string {
  const total =
    unchanged + [blank, entered, overtyped, failed, missing].reduce((sum, some) => sum + some.length, 0);
  if (total === 0) return "";
  const counts = [
    `${numberText(unchanged)} as drawn`,
    `${numberText(entered.length)} entered`,
    `${numberText(blank.length)} blank`,
    `${numberText(overtyped.length)} overtyped`,
    `${numberText(failed.length)} with an error`,
    `${numberText(missing.length)} not found`,
  ];
  return `Inputs: ${numberText(total)}: ${counts.join(", ")}.`;
}

/** The inputs that somebody should look at, by their state. */
export function namedInputs({
  overtyped,
  failed,
  missing,
  blank,
}: InputStates): { state: string; inputs: readonly FoundInput[] }[] {
  return [
    { state: "overtyped", inputs: overtyped },
    { state: "with an error", inputs: failed },
    { state: "not found", inputs: missing },
    { state: "blank", inputs: blank },
  ].filter(({ inputs }) => inputs.length > 0);
}

function numberText(number: number): string {
  return number.toLocaleString("en-US");
}
