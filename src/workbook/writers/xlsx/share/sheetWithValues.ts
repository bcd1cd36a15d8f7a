import type { CellNote } from "../noteXml";
import type { CustomUse } from "./customUse";
import { attribute } from "./fileParts";
import { plainText } from "./plainText";

/** A sheet's part without HCI Planner formulas. */
export interface SheetWithValues {
  xml: string;
  /** The formulas that were taken out; those of a column that differ in their row alone have one note. */
  notes: CellNote[];
  /** How many cells became values. */
  replaced: number;
  /** Cells that have no value to keep. */
  notCalculated: string[];
}

const CELL = /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;
const FORMULA = /<f\b([^>]*?)(?:\/>|>([^<]*)<\/f>)/s;

/** Makes values of the formulas that need a custom function. Spilled cells hold values already. */
export function sheetWithValues(sheet: string, use: CustomUse): SheetWithValues {
  const taken: TakenFormula[] = [];
  const notCalculated: string[] = [];
  /** Formulas that several cells share, by the number of the share. */
  const shared = new Map<string, string>();
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
    taken.push({ cell, formula });
    // Without cm: it would say that the cell is a dynamic array.
    return `<c${attributes.replace(/\scm="[^"]*"/, "")}>${value}</c>`;
  });
  return { xml, notes: notesOf(taken, use), replaced: taken.length, notCalculated };
}

interface TakenFormula {
  cell: string;
  formula: string;
}

/** One note for formulas of a column that say the same, each of its own row: a thousand would help nobody. */
function notesOf(taken: readonly TakenFormula[], use: CustomUse): CellNote[] {
  const alike = new Map<string, TakenFormula[]>();
  for (const one of taken) {
    const [, column = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(one.cell) ?? [];
    const key = `${column} ${one.formula.replace(new RegExp(`(?<=[A-Z])${row}(?![\\d.(])`, "g"), "*")}`;
    const group = alike.get(key) ?? [];
    group.push(one);
    alike.set(key, group);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more =
      others.length === 0
        ? ""
        : `\nSo in ${String(others.length)} more ${others.length === 1 ? "cell" : "cells"} of this column, each for its row.`;
    return [{ cell: first.cell, text: use.asTyped(first.formula) + more }];
  });
}

/** A table's part without HCI Planner's column formulas: new rows would be filled with them. */
export function tableWithoutFormulas(table: string, use: CustomUse): string {
  return table.replace(
    /<calculatedColumnFormula\b[^>]*>([^<]*)<\/calculatedColumnFormula>/g,
    (element, stored: string) => (use.in(plainText(stored)) ? "" : element),
  );
}
