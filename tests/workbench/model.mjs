import { loadFunctions } from "../../src/cli/loadFunctions.ts";
import { calculate } from "../../src/calculator/calculate.ts";
import { templates } from "../../src/templates/templates.ts";
import { cellName, parseArea } from "../../src/workbook/address.ts";
import { layout } from "../../src/workbook/layout.ts";
import { tokenize } from "../../src/workbook/tokens.ts";

const { host } = loadFunctions(new URL("../../dist", import.meta.url).pathname);

/** The planning templates, as workbooks with their defaults. */
export const TEMPLATES = templates.map((template) => ({
  id: template.id,
  title: template.title,
  spec: template.plan().spec,
}));

/** A cell that a user may change, what it accepts, and the value it has. */
export function inputsOf(spec) {
  return spec.sheets.flatMap((sheet) => {
    const rules = (sheet.validations ?? []).map(({ range, rule, allowBlank = false }) => ({
      area: parseArea(range),
      rule,
      allowBlank,
    }));
    return sheet.cells.flatMap((cell) => {
      if (cell.kind !== "input") return [];
      const { row, column } = parseArea(cell.at);
      const found = rules.find(
        ({ area }) =>
          row >= area.row &&
          row < area.row + area.rows &&
          column >= area.column &&
          column < area.column + area.columns,
      );
      if (!found) return [];
      const { rule, allowBlank } = found;
      return [{ sheet: sheet.name, at: cell.at, row, column, value: cell.value, rule, allowBlank }];
    });
  });
}

/** The spec with values typed in: `entries` are `{ sheet, at, value }`. */
export function withEntries(spec, entries) {
  const typed = new Map(entries.map(({ sheet, at, value }) => [`${sheet}!${at}`, value]));
  const cellOf = (sheet) => (cell) => {
    const key = `${sheet.name}!${cell.at}`;
    return typed.has(key) ? { ...cell, value: typed.get(key) } : cell;
  };
  return {
    ...spec,
    sheets: spec.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map(cellOf(sheet)) })),
  };
}

/** Every formula of a workbook, spilled cells included, with the value that src/calculator gives it. */
export function modelResults(spec) {
  const { sheets } = calculate(layout(spec), host);
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
            formula: formula.formula,
            value: values[at]?.[column] ?? null,
          };
        });
      }),
    ),
  );
}

/** How the grid differs from the model, a line each; `grid` is the values by sheet, row and column. */
export function differences(results, grid) {
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
function rounding(formula, sheet, grid) {
  const numbers = tokenize(formula)
    .filter(({ kind }) => kind === "ref")
    .flatMap(({ sheet: other = sheet, area: { row, column, rows, columns } }) =>
      (grid[other] ?? [])
        .slice(row, row + rows)
        .flatMap((cells) => cells?.slice(column, column + columns) ?? []),
    )
    .filter((value) => typeof value === "number");
  return Math.max(0, ...numbers.map(Math.abs)) * 10 ** -DIGITS;
}

function same(a, b, slack) {
  if (typeof a === "number" && typeof b === "number")
    return Math.abs(a - b) <= Math.max(slack, CLOSE * Math.max(1e-3, Math.abs(a), Math.abs(b)));
  if (a && b && typeof a === "object" && typeof b === "object") return a.error === b.error;
  if (typeof a === "string" && typeof b === "string") return sameText(a, b, slack);
  // A formula that answers "" shows nothing.
  return (a === "" ? null : a) === (b === "" ? null : b);
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** Texts agree in their words, and in their numbers as numbers do. */
function sameText(a, b, slack) {
  const numbers = (text) => (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(",", "")));
  const [ours, theirs] = [numbers(a), numbers(b)];
  return (
    a.replace(NUMBER, "#") === b.replace(NUMBER, "#") &&
    ours.every((number, i) => same(number, theirs[i], slack))
  );
}
