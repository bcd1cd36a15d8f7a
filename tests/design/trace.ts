import type { Plan } from "../../src/sheets/planWorkbook";
import { cellName, parseArea } from "../../src/workbook/address";
import type { DrawnFormula, SheetDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import { type Formula, parseFormula } from "../../src/workbook/parseFormula";

/** A number that a formula holds. */
export interface Constant {
  value: number;
  sheet: string;
  /** Id of the cell, or of its grid's column; its address where it has none. */
  cell: string;
  /** What it is in there: an argument of a function, `MATCH#2`, or an operand, `> COUNT`, with the function beside it. */
  as: string;
}

/** A cell without a formula that formulas lead to. */
export interface Leaf {
  sheet: string;
  /** Id of the cell, or of its grid's column; "" where it has none. */
  id: string;
  at: string;
  /** As the description has it: an input, a value, a cell of a table; "empty" where it has none. */
  kind: string;
  value: unknown;
}

/** What the formulas of a sheet rest on. */
export interface Trace {
  constants: Constant[];
  leaves: Leaf[];
  /** Names from outside the workbook. */
  outside: string[];
  /** Cells of the sheet whose formulas lead to no cell without one. */
  adrift: string[];
}

type Place = readonly [sheet: SheetDrawing, row: number, column: number];

/** Follows every formula of a sheet, and of all cells that these refer to, to the cells without one. */
export function trace(plan: Plan, from: string): Trace {
  const drawing = layout(plan.spec);
  const sheets = new Map(drawing.sheets.map((sheet) => [sheet.name, sheet]));
  const sheetOf = (name: string): SheetDrawing => {
    const sheet = sheets.get(name);
    if (!sheet) throw new Error(`no sheet "${name}"`);
    return sheet;
  };
  const ids = idsOf(plan);
  const kinds = kindsOf(plan, drawing.sheets);
  const spills = new Map(drawing.sheets.map((sheet) => [sheet.name, spillsOf(sheet)]));
  const found: Trace = { constants: [], leaves: [], outside: [], adrift: [] };
  /** Does a cell lead to one without a formula? */
  const leads = new Map<string, boolean>();

  const follow = ([sheet, row, column]: Place): boolean => {
    const key = `${sheet.name}!${cellName(row, column)}`;
    const known = leads.get(key);
    if (known !== undefined) return known;
    leads.set(key, false);
    const drawn = sheet.formulas[row]?.[column];
    const anchor = drawn ? undefined : spills.get(sheet.name)?.get(cellName(row, column));
    const isGrounded = anchor
      ? follow([sheet, ...anchor])
      : drawn
        ? read(drawn, [sheet, row, column], ids.get(key) ?? cellName(row, column))
        : isLeaf([sheet, row, column], key);
    leads.set(key, isGrounded);
    return isGrounded;
  };

  const isLeaf = ([sheet, row, column]: Place, key: string): boolean => {
    const kind = kinds.get(key) ?? "empty";
    found.leaves.push({
      ...{ sheet: sheet.name, id: ids.get(key) ?? "", at: cellName(row, column), kind },
      value: sheet.values[row]?.[column] ?? null,
    });
    return kind === "input" || kind === "value" || kind === "table";
  };

  const read = (drawn: DrawnFormula, [sheet, row]: Place, cell: string): boolean => {
    const walk = (formula: Formula, as: string): boolean => {
      switch (formula.kind) {
        case "literal":
          if (formula.token.kind === "number")
            found.constants.push({ value: Number(formula.token.text), sheet: sheet.name, cell, as });
          return false;
        case "call":
          return any(formula.args.map((arg, i) => (arg ? walk(arg, `${formula.name}#${i + 1}`) : false)));
        case "operation": {
          const { operator, operands } = formula;
          const beside = (i: number): string => {
            const other = operands[1 - i];
            return other?.kind === "call" ? `${operator} ${other.name}` : operator;
          };
          return any(operands.map((operand, i) => walk(operand, beside(i))));
        }
        case "cells": {
          const { token } = formula;
          if (token.kind === "name") {
            found.outside.push(token.name);
            return true;
          }
          if (token.kind !== "ref") throw new Error(`"${token.text}" is not resolved`);
          const { area } = token;
          const on = token.sheet === undefined ? sheet : sheetOf(token.sheet);
          return any(
            Array.from({ length: area.rows * area.columns }, (_, i) =>
              follow([on, area.row + Math.floor(i / area.columns), area.column + (i % area.columns)]),
            ),
          );
        }
      }
    };
    return walk(parseFormula(formulaAt(drawn, row)), "whole");
  };

  const first = sheetOf(from);
  for (const [row, cells] of first.formulas.entries()) {
    for (const [column, drawn] of (cells ?? []).entries()) {
      if (drawn && !follow([first, row, column])) found.adrift.push(cellName(row, column));
    }
  }
  return found;
}

const any = (all: readonly boolean[]): boolean => all.some(Boolean);

/** Ids by cell; that of the column where a grid has one too. */
function idsOf({ cells }: Plan): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [id, { sheet, range }] of cells) {
    const area = parseArea(range);
    if (!area) throw new Error(`${id} has the range "${range}"`);
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        const key = `${sheet}!${cellName(row, column)}`;
        if (!ids.has(key) || id.includes(".")) ids.set(key, id);
      }
    }
  }
  return ids;
}

/** Kinds of cells of the description, by cell. */
function kindsOf({ spec }: Plan, drawn: readonly SheetDrawing[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>(
    spec.sheets.flatMap(({ name, cells }) => cells.map(({ at, kind }) => [`${name}!${at}`, kind] as const)),
  );
  for (const { name, features } of drawn) {
    for (const feature of features) {
      if (feature.kind !== "table") continue;
      const { row, column, rows, columns } = feature.area;
      for (let i = row + 1; i < row + rows; i++)
        for (let j = column; j < column + columns; j++) kinds.set(`${name}!${cellName(i, j)}`, "table");
    }
  }
  return kinds;
}

/** The cell of the formula that fills a cell, by cell. */
function spillsOf({ formulas }: SheetDrawing): ReadonlyMap<string, readonly [number, number]> {
  const anchors = new Map<string, readonly [number, number]>();
  for (const [row, cells] of formulas.entries()) {
    for (const [column, drawn] of (cells ?? []).entries()) {
      if (!drawn) continue;
      for (let i = 0; i < drawn.spill.rows; i++)
        for (let j = 0; j < drawn.spill.columns; j++)
          if (i + j > 0) anchors.set(cellName(row + i, column + j), [row, column]);
    }
  }
  return anchors;
}
