import { isCustomFunction } from "../workbook/dialect";
import { parseFormula, type Formula } from "../workbook/parseFormula";
import { SpecError } from "../workbook/specError";
import { tokenize, type Token } from "../workbook/tokens";

/** What an explanation takes of a formula. */
export interface FormulaParts {
  /** What is evaluated: the whole formula, or where it has something that only Excel calculates, each call of a custom function. */
  evaluated: readonly Formula[];
  /** Whether that is the whole formula. */
  isWhole: boolean;
  /** Ids of our functions whose calls have something in them that only Excel calculates; a call inside may be evaluated. */
  unread: readonly string[];
}

/** Which functions and names can be evaluated here. */
export interface KnownNames {
  isOurs(id: string): boolean;
  /** Whether it is a native function that our calculator knows. */
  isCalculated(native: string): boolean;
  /** What a name of the workbook stands for; `undefined` for no name, and for one that only Excel can read. */
  meaning(name: string): Formula | undefined;
}

/**
 * Takes a formula apart: any formula of a user, so that it may hold what our own workbooks do not use.
 *
 * @param formula Without its `=`, in the words of the dialect.
 */
export function formulaParts(formula: string, known: KnownNames): FormulaParts {
  const whole = parsed(formula);
  if (whole && isEvaluated(whole, known)) return { evaluated: [whole], isWhole: true, unread: [] };
  const tokens = tokenize(formula);
  const evaluated: Formula[] = [];
  const unread: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== "function" || !known.isOurs(token.name)) continue;
    const end = closing(tokens, at + 1);
    const call = parsed(textOf(tokens.slice(at, end + 1)));
    if (call && isEvaluated(call, known)) {
      evaluated.push(call);
      at = end;
    } else unread.push(token.name);
  }
  return { evaluated, isWhole: false, unread };
}

/** A formula as a tree; `undefined` for one that is none, or not of the dialect. */
export function parsed(formula: string): Formula | undefined {
  try {
    return parseFormula(formula);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join("");
}

/** Names inside names are followed that deep. */
const MAX_DEPTH = 8;

/** A word like a custom function may be a name, or another add-in's function: only what is known here is evaluated. */
function isEvaluated(
  formula: Formula,
  known: KnownNames,
  parameters: ReadonlySet<string> = new Set(),
  depth = 0,
): boolean {
  switch (formula.kind) {
    case "literal":
      return true;
    case "operation":
      return formula.operands.every((operand) => isEvaluated(operand, known, parameters, depth));
    case "cells": {
      const { token } = formula;
      if (token.kind === "ref") return true;
      if (token.kind !== "name") return false;
      if (parameters.has(token.name.toLowerCase())) return true;
      const meaning = depth < MAX_DEPTH ? known.meaning(token.name) : undefined;
      return meaning !== undefined && isEvaluated(meaning, known, new Set(), depth + 1);
    }
    case "call": {
      const { name, args } = formula;
      const isKnown = isCustomFunction(name)
        ? known.isOurs(name)
        : known.isCalculated(name) || isLambda(name, known, depth);
      return isKnown && args.every((arg) => !arg || isEvaluated(arg, known, parameters, depth));
    }
  }
}

/** Whether a name stands for a LAMBDA that can be evaluated. */
function isLambda(name: string, known: KnownNames, depth: number): boolean {
  const lambda = depth < MAX_DEPTH ? known.meaning(name) : undefined;
  if (lambda?.kind !== "call" || lambda.name !== "LAMBDA") return false;
  const parameterNames = lambda.args.slice(0, -1).map((arg) => (arg?.kind === "cells" ? arg.token.text : ""));
  const body = lambda.args.at(-1);
  const parameters = new Set(parameterNames.map((word) => word.toLowerCase()));
  return body !== undefined && isEvaluated(body, known, parameters, depth + 1);
}

/** Place of the bracket that closes the one at a place. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind === "open") depth += 1;
    if (kind === "close") depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
}
