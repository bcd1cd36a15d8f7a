import { overlap } from "../address";
import type { CellValue, ValidationSpec } from "../spec";
import { SpecError } from "../specError";
import type { IndexedSheet } from "../workbookIndex";
import { areaAt, cellAt } from "../workbookIndex";
import { checkText } from "./checkValue";

/** Excel's limits, in characters. */
const MAX_LIST_LENGTH = 255;
const MAX_PROMPT_TITLE_LENGTH = 32;
const MAX_PROMPT_LENGTH = 255;
const MAX_ERROR_LENGTH = 225;

/** Checks what an input accepts, and that the defaults of the inputs are among it. */
export function checkValidation(validation: ValidationSpec, sheet: IndexedSheet): void {
  const { rule, prompt, error } = validation;
  const area = areaAt(validation.range);
  checkText(prompt.title, MAX_PROMPT_TITLE_LENGTH);
  checkText(prompt.text, MAX_PROMPT_LENGTH);
  checkText(error, MAX_ERROR_LENGTH);
  checkRule(rule);
  for (const cell of sheet.cells.values()) {
    if (cell.kind !== "input" || cell.value === null) continue;
    if (!overlap(area, { ...cellAt(cell.at), rows: 1, columns: 1 })) continue;
    if (!accepts(rule, cell.value)) {
      const value = `The default "${String(cell.value)}" of ${cell.at}`;
      throw new SpecError("InvalidValidation", `${value} is not what the input itself accepts.`);
    }
  }
}

/** Choosing from a list is like typing: "8.0" becomes 8, "1/2" a date. */
const READ_AS_OTHER = /^[+-]?[\d.,]+\s*%?$|^\d+[-/]\d+([-/]\d+)?$|^(true|false)$/i;

function checkRule(rule: ValidationSpec["rule"]): void {
  const invalid = (why: string) => new SpecError("InvalidValidation", why);
  if (rule.kind !== "list") {
    if (!(Number.isFinite(rule.minimum) && Number.isFinite(rule.maximum) && rule.minimum <= rule.maximum)) {
      throw invalid(`${String(rule.minimum)} to ${String(rule.maximum)} is not a range of numbers.`);
    }
    return;
  }
  if (rule.values.length === 0) throw invalid("The list has no values.");
  for (const value of rule.values) {
    checkText(value);
    if (value === "" || value !== value.trim() || value.includes(",")) {
      throw invalid(`The list value "${value}" is empty, or has blanks around it or a comma.`);
    }
    if (READ_AS_OTHER.test(value)) {
      throw invalid(`Excel would read the list value "${value}" as a number, a date or a truth value.`);
    }
  }
  checkText(rule.values.join(","), MAX_LIST_LENGTH);
}

function accepts(rule: ValidationSpec["rule"], value: NonNullable<CellValue>): boolean {
  if (rule.kind === "list") return rule.values.includes(String(value));
  if (typeof value !== "number" || value < rule.minimum || value > rule.maximum) return false;
  return rule.kind === "decimal" || Number.isInteger(value);
}
