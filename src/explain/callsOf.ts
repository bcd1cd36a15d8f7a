import { valueOrError, type Operand } from "../calculator/coerce";
import { evaluate, evaluateCell, type Surroundings } from "../calculator/evaluate";
import { isCustomFunction } from "../workbook/dialect";
import type { Formula } from "../workbook/parseFormula";
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

/** Evaluates a formula, and keeps the calls of HCI Planner functions that it makes. */
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
        const key = JSON.stringify([id, args]);
        const result = calls.get(key)?.result ?? host.call(id, args);
        if (host.has(id) && !calls.has(key)) calls.set(key, { id, args, result });
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
    // An error ends an evaluation, but not what Excel calculates: the calls behind it are made, too.
    for (const call of callsThatCount(first)) valueOrError(() => evaluate(call, surroundings));
    return { calls: [...calls.values()], result };
  }
  for (const call of evaluated) valueOrError(() => evaluate(call, surroundings));
  return { calls: [...calls.values()], result: undefined };
}

/** Functions that calculate only some of their arguments, and how many they always do. */
const CONDITIONAL: Readonly<Record<string, number>> = { IF: 1, IFERROR: 1, IFNA: 1, CHOOSE: 1 };

/** Calls of custom functions, but not those of branches. */
function callsThatCount(formula: Formula): Formula[] {
  if (formula.kind === "operation") return formula.operands.flatMap(callsThatCount);
  if (formula.kind !== "call") return [];
  const { name, args } = formula;
  const inside = args.slice(0, CONDITIONAL[name]).flatMap((arg) => (arg ? callsThatCount(arg) : []));
  return isCustomFunction(name) ? [...inside, formula] : inside;
}
