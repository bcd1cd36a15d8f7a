import { areaName, cellName } from "../../address";
import type { DrawnFormula } from "../../drawing";
import { checkFinite, checkText, MAX_TEXT_LENGTH, UNWRITABLE } from "../../rules/checkValue";
import type { CellValue } from "../../spec";
import type { SharedTexts } from "./sharedTexts";
import { spreadsheetText, xmlText } from "./xml";

/** `<c>` of a plain value, or nothing where there is neither value nor style. `name` is the A1 address. */
export function valueCell(name: string, value: CellValue, style: number, texts: SharedTexts): string {
  if (value === null) return style === 0 ? "" : `<c r="${name}"${styleAttribute(style)}/>`;
  if (typeof value === "string") {
    return `<c r="${name}"${styleAttribute(style)} t="s"><v>${String(texts.idOf(value))}</v></c>`;
  }
  const { type, xml } = result(value);
  return `<c r="${name}"${styleAttribute(style)}${type}>${xml}</c>`;
}

/** What stands in a formula's cell. */
export interface FormulaContent {
  formula: DrawnFormula;
  /** The formula as the file spells it. */
  stored: string;
  /** What it was when calculated; `null` if it was not. */
  value: CellValue;
  style: number;
}

/**
 * `<c>` of a formula with its cached value. A formula that calls a custom function, computes on whole ranges or fills several
 * cells is a dynamic array: `cm` points to the metadata part, `ref` is all it fills.
 */
export function formulaCell(row: number, column: number, content: FormulaContent): string {
  const { formula, stored, value, style } = content;
  const { type, xml } = result(value);
  const start = `<c r="${cellName(row, column)}"${styleAttribute(style)}${type}`;
  const text = xmlText(spreadsheetText(stored));
  if (!isDynamicArray(formula)) return `${start}><f>${text}</f>${xml}</c>`;
  return `${start} cm="1"><f t="array" ref="${areaName({ row, column, ...formula.spill })}">${text}</f>${xml}</c>`;
}

/** Is the formula stored as a dynamic array? */
export function isDynamicArray({ custom, isArray = false, spill }: DrawnFormula): boolean {
  return custom || isArray || spill.rows > 1 || spill.columns > 1;
}

function styleAttribute(style: number): string {
  return style === 0 ? "" : ` s="${String(style)}"`;
}

/** The type attribute of a result and its `<v>`. */
function result(value: CellValue): { type: string; xml: string } {
  switch (typeof value) {
    case "number":
      checkFinite(value);
      return { type: "", xml: `<v>${String(value)}</v>` };
    case "boolean":
      return { type: ' t="b"', xml: `<v>${value ? "1" : "0"}</v>` };
    case "string":
      return { type: ' t="str"', xml: `<v>${xmlText(calculatedText(value))}</v>` };
    default:
      if (value === null) return { type: "", xml: "" };
      // Files have no #SPILL!: Excel itself stores it as #VALUE! with a note of its own.
      return { type: ' t="e"', xml: `<v>${value.error === "#SPILL!" ? "#VALUE!" : value.error}</v>` };
  }
}

const EVERY_UNWRITABLE = new RegExp(UNWRITABLE, "gu");

/**
 * The text of a formula as files hold it. Formulas make what nobody can type: CHAR(13), and LEFT half an emoji; Excel
 * escapes it.
 */
function calculatedText(text: string): string {
  if (text.length > MAX_TEXT_LENGTH) checkText(text);
  return spreadsheetText(text).replace(EVERY_UNWRITABLE, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `_x${code}_`;
  });
}
