import { enteredInputs } from "../workbook/enteredInputs";
import type { WorkbookDrawing } from "../workbook/drawing";
import type { PlanRecord, RecordedInput } from "../workbook/planRecord";
import { shownSheet } from "../workbook/shownSheet";
import { sameValue } from "./sameValue";
import type { FoundInput, InputStates } from "./verification";

/** What the inputs of the plans hold by now. */
export function inputStates({ sheets, records }: Pick<WorkbookDrawing, "sheets" | "records">): InputStates {
  const shown = new Map(sheets.map((sheet) => [sheet.name, shownSheet(sheet)]));
  const states: InputStates = {
    unchanged: 0,
    blank: [],
    entered: [],
    overtyped: [],
    failed: [],
    missing: [],
  };
  for (const record of records) addStates(record, shown, states);
  return states;
}

function addStates(
  { inputs }: PlanRecord,
  shown: Parameters<typeof enteredInputs>[1],
  states: InputStates,
): void {
  const { entered, failed, missing } = enteredInputs(inputs, shown);
  const at = (
    { id, label }: Pick<RecordedInput, "id" | "label">,
    sheet: string,
    cell: string | null,
  ): FoundInput => ({ id, label, sheet, cell });
  for (const { input, value, formula, on, cell } of entered) {
    const found = at(input, on, cell);
    const isOvertyped = formula !== undefined || input.fact !== undefined;
    if (isOvertyped)
      states.overtyped.push({ ...found, value, formula: formula === undefined ? null : `=${formula}` });
    else if (value === null || value === "") states.blank.push(found);
    else if (sameValue(value, input.default ?? null)) states.unchanged += 1;
    else states.entered.push({ ...found, value });
  }
  states.unchanged += inputs.length - entered.length - failed.length - missing.length;
  for (const { input, on, cell, content } of failed) states.failed.push({ ...at(input, on, cell), content });
  states.missing.push(...missing.map((input) => at(input, input.sheet, null)));
}
