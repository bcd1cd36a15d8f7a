import { isCustomFunction } from "../workbook/dialect";
import { referencesIn } from "./precedents";
import { type CellsToken, parseFormula, type Formula } from "../workbook/parseFormula";
import { SpecError } from "../workbook/specError";
import { tokenize, type Token } from "../workbook/tokens";

/** What an explanation takes of a formula. */
export interface FormulaParts {
  /** What is evaluated: the whole formula, or where it has something that only Excel calculates, each call of a function of ours. */
  evaluated: readonly Formula[];
  /** Whether that is the whole formula. */
  isWhole: boolean;
  /** References and names, in the order of the formula. */
  references: readonly CellsToken[];
}

/**
 * Takes a formula apart: any formula of a user, so that it may hold what our own workbooks do not use.
 *
 * @param formula Without its `=`; its references are A1.
 * @param isCalculated Whether our calculator knows a native function.
 */
export function formulaParts(formula: string, isCalculated: (native: string) => boolean): FormulaParts {
  const tokens = tokenize(formula);
  const references = referencesIn(formula);
  const whole = parsed(formula);
  if (whole && isEvaluated(whole, isCalculated)) return { evaluated: [whole], isWhole: true, references };
  const calls = ownCalls(tokens).flatMap((text) => parsed(text) ?? []);
  return {
    evaluated: calls.filter((call) => isEvaluated(call, isCalculated)),
    isWhole: false,
    references,
  };
}

function parsed(formula: string): Formula | undefined {
  try {
    return parseFormula(formula);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
}

/** A call of a name may be one of a LAMBDA: what it stands for is not known here. */
function isEvaluated(formula: Formula, isCalculated: (native: string) => boolean): boolean {
  switch (formula.kind) {
    case "literal":
    case "cells":
      return true;
    case "operation":
      return formula.operands.every((operand) => isEvaluated(operand, isCalculated));
    case "call":
      return (
        (isCustomFunction(formula.name) || isCalculated(formula.name)) &&
        formula.args.every((arg) => !arg || isEvaluated(arg, isCalculated))
      );
  }
}

/** Texts of the outermost calls of our functions. */
function ownCalls(tokens: readonly Token[]): string[] {
  const calls: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== "function" || !isCustomFunction(token.name)) continue;
    const end = closing(tokens, at + 1);
    calls.push(
      tokens
        .slice(at, end + 1)
        .map(({ text }) => text)
        .join(""),
    );
    at = end;
  }
  return calls;
}

/** Place of the bracket that closes the one at a place. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind === "open") depth += 1;
    if (kind === "close") depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
}
