import { cellName, overlap, parseCell } from "../workbook/address";
import type { SheetDrawing } from "../workbook/drawing";
import { type EarlierInput, type Entered, enteredInputs, type PresentInput } from "../workbook/enteredInputs";
import type { RecordedInput } from "../workbook/planRecord";
import type { ShownSheets } from "../workbook/shownSheet";
import type { CellValue, InputCell } from "../workbook/spec";
import type { EditableSheets } from "./editableSheets";
import { inputPairs } from "./inputPairs";
import type { PlanPair } from "./planPair";
import { repointFormula, type RepointTargets } from "./repointFormula";
import type { EarlierCell, UpgradeReport } from "./upgradeReport";

/** What inputs are carried between. */
export interface CarryingInputs {
  /** What the earlier workbook shows. */
  shown: ShownSheets;
  /** Where its inputs are. */
  present: ReadonlyMap<EarlierInput, PresentInput>;
  sheets: EditableSheets;
  targets: RepointTargets;
  report: UpgradeReport;
  /** Does an input that was left at its default go on holding that, whatever it begins with today? */
  keepsDefault: (input: EarlierInput) => boolean;
}

/**
 * Enters what a planner typed into the inputs of an earlier plan into those of the new one: values, and formulas as formulas. An
 * input that still follows its fact goes on doing so.
 */
export function carryInputsOf(pair: PlanPair, around: CarryingInputs): void {
  const { shown, report } = around;
  const pairs = inputPairs(pair);
  const known = new Set(pairs.values());
  for (const { sheet, at, label, default: holds } of pair.record.inputs.filter((input) => !known.has(input)))
    report.added.push({ sheet, cell: at, label, holds });
  const { entered, failed, missing } = enteredInputs(pair.earlier.inputs, shown, around.present);
  for (const one of entered) carryEntered(one, pairs.get(one.input), around);
  for (const { input, content } of failed) carryFailed(input, content, pairs.get(input), around);
  for (const input of missing)
    report.notCarried.push({
      ...placeOf(input, undefined),
      holds: null,
      because: "its label is not in the workbook any more: what it holds is not known",
    });
}

function carryEntered(
  { input, value, formula, on }: Entered,
  place: RecordedInput | undefined,
  around: CarryingInputs,
): void {
  const { report, sheets } = around;
  const before = input.default;
  const at = placeOf(input, around.present.get(input));
  const isTyped = formula !== undefined || !isSame(value, before ?? null) || input.fact !== undefined;
  if (!isTyped || (before === undefined && formula === undefined && value === null)) {
    if (place && around.keepsDefault(input)) keepDefault(value, at, place, around);
    return;
  }
  if (!place) {
    if (before === undefined && formula === undefined) return;
    const because = "this release has no such input";
    report.notCarried.push({ ...at, holds: formula === undefined ? value : `=${formula}`, because });
    return;
  }
  if (formula !== undefined) {
    enterFormula({ formula, value, on }, at, place, around);
    return;
  }
  const cell = parseCell(place.at);
  if (!cell) return;
  sheets.setValue(place.sheet, cell, value);
  report.carried.push({ ...at, holds: value, now: `${place.sheet}!${place.at}` });
  const refused = value === null ? undefined : refusal(sheets.get(place.sheet), place.at, value);
  if (refused !== undefined) report.notAccepted.push({ ...at, holds: value, because: refused });
}

/** The plan was calculated with what the input began with. */
function keepDefault(
  value: InputCell["value"],
  at: EarlierCell,
  place: RecordedInput,
  { sheets, report }: CarryingInputs,
): void {
  const cell = parseCell(place.at);
  if (!cell || place.fact !== undefined || isSame(place.default, value)) return;
  sheets.setValue(place.sheet, cell, value);
  report.defaults.push({ ...at, holds: value, now: place.default });
}

/** An error that was typed is nobody's answer; a formula is kept as it is. */
function carryFailed(
  input: EarlierInput,
  content: string,
  place: RecordedInput | undefined,
  around: CarryingInputs,
): void {
  const present = around.present.get(input);
  const at = placeOf(input, present);
  const value = present?.sheet.values[present.row]?.[present.column] ?? null;
  if (place && present && content.startsWith("=")) {
    enterFormula({ formula: content.slice(1), value, on: present.on }, at, place, around);
    return;
  }
  const because = place ? "it shows an error" : "this release has no such input";
  around.report.notCarried.push({ ...at, holds: content, because });
}

function enterFormula(
  { formula, value, on }: { formula: string; value: CellValue; on: string },
  at: EarlierCell,
  place: RecordedInput,
  { sheets, targets, report }: CarryingInputs,
): void {
  const cell = parseCell(place.at);
  if (!cell) return;
  const repointed = repointFormula(formula, on, place.sheet, targets);
  if (repointed.lost.length > 0) {
    const holds = typeof value === "object" ? null : value;
    sheets.setValue(place.sheet, cell, holds);
    const because = `refers to ${repointed.lost.join(", ")}, which this release does not have: its value ${String(holds)} was taken`;
    report.notCarried.push({ ...at, holds: `=${formula}`, because });
    return;
  }
  sheets.setFormula(place.sheet, cell, repointed.formula, value);
  report.carried.push({ ...at, holds: `=${repointed.formula}`, now: `${place.sheet}!${place.at}` });
}

/** A blank cell and an empty text show the same. */
function isSame(a: CellValue, b: CellValue): boolean {
  return (a === "" ? null : a) === (b === "" ? null : b);
}

/** An input as a person finds it: where it is by now, else where it was drawn. */
function placeOf({ sheet, at, label }: EarlierInput, present: PresentInput | undefined): EarlierCell {
  return present
    ? { sheet: present.on, cell: cellName(present.row, present.column), label }
    : { sheet, cell: at, label };
}

/** Why an input of the new workbook would not take a value when it is typed. */
function refusal(
  sheet: SheetDrawing | undefined,
  at: string,
  value: NonNullable<CellValue>,
): string | undefined {
  const cell = parseCell(at);
  if (!cell) return undefined;
  const area = { ...cell, rows: 1, columns: 1 };
  for (const feature of sheet?.features ?? []) {
    if (feature.kind !== "validation" || !overlap(feature.area, area)) continue;
    const { rule } = feature.validation;
    if (rule.kind === "list") {
      if (!rule.values.includes(String(value))) return `this release accepts ${rule.values.join(", ")}`;
    } else if (typeof value !== "number" || value < rule.minimum || value > rule.maximum) {
      return `this release accepts ${rule.minimum} to ${rule.maximum}`;
    } else if (rule.kind === "whole" && !Number.isInteger(value)) return "this release accepts whole numbers";
  }
  return undefined;
}
