import { calculate } from "../../src/calculator/calculate";
import { loadFunctions } from "../../src/cli/loadFunctions";
import { gallery } from "../../src/templates/gallery";
import { cellName, overlap, parseArea, type Area } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import type { CellSpec, CellValue, SheetSpec, ValidationSpec, WorkbookSpec } from "../../src/workbook/spec";
import { tokenize } from "../../src/workbook/tokens";
import { DIST } from "../dist";

/** The custom functions, as they ship. */
export const FUNCTIONS = loadFunctions(DIST).host;

/** A planning template as a workbook with its defaults. */
export interface TemplateWorkbook {
  id: string;
  title: string;
  spec: WorkbookSpec;
}

/** A value that is typed into a cell. */
export interface Entry {
  sheet: string;
  at: string;
  value: string | number | boolean | null;
}

/** A cell that a user may change, with its value, its place, and what it accepts. */
export interface Input extends Entry {
  row: number;
  column: number;
  rule: ValidationSpec["rule"];
  allowBlank: boolean;
}

/** A formula's cell, or one that it spills into, with the value that src/calculator gives it. */
export interface Result {
  sheet: string;
  row: number;
  column: number;
  formula: string;
  value: CellValue;
}

/** Values by sheet, row and column. */
export type GridValues = Readonly<Record<string, readonly (readonly CellValue[])[]>>;

/** The facts and the planning templates. */
export const TEMPLATES: readonly TemplateWorkbook[] = gallery.map((template) => ({
  id: template.id,
  title: template.title,
  spec: template.plan().spec,
}));

/** The cells of a workbook that a user may change. */
export function inputsOf(spec: WorkbookSpec): Input[] {
  return spec.sheets.flatMap((sheet) => {
    const rules = (sheet.validations ?? []).map(({ range, rule, allowBlank = false }) => ({
      area: areaOf(range),
      rule,
      allowBlank,
    }));
    return sheet.cells.flatMap((cell) => {
      if (cell.kind !== "input") return [];
      const place = areaOf(cell.at);
      const found = rules.find(({ area }) => overlap(area, place));
      if (!found) return [];
      const { row, column } = place;
      const { rule, allowBlank } = found;
      return [{ sheet: sheet.name, at: cell.at, row, column, value: cell.value, rule, allowBlank }];
    });
  });
}

function areaOf(address: string): Area {
  const area = parseArea(address);
  if (!area) throw new Error(`"${address}" is not an address`);
  return area;
}

/** The workbook with values typed in. */
export function withEntries(spec: WorkbookSpec, entries: readonly Entry[]): WorkbookSpec {
  const typed = new Map(entries.map(({ sheet, at, value }) => [`${sheet}!${at}`, value]));
  const cellOf = (sheet: SheetSpec) => (cell: CellSpec) => {
    const value = typed.get(`${sheet.name}!${cell.at}`);
    return cell.kind === "input" && value !== undefined ? { ...cell, value } : cell;
  };
  return {
    ...spec,
    sheets: spec.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map(cellOf(sheet)) })),
  };
}

/** Every formula of a workbook, spilled cells included, with the value that src/calculator gives it. */
export function modelResults(spec: WorkbookSpec): Result[] {
  return resultsOf(calculate(layout(spec), FUNCTIONS));
}

/** Every formula of a calculated drawing, spilled cells included. */
export function resultsOf({ sheets }: WorkbookDrawing): Result[] {
  return sheets.flatMap(({ name, values, formulas }) =>
    formulas.flatMap((row, r) =>
      (row ?? []).flatMap((formula, c) => {
        if (!formula) return [];
        const { rows, columns } = formula.spill;
        return Array.from({ length: rows * columns }, (_, i) => {
          const [at, column] = [r + Math.floor(i / columns), c + (i % columns)];
          return {
            sheet: name,
            row: at,
            column,
            formula: formulaAt(formula, r),
            value: values[at]?.[column] ?? null,
          };
        });
      }),
    ),
  );
}

/** How the grid differs from the model, a line each. */
export function differences(results: readonly Result[], grid: GridValues): string[] {
  return results.flatMap(({ sheet, row, column, formula, value }) => {
    const found = grid[sheet]?.[row]?.[column] ?? null;
    if (same(found, value, 0) || same(found, value, rounding(formula, sheet, grid))) return [];
    const place = `${sheet}!${cellName(row, column)}`;
    return [
      `${place}: grid ${JSON.stringify(found)}, model ${JSON.stringify(value)}, =${formula.slice(0, 120)}`,
    ];
  });
}

/** Numbers agree to nine digits: the same sum in another order. */
const CLOSE = 1e-9;

/** Digits that a spreadsheet keeps of a number. */
const DIGITS = 15;

/** What the last digit of the largest number that a formula refers to is worth: a difference of two has no more. */
function rounding(formula: string, sheet: string, grid: GridValues): number {
  const numbers = tokenize(formula)
    .flatMap((token) => (token.kind === "ref" ? [token] : []))
    .flatMap(({ sheet: other = sheet, area: { row, column, rows, columns } }) =>
      (grid[other] ?? []).slice(row, row + rows).flatMap((cells) => cells.slice(column, column + columns)),
    )
    .flatMap((value) => (typeof value === "number" ? [value] : []));
  return Math.max(0, ...numbers.map(Math.abs)) * 10 ** -DIGITS;
}

function same(a: CellValue, b: CellValue, slack: number): boolean {
  if (typeof a === "number" && typeof b === "number")
    return Math.abs(a - b) <= Math.max(slack, CLOSE * Math.max(1e-3, Math.abs(a), Math.abs(b)));
  if (a && b && typeof a === "object" && typeof b === "object") return a.error === b.error;
  if (typeof a === "string" && typeof b === "string") return sameText(a, b, slack);
  // A formula that answers "" shows nothing.
  return (a === "" ? null : a) === (b === "" ? null : b);
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** Texts agree in their words, and in their numbers as numbers do. */
function sameText(a: string, b: string, slack: number): boolean {
  const numbers = (text: string) =>
    (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(",", "")));
  const [ours, theirs] = [numbers(a), numbers(b)];
  return (
    a.replace(NUMBER, "#") === b.replace(NUMBER, "#") &&
    ours.every((number, i) => same(number, theirs[i] ?? null, slack))
  );
}
