import { isError, valueOrError, type Operand } from "../calculator/coerce";
import { evaluate, evaluateCell, type Surroundings } from "../calculator/evaluate";
import type { CellValue } from "../workbook/spec";
import type { FormulaParts } from "./formulaParts";
import type { OwnFunctions } from "./ownFunctions";

/** A call of a custom function, as the formula made it. */
export interface MadeCall {
  id: string;
  args: readonly (CellValue | CellValue[][])[];
  result: CellValue[][];
}

/** What evaluating a formula showed. */
export interface EvaluatedFormula {
  /** The calls in the order in which they were made, each once. Those of a branch that does not count are not made. */
  calls: MadeCall[];
  /** What the formula gives; `undefined` where only Excel can calculate it. */
  result: Operand | undefined;
}

/** Evaluates a formula, and keeps the calls of our functions that it makes. */
export function callsOf(
  { evaluated, isWhole }: FormulaParts,
  around: Omit<Surroundings, "functions" | "parameters" | "rowsBelow" | "nesting">,
  { host }: OwnFunctions,
): EvaluatedFormula {
  const calls = new Map<string, MadeCall>();
  const surroundings: Surroundings = {
    ...around,
    functions: {
      call(id, args) {
        const result = host.call(id, args);
        if (host.has(id)) calls.set(JSON.stringify([id, args]), { id, args, result });
        return result;
      },
    },
    parameters: new Map(),
    rowsBelow: 0,
    nesting: { depth: 0 },
  };
  const [first] = evaluated;
  if (isWhole && first) {
    const result = valueOrError(() => evaluateCell(first, surroundings));
    return { calls: [...calls.values()], result };
  }
  for (const call of evaluated) valueOrError(() => evaluate(call, surroundings));
  return { calls: [...calls.values()], result: undefined };
}

/** What a cell shows of a result: the first of several values. */
export function shownResult(result: Operand): CellValue {
  return Array.isArray(result) && !isError(result) ? (result[0]?.[0] ?? null) : (result as CellValue);
}
