import type { Operand } from "../calculator/coerce";
import { computesOnArrays, isCustomFunction, nativeFunction } from "../workbook/dialect";
import type { Formula } from "../workbook/parseFormula";
import type { CellError, CellValue } from "../workbook/spec";

/** Digits beyond which two calculations of one figure may differ, and what is left of a difference that is zero. */
const TOLERANCE = 1e-9;
const NOTHING = 1e-15;

/** Below this, a result may be shown as 0: Excel makes a 0 of a difference of two figures that are alike to 15 digits. */
export const SHOWN_AS_ZERO = 1e-12;

/** Errors that are values of a formula. Others say that Excel waits for something, or that other cells are in the way. */
const VALUES = new Set<unknown>(["#VALUE!", "#N/A", "#DIV/0!", "#NUM!", "#NULL!", "#NAME?", "#REF!"]);

/** What a cell would show of a result, where it shows something else by now. */
export function staleResult(result: Operand, shown: CellValue): CellValue | undefined {
  if (isError(shown) && !isErrorValue(shown)) return undefined;
  const recalculated = firstOf(result);
  return isSame(recalculated, shown) ? undefined : recalculated;
}

/** Whether a cell shows an error that its formula gives. */
export function isErrorValue(shown: CellValue): shown is CellError {
  return isError(shown) && VALUES.has(shown.error);
}

/** The first of several values; a blank one shows 0. */
function firstOf(result: Operand): CellValue {
  return Array.isArray(result) ? (result[0]?.[0] ?? null) : (result as CellValue);
}

function isSame(calculated: CellValue, shown: CellValue): boolean {
  if (isBlank(calculated)) return isBlank(shown) || (calculated === null && shown === 0);
  if (typeof calculated === "number" && typeof shown === "number") {
    if (shown === 0 && Math.abs(calculated) < SHOWN_AS_ZERO) return true;
    const difference = Math.abs(calculated - shown);
    return difference <= TOLERANCE * Math.max(Math.abs(calculated), Math.abs(shown)) || difference <= NOTHING;
  }
  if (isError(calculated) && isError(shown)) return calculated.error === shown.error;
  return calculated === shown;
}

function isBlank(value: CellValue): boolean {
  return value === null || value === "";
}

function isError(value: CellValue): value is CellError {
  return typeof value === "object" && value !== null;
}

/** As deep as Excel nests formulas, and names inside of them. */
const MAX_DEPTH = 100;

/** What is known of a formula that was evaluated. */
export interface EvaluatedNames {
  /** What a name stands for. */
  meaning(name: string): Formula | undefined;
  /** Whether each call of a custom function gave one value. */
  gaveOne(id: string): boolean;
}

/**
 * Whether each operand is one value, as our workbooks have it. Where a range stands instead, Excel takes one of its cells or
 * all of them, as its version has it, and its result cannot be foretold.
 */
export function isOneValueEach(
  formula: Formula,
  evaluated: EvaluatedNames,
  rangesAllowed = true,
  depth = 0,
): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (formula.kind) {
    case "literal":
      return true;
    case "cells": {
      const { token } = formula;
      if (token.kind === "ref") return rangesAllowed || token.area.rows * token.area.columns === 1;
      const named = token.kind === "name" ? evaluated.meaning(token.name) : undefined;
      return !named || isOneValueEach(named, evaluated, rangesAllowed, depth + 1);
    }
    case "operation":
      return formula.operands.every((operand) => isOneValueEach(operand, evaluated, false, depth + 1));
    case "call": {
      const { name, args } = formula;
      if (isCustomFunction(name) && !rangesAllowed && !evaluated.gaveOne(name)) return false;
      const allowed =
        isCustomFunction(name) || computesOnArrays(name) || (nativeFunction(name)?.ranges ?? false);
      return (
        computesOnArrays(name) ||
        args.every((arg) => !arg || isOneValueEach(arg, evaluated, allowed, depth + 1))
      );
    }
  }
}
