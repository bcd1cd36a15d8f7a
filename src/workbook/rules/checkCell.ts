import { MAX_COLUMNS, MAX_ROWS } from "../address";
import { linkedFormula } from "../linkedFormula";
import type { BlankCell, CellSpec, FormulaCell } from "../spec";
import { SpecError } from "../specError";
import { cellAt } from "../workbookIndex";
import type { FormulaContext } from "./checkFormula";
import { checkFormula } from "./checkFormula";
import { checkText, checkValue } from "./checkValue";

/** Excel's limits, in characters. */
const MAX_FORMAT_LENGTH = 255;
const MAX_URL_LENGTH = 2_079;

/** Checks one cell's content, format and link. */
export function checkCell(cell: CellSpec, base: Omit<FormulaContext, "use">): void {
  switch (cell.kind) {
    case "input":
    case "value":
      checkValue(cell.value);
      break;
    case "text":
    case "note":
      checkText(cell.text);
      break;
    case "blank":
      checkBlank(cell);
      break;
    case "linked":
      checkFormula(linkedFormula(cell.formula), { ...base, use: "cell" });
      break;
    case "formula":
      checkFormula(cell.formula, { ...base, use: "cell", ...(cell.spill ? { spill: cell.spill } : {}) });
      if (cell.spill && cell.columns !== undefined)
        throw new SpecError("SpillBlocked", "A formula that spills cannot wrap its text over columns.");
      checkColumnFormats(cell);
  }
  if (cell.format !== undefined) checkText(cell.format, MAX_FORMAT_LENGTH);
  if (cell.link) checkLink(cell.link, base);
}

function checkColumnFormats({ columnFormats = {}, spill = { rows: 1, columns: 1 } }: FormulaCell): void {
  for (const [column, format] of Object.entries(columnFormats)) {
    if (!(Number(column) < spill.columns))
      throw new SpecError("InvalidAddress", `The formula fills no column ${column}, counted from 0.`);
    checkText(format, MAX_FORMAT_LENGTH);
  }
}

function checkBlank({ at, rows = 1, columns = 1, link }: BlankCell): void {
  const { row, column } = cellAt(at);
  const last = { row: row + rows - 1, column: column + columns - 1 };
  const fits = [rows, columns].every((size) => Number.isInteger(size) && size > 0);
  if (!fits || last.row >= MAX_ROWS || last.column >= MAX_COLUMNS) {
    throw new SpecError(
      "InvalidAddress",
      `${String(rows)} × ${String(columns)} blank cells do not fit there.`,
    );
  }
  if (link) throw new SpecError("InvalidLink", "A blank cell has no text to click on.");
}

function checkLink(link: NonNullable<CellSpec["link"]>, { index }: Omit<FormulaContext, "use">): void {
  if ("sheet" in link) {
    if (!index.sheets.has(link.sheet)) {
      throw new SpecError("InvalidLink", `The link refers to sheet "${link.sheet}", which does not exist.`);
    }
    return;
  }
  checkText(link.url, MAX_URL_LENGTH);
  if (!/^https:\/\/[^\s"<>]+$/.test(link.url)) {
    throw new SpecError("InvalidLink", `"${link.url}" is not an https address.`);
  }
}
