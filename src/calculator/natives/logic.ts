import type { CellValue } from "../../workbook/spec";
import { booleanOf, formulaError, isBlock, isError, numberOf, singleOf, type Operand } from "../coerce";
import { lift } from "../lift";
import {
  optional,
  question,
  refuseError,
  scalar,
  tolerant,
  type Argument,
  type Native,
  type Natives,
} from "./native";

/** Conditions, errors and the kinds of values. */
export const LOGIC: Natives = {
  AND: (args) => truths(args).every(Boolean),
  CHOOSE: ([which, ...choices]) => {
    const choice = choices[Math.trunc(numberOf(optional(which))) - 1];
    if (!choice) throw formulaError("#VALUE!", "there is no such choice");
    return choice();
  },
  IF: condition,
  IFERROR: fallback(isError),
  IFNA: fallback(isNotAvailable),
  ISBLANK: question((value) => value === null),
  ISERROR: question(isError),
  ISNA: question(isNotAvailable),
  ISNUMBER: question((value) => typeof value === "number"),
  ISTEXT: question((value) => typeof value === "string"),
  N: scalar((value) => (typeof value === "number" ? value : Number(value === true))),
  NA: () => {
    throw formulaError("#N/A");
  },
  NOT: scalar((value = null) => !booleanOf(value)),
  OR: (args) => truths(args).some(Boolean),
};

function isNotAvailable(value: CellValue): boolean {
  return isError(value) && value.error === "#N/A";
}

/** One branch only is calculated, unless the condition is a block. */
function condition([test, then, otherwise]: readonly Argument[]): Operand {
  const tested = optional(test);
  const no = otherwise ?? (() => false);
  if (singleOf(tested) !== undefined) return booleanOf(tested) ? optional(then) : no();
  const branches = [tested, tolerant(then), tolerant(no)];
  return lift(branches, ([holds = null, yes = null, not = null]) => (booleanOf(holds) ? yes : not));
}

/** The replacement is calculated only where it is needed. */
function fallback(replaces: (value: CellValue) => boolean): Native {
  return ([arg, replacement]) => {
    const tried = tolerant(arg);
    const value = singleOf(tried);
    if (value !== undefined) return replaces(value) ? optional(replacement) : tried;
    return lift([tried, tolerant(replacement)], ([cell = null, other = null]) =>
      replaces(cell) ? other : cell,
    );
  };
}

/** The truth values among arguments: in cells only numbers, TRUE and FALSE count; there must be one. */
function truths(args: readonly Argument[]): boolean[] {
  const found: boolean[] = [];
  for (const arg of args) {
    const operand = arg();
    if (!isBlock(operand)) found.push(booleanOf(operand));
    else {
      for (const cells of operand) {
        for (const cell of cells) {
          const value = refuseError(cell);
          if (typeof value === "number" || typeof value === "boolean") found.push(Boolean(value));
        }
      }
    }
  }
  if (found.length === 0) throw formulaError("#VALUE!", "there is no TRUE or FALSE");
  return found;
}
