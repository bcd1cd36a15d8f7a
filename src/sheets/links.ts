import { tokenize } from "../workbook/tokens";
import { linkedFormula, namesIn } from "../workbook/linkedFormula";
import type { CellSpec, CellValue, ConditionalFormatSpec, InputCell } from "../workbook/spec";

/** What inputs may follow in a workbook that has a sheet of facts. */
export interface Links {
  /** Name of that sheet, for the words beside an input. */
  source: string;
  /** What its names stand for by now. */
  values: ReadonlyMap<string, CellValue>;
}

/** The formula that an input follows, where the workbook has all of its names. */
export function followed(formula: string | undefined, links: Links | undefined): string | undefined {
  if (formula === undefined || !links) return undefined;
  return namesIn(formula).every((name) => links.values.has(name)) ? formula : undefined;
}

/** An input as it is drawn: itself, or one that follows a formula. */
export function inputOrLinked({ value, ...cell }: InputCell, follows: string | undefined): CellSpec {
  if (follows === undefined) return { ...cell, value };
  return { ...cell, kind: "linked", formula: follows };
}

/** Is the cell what it follows? A condition: typing over it ends that. */
export function isFollowing(cell: string, follows: string): string {
  return `${cell}=${linkedFormula(follows)}`;
}

/**
 * What the cell of a condition follows, for a condition as `isFollowing` spells it, with or without its `=`: the cell and the
 * formula that it holds while it does.
 */
export function linkIn(condition: string): { row: number; column: number; formula: string } | undefined {
  const [cell, equals, ...rest] = tokenize(condition.replace(/^=/, ""));
  const formula = rest.map(({ text }) => text).join("");
  if (cell?.kind !== "ref" || cell.sheet !== undefined || equals?.text !== "=") return undefined;
  const { row, column, rows, columns } = cell.area;
  const names = namesIn(formula);
  const isLink = names.length > 0 && names.every((name) => name.startsWith("Plan_"));
  return isLink && rows * columns === 1 ? { row, column, formula } : undefined;
}

/** The look of cells while the input among them is what it follows. */
export function linkedLook(range: string, cell: string, follows: string): ConditionalFormatSpec {
  return { range, formula: isFollowing(cell, follows), style: "linked" };
}

/** What is said while the cell is selected. */
export function linkedHint({ source }: Links): string {
  return `From ${source}; type over it to differ here`;
}

/** What stands beside an input that was typed over, as far as there is room. */
export function differsText({ source }: Links, unit: string, room: number): string {
  const texts = [`differs from ${source}`, `≠ ${source}`];
  const choices = [...texts.map((one) => (unit === "" ? one : `${unit}, ${one}`)), ...texts];
  return choices.find(({ length }) => length <= room) ?? "≠";
}
