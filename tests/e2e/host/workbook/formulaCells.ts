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

/** A text without `=`, parsed. */
export function parsedText(text: string): Formula {
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
  return readingsOf(formula).flatMap((reading) => {
    if ("name" in reading) return named(reading.name, sheet, names);
    const target = reading.sheet === undefined ? sheet : sheet.workbook.sheet(reading.sheet);
    return target ? [{ sheet: target, area: reading.area }] : [];
  });
}

function named(name: string, sheet: Sheet, above: ReadonlySet<string>): Precedent[] {
  const key = name.toLowerCase();
  const definition = above.has(key) ? undefined : sheet.workbook.definition(name);
  return definition ? readBy(definition, sheet, new Set([...above, key])) : [];
}

/** A name, or cells of a sheet, that a formula reads. */
type Reading = { name: string } | { sheet: string | undefined; area: Area };

/** What formulas read, as their texts say: see `parsedTexts`. */
const knownReadings = new WeakMap<Formula, readonly Reading[]>();

function readingsOf(formula: Formula): readonly Reading[] {
  const known = knownReadings.get(formula);
  if (known) return known;
  const found = [...new Map(readingsIn(formula)).values()];
  knownReadings.set(formula, found);
  return found;
}

/** By their texts. */
function* readingsIn(formula: Formula): Iterable<[string, Reading]> {
  switch (formula.kind) {
    case "literal":
      return;
    case "operation":
      for (const operand of formula.operands) yield* readingsIn(operand);
      return;
    case "call":
      yield [`${formula.name}(`, { name: formula.name }];
      for (const arg of formula.args) if (arg) yield* readingsIn(arg);
      return;
    case "cells": {
      const { token } = formula;
      if (token.kind === "name") yield [token.name, { name: token.name }];
      if (token.kind === "ref") yield [token.text, { sheet: token.sheet, area: token.area }];
    }
  }
}
