import { checkCell } from "./rules/checkCell";
import { checkChart } from "./rules/checkChart";
import type { FormulaContext } from "./rules/checkFormula";
import { checkFormula } from "./rules/checkFormula";
import { checkDefinedNames, checkSheetNames, checkTableAndDefinedNames } from "./rules/checkNames";
import { checkPrint } from "./rules/checkPrint";
import { checkTable } from "./rules/checkTable";
import { checkValidation } from "./rules/checkValidation";
import { checkText } from "./rules/checkValue";
import { checkView } from "./rules/checkView";
import type { WorkbookSpec } from "./spec";
import { checkedAt } from "./specError";
import type { IndexedSheet } from "./workbookIndex";
import { areaAt, indexWorkbook } from "./workbookIndex";

export interface ValidateOptions {
  /** Ids of all custom functions: then a formula that calls another one is refused. */
  customFunctions?: readonly string[];
}

/** Checks a spec before anything draws it. Throws a `SpecError` for the first thing that is wrong. */
export function validate(spec: WorkbookSpec, options: ValidateOptions = {}): void {
  const customFunctions = options.customFunctions ? new Set(options.customFunctions) : undefined;
  checkText(spec.title);
  checkText(spec.subject);
  checkSheetNames(spec);
  checkTableAndDefinedNames(spec, customFunctions);
  const index = indexWorkbook(spec);
  const base = { index, ...(customFunctions ? { customFunctions } : {}) };
  checkDefinedNames(spec, base);
  for (const sheet of index.sheets.values()) {
    checkedAt(`Sheet "${sheet.spec.name}"`, () => {
      checkSheet(sheet, { ...base, sheet: sheet.spec.name });
    });
  }
}

function checkSheet(sheet: IndexedSheet, base: Omit<FormulaContext, "use">): void {
  const { spec } = sheet;
  checkView(spec);
  checkPrint(spec.print);
  for (const cell of spec.cells) {
    checkedAt(cell.at, () => {
      checkCell(cell, base);
    });
  }
  for (const table of sheet.tables) {
    checkedAt(`table ${table.spec.name}`, () => {
      checkTable(table, base);
    });
  }
  for (const chart of spec.charts ?? []) {
    checkedAt(`chart "${chart.title}"`, () => {
      checkChart(chart, base.index);
    });
  }
  for (const validation of spec.validations ?? []) {
    checkedAt(`validation of ${validation.range}`, () => {
      checkValidation(validation, sheet);
    });
  }
  for (const { range, formula } of spec.conditionalFormats ?? []) {
    checkedAt(`conditional format of ${range}`, () => {
      areaAt(range);
      checkFormula(formula, { ...base, use: "conditionalFormat" });
    });
  }
}
