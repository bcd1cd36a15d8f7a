import { parseCell } from "../../../address";
import type { CustomUse } from "./customUse";
import { attribute } from "./fileParts";
import { plainText } from "./plainText";

/** The data cells of a table column whose formula needs a custom function, zero-based. */
export interface ColumnOfOurs {
  column: number;
  firstRow: number;
  lastRow: number;
}

/** A remark for a cell. */
export interface CellNote {
  cell: string;
  text: string;
}

/** A sheet's part without formulas of ours. */
export interface SheetWithValues {
  xml: string;
  /** The formulas that were taken out, except those of table columns. */
  notes: CellNote[];
  /** How many cells became values. */
  replaced: number;
  /** Cells that have no value to keep. */
  notCalculated: string[];
}

const CELL = /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;
const FORMULA = /<f\b([^>]*?)(?:\/>|>([^<]*)<\/f>)/s;

/** Makes values of the formulas that need a custom function. Spilled cells hold values already. */
export function sheetWithValues(sheet: string, use: CustomUse, columns: readonly ColumnOfOurs[]): SheetWithValues {
  const notes: CellNote[] = [];
  const notCalculated: string[] = [];
  /** Formulas that several cells share, by the number of the share. */
  const shared = new Map<string, string>();
  let replaced = 0;
  const xml = sheet.replace(CELL, (whole, attributes: string, content: string | undefined) => {
    const [element, formulaAttributes = "", stored = ""] = FORMULA.exec(content ?? "") ?? [];
    if (element === undefined || content === undefined) return whole;
    const share = attribute(formulaAttributes, "si");
    const own = plainText(stored);
    if (share !== undefined && own !== "") shared.set(share, own);
    const formula = own === "" && share !== undefined ? (shared.get(share) ?? "") : own;
    if (!use.in(formula)) return whole;
    const cell = attribute(attributes, "r") ?? "";
    const value = content.replace(element, "");
    if (!/<v>[^<]*<\/v>|<is>/.test(value)) notCalculated.push(cell);
    if (!isIn(columns, cell)) notes.push({ cell, text: use.inWords(formula) });
    replaced += 1;
    // Without cm: it would say that the cell is a dynamic array.
    return `<c${attributes.replace(/\scm="[^"]*"/, "")}>${value}</c>`;
  });
  return { xml, notes, replaced, notCalculated };
}

function isIn(columns: readonly ColumnOfOurs[], cell: string): boolean {
  const { row, column } = parseCell(cell) ?? { row: -1, column: -1 };
  return columns.some((one) => one.column === column && one.firstRow <= row && row <= one.lastRow);
}
