import type { ColumnFormula, DrawnFormula } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import { parseFormula, type Formula } from "../workbook/parseFormula";

/** A formula as it is parsed, and the row of the cell whose text that was. */
export interface ParsedFormula {
  formula: Formula;
  row: number;
  /** Columns of the row that a table's formula refers to. */
  neighbors: readonly number[];
}

/**
 * A drawing is calculated again whenever an input changes: its formulas are parsed once. So is the formula of a table's
 * column, which differs from row to row in its relative references only.
 */
const PARSED = new WeakMap<DrawnFormula | ColumnFormula, ParsedFormula>();

/**
 * The formula of a cell, parsed. Throws a `SpecError` for text that is no formula: `validate` finds those before.
 *
 * @param isCached Whether to keep what is parsed for the next time. Formulas of columns are kept in any case.
 */
export function parsedFormula(drawn: DrawnFormula, row: number, isCached: boolean): ParsedFormula {
  const { columnFormula } = drawn;
  const known = PARSED.get(columnFormula ?? drawn);
  if (known) return known;
  const formula = parseFormula(formulaAt(drawn, row));
  const parsed = { formula, row, neighbors: columnFormula ? neighborsIn(formula, row) : [] };
  if (columnFormula || isCached) PARSED.set(columnFormula ?? drawn, parsed);
  return parsed;
}

/** The columns of the cells that a formula refers to in its own row of its own sheet. */
function neighborsIn(formula: Formula, row: number): number[] {
  switch (formula.kind) {
    case "literal":
      return [];
    case "cells": {
      const { token } = formula;
      const isNeighbor = token.kind === "ref" && token.sheet === undefined && !token.absolute;
      return isNeighbor && token.area.row === row ? [token.area.column] : [];
    }
    case "operation":
      return unique(formula.operands.flatMap((operand) => neighborsIn(operand, row)));
    case "call":
      return unique(formula.args.flatMap((arg) => (arg ? neighborsIn(arg, row) : [])));
  }
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}
