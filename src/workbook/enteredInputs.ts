import { cellName } from "./address";
import { linkedFormula } from "./linkedFormula";
import { locateInputs } from "./locateInputs";
import type { RecordedInput } from "./planRecord";
import type { ShownSheet, ShownSheets } from "./shownSheet";
import type { InputCell } from "./spec";
import { withEditedLabels } from "./withEditedLabels";

/** An input of an earlier workbook. Of release 0.1.0 it is not always known what it began with. */
export type EarlierInput = Omit<RecordedInput, "default"> & { default?: RecordedInput["default"] };

/** What an input holds by now. */
export interface Entered {
  input: EarlierInput;
  /** Name of the sheet that it is on, and its cell there. */
  on: string;
  cell: string;
  value: InputCell["value"];
  formula: string | undefined;
}

/** An input that shows an error: what it follows or computes is not known. */
export interface FailedInput {
  input: EarlierInput;
  on: string;
  cell: string;
  /** Its formula with `=`, or the error that was typed. */
  content: string;
}

/** What inputs hold by now, without those that still follow their fact. */
export interface EnteredInputs {
  entered: Entered[];
  failed: FailedInput[];
  /** Inputs that are not found any more. */
  missing: EarlierInput[];
}

/**
 * What inputs hold by now.
 *
 * @param found Where they are.
 */
export function enteredInputs(
  inputs: readonly EarlierInput[],
  shown: ShownSheets,
  found: ReadonlyMap<EarlierInput, PresentInput> = presentInputs(inputs, shown),
): EnteredInputs {
  const result: EnteredInputs = { entered: [], failed: [], missing: [] };
  for (const input of inputs) {
    const place = found.get(input);
    if (!place) {
      result.missing.push(input);
      continue;
    }
    const { on, sheet, row, column } = place;
    const cell = cellName(row, column);
    const value = sheet.values[row]?.[column] ?? null;
    const formula = sheet.formulas[row]?.[column];
    if (input.fact !== undefined && formula !== undefined && isSame(formula, linkedFormula(input.fact)))
      continue;
    if (typeof value === "object" && value !== null)
      result.failed.push({
        ...{ input, on, cell },
        content: formula === undefined ? value.error : `=${formula}`,
      });
    else result.entered.push({ input, on, cell, value, formula });
  }
  return result;
}

/** Excel may spell a formula with other blanks and letters than it was given. */
function isSame(a: string, b: string): boolean {
  const plain = (formula: string) => formula.replaceAll(" ", "").toUpperCase();
  return plain(a) === plain(b);
}

/** Where an input is by now. */
export interface PresentInput {
  /** Name of the sheet. */
  on: string;
  sheet: ShownSheet;
  row: number;
  column: number;
}

/** The share of its labels by which a sheet is recognized that has another name. */
const RECOGNIZED = 0.6;

/** Where inputs are by now. A sheet that is gone by its name is looked for by its labels among the other ones. */
export function presentInputs(
  inputs: readonly EarlierInput[],
  shown: ShownSheets,
): Map<EarlierInput, PresentInput> {
  const found = new Map<EarlierInput, PresentInput>();
  const names = [...new Set(inputs.map(({ sheet }) => sheet))];
  const free = [...shown].filter(([name]) => !names.includes(name));
  for (const name of names) {
    const own = inputs.filter(({ sheet }) => sheet === name);
    const named = shown.get(name);
    const [on, sheet] = named ? [name, named] : (bestOf(own, free) ?? []);
    if (on === undefined || !sheet) continue;
    for (const [input, cell] of withEditedLabels(own, sheet)) found.set(input, { on, sheet, ...cell });
  }
  return found;
}

function bestOf(
  inputs: readonly EarlierInput[],
  sheets: readonly [string, ShownSheet][],
): [string, ShownSheet] | undefined {
  const found = sheets
    .map((sheet) => ({ sheet, count: locateInputs(inputs, sheet[1]).size }))
    .filter(({ count }) => count > 1 && count >= inputs.length * RECOGNIZED)
    .sort((a, b) => b.count - a.count);
  return found[0]?.sheet;
}
