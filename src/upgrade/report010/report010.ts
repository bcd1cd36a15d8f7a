import { cellName } from "../../workbook/address";
import type { EarlierInput } from "../../workbook/enteredInputs";
import { locateInputs } from "../../workbook/locateInputs";
import { type ShownSheet, type ShownSheets, shownText } from "../../workbook/shownSheet";
import type { RangeRef } from "../../workbook/spec";
import { ALWAYS } from "./always";
import { headlines } from "./headlines";
import { FACTS, LATER, NOT_IN_ALL, PROFILE, SHEETS, THRESHOLDS } from "./labels";
import { measuredInputs } from "./measuredInputs";

/** A report of release 0.1.0: its sheets, its inputs and figures under the ids of today, and the names that it may have defined. */
export interface Report010 {
  sheets: string[];
  inputs: EarlierInput[];
  cells: Map<string, RangeRef>;
  names: ReadonlySet<string>;
  isComparison: boolean;
}

/** The sheets that are read to find a report of release 0.1.0 among those of some names. */
export function sheetsOf010(names: readonly string[]): string[] {
  return names.filter((name) => name in SHEETS || name === LATER.name);
}

/**
 * A report of release 0.1.0, which has no record: it is recognized by the names of its sheets, their titles and labels.
 *
 * @param shown Sheets that belong to no plan.
 */
export function report010In(shown: ShownSheets): Report010 | undefined {
  const candidates = [...shown.keys()].filter((name) => name in SHEETS);
  if (!ALWAYS.every((name) => candidates.includes(name))) return undefined;
  if (isAbout(LATER.name, LATER.about, shown.get(LATER.name))) return undefined;
  const own = candidates.filter((name) => {
    const [title, about] = SHEETS[name] ?? [];
    return title !== undefined && about !== undefined && isAbout(title, about, shown.get(name));
  });
  if (!ALWAYS.every((name) => own.includes(name))) return undefined;
  const checks = shown.get("Checks");
  const thresholds = checks ? thresholdsOn(checks) : [];
  if (!checks || locateInputs(thresholds, checks).size * 2 < thresholds.length) return undefined;
  return {
    sheets: own,
    inputs: [...factsOf(shown.get("Summary")), ...thresholds, ...measuredInputs(shown)],
    cells: headlines(shown.get("Summary")),
    names: new Set<string>([PROFILE, ...FACTS.map(([id]) => id), ...THRESHOLDS.map(([id]) => id)]),
    isComparison: own.includes("Comparison"),
  };
}

function thresholdsOn(checks: ShownSheet): EarlierInput[] {
  const all = THRESHOLDS.map(([id, label, value]) => ({ id, label, default: value }));
  const there = locateInputs(below("Checks", all), checks);
  const labels = new Set(Array.from(there.keys(), ({ label }) => label));
  return placed(
    "Checks",
    all.filter(({ id, label }) => labels.has(label) || !NOT_IN_ALL.includes(id)),
    checks,
  );
}

/** Does a sheet begin with a title, and its second row with a text? */
export function isAbout(title: string, about: string, sheet: ShownSheet | undefined): boolean {
  return (
    sheet !== undefined && shownText(sheet, 0, 0) === title && shownText(sheet, 1, 0).startsWith(about.trim())
  );
}

/** Inputs in B with their labels in A, in rows below each other. */
function below<T extends Pick<EarlierInput, "id" | "label">>(
  sheet: string,
  inputs: readonly T[],
  first = 0,
): (T & EarlierInput)[] {
  return inputs.map((input, i) => ({
    ...input,
    ...{ sheet, at: cellName(first + i, 1), labelAt: cellName(first + i, 0) },
  }));
}

/** The same where the sheet has them: where they were drawn depends on the tests. */
function placed<T extends Pick<EarlierInput, "id" | "label">>(
  name: string,
  inputs: readonly T[],
  sheet: ShownSheet,
): (T & EarlierInput)[] {
  const anywhere = below(name, inputs);
  const places = locateInputs(anywhere, sheet);
  const first = anywhere.findIndex((input) => places.has(input));
  const found = anywhere[first] && places.get(anywhere[first]);
  return found ? below(name, inputs, Math.max(0, found.row - first)) : anywhere;
}

/** What is beside a fact says whether the cell was empty, or a layout was assumed; what else it began with is not known. */
const BEGAN: Readonly<Record<string, string | null>> = {
  "not given": null,
  "assumed: the files do not say": "RAID-5",
};

function factsOf(summary: ShownSheet | undefined): EarlierInput[] {
  const all = FACTS.map(([id, label]) => ({ id, label }));
  if (!summary) return below("Summary", all);
  const facts = placed("Summary", all, summary);
  const places = locateInputs(facts, summary);
  return facts.map((fact) => {
    const place = places.get(fact);
    const began = place && BEGAN[shownText(summary, place.row, place.column + 2)];
    return began === undefined ? fact : { ...fact, default: began };
  });
}
