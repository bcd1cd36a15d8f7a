import type { CellSpec } from "../spec";
import { SpecError } from "../specError";
import type { FormulaContext } from "./checkFormula";
import { checkFormula } from "./checkFormula";
import { checkText, checkValue } from "./checkValue";

/** Excel's limits, in characters. */
const LONGEST_FORMAT = 255;
const LONGEST_URL = 2_079;

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
    case "formula":
      checkFormula(cell.formula, { ...base, use: "cell", ...(cell.spill ? { spill: cell.spill } : {}) });
  }
  if (cell.format !== undefined) checkText(cell.format, LONGEST_FORMAT);
  if (cell.link) checkLink(cell.link, base);
}

function checkLink(link: NonNullable<CellSpec["link"]>, { index }: Omit<FormulaContext, "use">): void {
  if ("sheet" in link) {
    if (!index.sheets.has(link.sheet)) {
      throw new SpecError("InvalidLink", `The link goes to sheet "${link.sheet}", which does not exist.`);
    }
    return;
  }
  checkText(link.url, LONGEST_URL);
  if (!/^https:\/\/[^\s"<>]+$/.test(link.url)) {
    throw new SpecError("InvalidLink", `"${link.url}" is not an https address.`);
  }
}
