import { areaName, cellName, overlap } from "../../address";
import type { Area, SheetDrawing, StyleRun } from "../../drawing";
import { formulaAt } from "../../formulaText";
import type { CellValue } from "../../spec";

/** Significant digits of a fraction: enough to see a change, too few to see rounding noise. */
const DIGITS = 7;

/** Looks of the inputs of a page, which may stand apart from their labels. */
const PAGE_INPUTS: ReadonlySet<string> = new Set(["entry", "entryWords", "entryWordsEnd"]);

/** A number format that shows nothing: the cell only serves others. */
const UNSEEN = ";;;";

/**
 * One line for a cell, such as `B4  input  "Hosts" = 4  [#,##0]`; nothing for an empty cell that is no input,
 * or one whose format hides it. A text to the left of a figure is its label; that of a page's input may stand further left.
 */
export function printedCell(sheet: SheetDrawing, row: number, column: number): string | undefined {
  const value = sheet.values[row]?.[column] ?? null;
  const formula = sheet.formulas[row]?.[column];
  const cell = { row, column, rows: 1, columns: 1 };
  const look = lookAt(sheet, cell);
  const isPageInput = look !== undefined && PAGE_INPUTS.has(look.style);
  const isInput = isPageInput || look?.style === "input";
  if ((value === null && !formula && !isInput) || look?.format === UNSEEN) return undefined;
  const format = look?.format === undefined ? "" : `  [${look.format}]`;
  const spilled = spillOver(sheet, cell);
  const start = `${cellName(row, column)}  ${spilled ? "spilled" : (look?.style ?? "plain")}`;
  const label = spilled ? "" : isPageInput ? inputLabel(sheet, row, column) : labeled(sheet, row, column);
  if (formula) {
    const { rows, columns } = formula.spill;
    const spill = rows * columns > 1 ? ` fills ${areaName({ row, column, rows, columns })}` : "";
    return `${start}${spill}${label} = ${formulaAt(formula, row)} → ${printedValue(value)}${format}`;
  }
  const isText = typeof value === "string" && !isInput;
  return isText ? `${start}  ${printedText(value)}` : `${start}${label} = ${quotedValue(value)}${format}`;
}

/** A value in a table: short, texts without quotes. */
export function printedValue(value: CellValue): string {
  if (value === null) return "(blank)";
  if (typeof value === "string") return printedText(value).slice(1, -1);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "object")
    return value.message === undefined ? value.error : `${value.error} (${value.message})`;
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)));
}

/** A text in quotes; line breaks and tabs are spelled out, so that it stays on its line. */
export function printedText(text: string): string {
  return `"${text.replace(/\n/g, "\\n").replace(/\t/g, "\\t")}"`;
}

function quotedValue(value: CellValue): string {
  return typeof value === "string" ? printedText(value) : printedValue(value);
}

/** The look of a cell; later runs win. */
export function lookAt(sheet: SheetDrawing, cell: Area): StyleRun | undefined {
  for (let i = sheet.styles.length - 1; i >= 0; i--) {
    const run = sheet.styles[i];
    if (run && overlap(run, cell)) return run;
  }
  return undefined;
}

function labeled(sheet: SheetDrawing, row: number, column: number): string {
  const label = column > 0 ? sheet.values[row]?.[column - 1] : null;
  return typeof label === "string" ? `  ${printedText(label)}` : "";
}

function inputLabel(sheet: SheetDrawing, row: number, column: number): string {
  const left = (sheet.values[row] ?? []).slice(0, column);
  while (left.length > 0 && left.at(-1) === null) left.pop();
  return labeled(sheet, row, left.length);
}

/** Is the cell filled by another cell's formula? */
function spillOver(sheet: SheetDrawing, cell: Area): boolean {
  return spillsOf(sheet).some(
    (spill) => overlap(spill, cell) && !(spill.row === cell.row && spill.column === cell.column),
  );
}

/** Looked up for every cell of a sheet. */
const SPILLS = new WeakMap<SheetDrawing, readonly Area[]>();

/** What the formulas of a sheet fill, as far as it is more than their own cell. */
function spillsOf(sheet: SheetDrawing): readonly Area[] {
  const known = SPILLS.get(sheet);
  if (known) return known;
  const spills: Area[] = [];
  sheet.formulas.forEach((formulas, row) =>
    formulas.forEach((formula, column) => {
      if (formula && formula.spill.rows * formula.spill.columns > 1)
        spills.push({ row, column, rows: formula.spill.rows, columns: formula.spill.columns });
    }),
  );
  SPILLS.set(sheet, spills);
  return spills;
}
