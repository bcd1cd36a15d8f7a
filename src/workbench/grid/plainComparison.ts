import { type IFunctionService, StringValueObject } from "../../../tools/workbench/univer";

/** Univer's name of the executor of `=`, `<>`, `<`, `>`, `<=` and `>=`. */
const COMPARE = "COMPARE";

/** The part of a text in Univer that compares with another one, each without regard to case. */
interface Comparing {
  getValue(): string;
  _checkWildcard(value: string, operator: string): unknown;
  compareBy(value: string, operator: string, isCaseSensitive?: boolean): unknown;
}

/** Stands in for a wildcard character while operators compare. */
const STAND_INS: Readonly<Record<string, string>> = { "*": "\ue000", "?": "\ue001" };

/**
 * Makes operators compare texts as Excel does: there `?` and `*` are wildcards in criteria only, while Univer 0.25
 * reads them as wildcards in `A1="?"`, too.
 */
export function comparePlainly(functions: IFunctionService): void {
  const executor = functions.getExecutor(COMPARE);
  if (!executor) throw new Error("the grid compares nothing");
  const compare = executor.calculate.bind(executor);
  const text = StringValueObject.prototype as unknown as Comparing;
  const wildly = text._checkWildcard;
  let plain = false;
  text._checkWildcard = function (value, operator) {
    if (!plain) return wildly.call(this, value, operator);
    const own = StringValueObject.create(plainly(this.getValue())) as unknown as Comparing;
    return own.compareBy(plainly(value), operator);
  };
  executor.calculate = (...values) => {
    plain = true;
    try {
      return compare(...values);
    } finally {
      plain = false;
    }
  };
}

function plainly(text: string): string {
  return text.replace(/[*?]/g, (character) => STAND_INS[character] ?? character);
}
