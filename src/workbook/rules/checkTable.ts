import { checkedAt, SpecError } from "../specError";
import type { IndexedTable } from "../workbookIndex";
import type { FormulaContext } from "./checkFormula";
import { checkFormula } from "./checkFormula";
import { checkText, checkValue } from "./checkValue";

/** Excel's limits, in characters. */
const MAX_HEADER_LENGTH = 255;
const MAX_FORMAT_LENGTH = 255;

/** Checks a table's headers, column formulas and rows. */
export function checkTable(table: IndexedTable, base: Omit<FormulaContext, "use" | "sheet">): void {
  const { spec } = table;
  checkHeaders(spec.columns.map(({ header }) => header));
  for (const { header, formula, format } of spec.columns) {
    checkedAt(`column "${header}"`, () => {
      if (format !== undefined) checkText(format, MAX_FORMAT_LENGTH);
      if (formula !== undefined) checkFormula(formula, { ...base, sheet: table.sheet, use: "column", table });
    });
  }
  spec.rows.forEach((row, i) => {
    checkedAt(`row ${String(i + 1)}`, () => {
      checkRow(row, table);
    });
  });
}

function checkHeaders(headers: string[]): void {
  const seen = new Set<string>();
  for (const header of headers) {
    checkText(header, MAX_HEADER_LENGTH);
    if (header.trim() === "" || header.trim() !== header || /[\t\n]/.test(header)) {
      throw new SpecError(
        "InvalidHeader",
        `The header "${header}" is empty, or has blanks around it or a line break.`,
      );
    }
    if (seen.has(header.toLowerCase())) {
      throw new SpecError("InvalidHeader", `Two columns are called "${header}" (case does not count).`);
    }
    seen.add(header.toLowerCase());
  }
}

function checkRow(row: IndexedTable["spec"]["rows"][number], { spec }: IndexedTable): void {
  if (row.length !== spec.columns.length) {
    const lengths = `${String(row.length)} values for ${String(spec.columns.length)} columns`;
    throw new SpecError("RowLength", `The row has ${lengths}.`);
  }
  row.forEach((value, i) => {
    checkValue(value);
    const column = spec.columns[i];
    if (column?.formula !== undefined && value !== null) {
      throw new SpecError(
        "RowLength",
        `Column "${column.header}" is a formula, its rows hold null, not "${String(value)}".`,
      );
    }
  });
}
