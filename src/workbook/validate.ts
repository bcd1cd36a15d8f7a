import { MAX_COLUMNS, MAX_ROWS } from "./address";
import { checkCell } from "./rules/checkCell";
import { checkChart } from "./rules/checkChart";
import type { FormulaContext } from "./rules/checkFormula";
import { checkFormula } from "./rules/checkFormula";
import { checkDefinedNames, checkSheetNames, checkTableAndDefinedNames } from "./rules/checkNames";
import { checkTable } from "./rules/checkTable";
import { checkValidation } from "./rules/checkValidation";
import { checkText } from "./rules/checkValue";
import type { SheetSpec, WorkbookSpec } from "./spec";
import { checkedAt, SpecError } from "./specError";
import type { IndexedSheet } from "./workbookIndex";
import { areaAt, indexWorkbook } from "./workbookIndex";

/** Widest column in Excel, in characters. */
const WIDEST = 255;

/** Most pages in a row that Excel fits a sheet to. */
const MOST_PAGES = 32767;

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

function checkView({ columnWidths, freeze, print }: SheetSpec): void {
  const invalid = (why: string) => new SpecError("InvalidView", why);
  for (const width of columnWidths ?? []) {
    if (!(width > 0 && width <= WIDEST))
      throw invalid(`A column cannot be ${String(width)} characters wide.`);
  }
  if (freeze && !(isCount(freeze.rows, MAX_ROWS) && isCount(freeze.columns, MAX_COLUMNS))) {
    throw invalid(`${String(freeze.rows)} rows and ${String(freeze.columns)} columns cannot be frozen.`);
  }
  const repeated = [
    { what: "Rows", lines: print.repeatRows, below: MAX_ROWS },
    { what: "Columns", lines: print.repeatColumns, below: MAX_COLUMNS },
  ];
  for (const { what, lines, below } of repeated) {
    if (!lines) continue;
    const [first, last] = lines;
    if (!(isCount(first - 1, below) && isCount(last - 1, below) && first <= last)) {
      throw invalid(`${what} ${String(first)} to ${String(last)} cannot be repeated on each page.`);
    }
  }
  const { pagesWide = 1 } = print;
  if (!(isCount(pagesWide, MOST_PAGES + 1) && pagesWide > 0)) {
    throw invalid(`A sheet cannot be ${String(pagesWide)} pages wide.`);
  }
}

function isCount(value: number, below: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < below;
}
