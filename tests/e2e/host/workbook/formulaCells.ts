import { absoluteAreaName, cellName, quotedSheet, type Area } from "../../../../src/workbook/address";
import { parseFormula, type Formula } from "../../../../src/workbook/parseFormula";
import { tokenize } from "../../../../src/workbook/tokens";
import type { Sheet, SheetCell } from "./sheet";

/** Cells that a formula reads. */
export interface Precedent {
  sheet: Sheet;
  area: Area;
}

/**
 * A cell's formula, parsed, references to table columns resolved; `undefined` for text that is no formula to this
 * host, such as one with a path to a file.
 */
export function parsedFormula(cell: SheetCell): Formula | undefined {
  if (cell.formula === undefined) return undefined;
  if (cell.parsed) return cell.parsed;
  try {
    cell.parsed = parsedText(resolved(cell.formula.slice(1), cell));
  } catch {
    return undefined;
  }
  return cell.parsed;
}

/** Formulas by text: tests draw the same sheets again and again. */
const parsedTexts = new Map<string, Formula>();

function parsedText(text: string): Formula {
  const known = parsedTexts.get(text);
  if (known) return known;
  const parsed = parseFormula(text);
  parsedTexts.set(text, parsed);
  return parsed;
}

function resolved(formula: string, cell: SheetCell): string {
  if (!formula.includes("[")) return formula;
  const texts = tokenize(formula).map((token) => {
    if (token.kind === "thisRow") return thisRow(token.column, cell);
    return token.kind === "tableColumn" ? tableColumn(token.table, token.column, cell) : token.text;
  });
  return texts.join("");
}

function thisRow(header: string, { sheet, row, column }: SheetCell): string {
  const area = sheet.tables
    .find(({ body }) => row >= body.row && row < body.row + body.rows && column >= body.column)
    ?.columnBody(header);
  return area ? cellName(row, area.column) : "#REF!";
}

function tableColumn(name: string, header: string, { sheet }: SheetCell): string {
  const table = sheet.workbook.table(name);
  const area = table?.columnBody(header);
  return table && area ? `${quotedSheet(table.sheet.name)}!${absoluteAreaName(area)}` : "#REF!";
}

/** All cells that a formula reads, through names as well. */
export function precedentsOf(cell: SheetCell): Precedent[] {
  const formula = parsedFormula(cell);
  return formula ? readBy(formula, cell.sheet, new Set()) : [];
}

function readBy(formula: Formula, sheet: Sheet, names: ReadonlySet<string>): Precedent[] {
  switch (formula.kind) {
    case "literal":
      return [];
    case "operation":
      return formula.operands.flatMap((operand) => readBy(operand, sheet, names));
    case "call": {
      const definition = named(formula.name, sheet, names);
      const args = formula.args.flatMap((arg) => (arg ? readBy(arg, sheet, names) : []));
      return [...definition, ...args];
    }
    case "cells": {
      const { token } = formula;
      if (token.kind === "name") return named(token.name, sheet, names);
      if (token.kind !== "ref") return [];
      const target = token.sheet === undefined ? sheet : sheet.workbook.sheet(token.sheet);
      return target ? [{ sheet: target, area: token.area }] : [];
    }
  }
}

function named(name: string, sheet: Sheet, above: ReadonlySet<string>): Precedent[] {
  const key = name.toLowerCase();
  const definition = above.has(key) ? undefined : sheet.workbook.definition(name);
  return definition ? readBy(definition, sheet, new Set([...above, key])) : [];
}
