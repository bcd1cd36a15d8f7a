import {
  ArrayValueObject,
  type BaseFunction,
  type BaseValueObject,
  functionMeta,
  StringValueObject,
} from "@univerjs/engine-formula";

/** Univer's name of the executor of `=`, `<>`, `<`, `>`, `<=` and `>=`. */
export const COMPARE = "COMPARE";

/** Stands in for a wildcard character while operators compare. */
const STAND_INS: Readonly<Record<string, string>> = { "*": "\ue000", "?": "\ue001" };

type Comparison = (...values: BaseValueObject[]) => ReturnType<BaseFunction["calculate"]>;

/**
 * The executor of the operators that compare.
 *
 * - Wrong in 0.25: it reads `?` and `*` as wildcards in `A1="?"`; in Excel they are wildcards in criteria only.
 * - Why it matters here: templates show "?" where an input is missing, and ask for it with `=` and `<>`; every text of one
 *   character would count as missing.
 * - Upstream: no issue found. Text for one: "`=A1="?"` is TRUE for A1 = x. Excel compares literally: wildcards belong to
 *   COUNTIF, MATCH and the like. `StringValueObject.compareBy` calls `_checkWildcard` for operators, too."
 */
export function plainComparison(): typeof BaseFunction {
  const [Compare] = functionMeta.find(([, name]) => name === COMPARE) ?? [];
  if (!Compare) throw new Error("the grid compares nothing");
  return class PlainComparison extends (Compare as typeof BaseFunction) {
    override calculate(...values: BaseValueObject[]) {
      const compare = super.calculate as Comparison;
      return compare.apply(this, values.map(plainly));
    }
  };
}

function plainly(value: BaseValueObject): BaseValueObject {
  if (value.isString()) return plainText(value);
  if (!value.isArray()) return value;
  const array = value as ArrayValueObject;
  const rows = array.getArrayValue();
  if (!rows.some((row) => row?.some((cell) => cell?.isString() && hasWildcard(cell)))) return value;
  // Without a place: Univer keeps an index of texts by the place of their cells.
  return ArrayValueObject.create({
    calculateValueList: rows.map((row) => row?.map((cell) => (cell?.isString() ? plainText(cell) : cell))),
    rowCount: array.getRowCount(),
    columnCount: array.getColumnCount(),
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

function plainText(text: BaseValueObject): BaseValueObject {
  if (!hasWildcard(text)) return text;
  return StringValueObject.create(
    String(text.getValue()).replace(/[*?]/g, (character) => STAND_INS[character] ?? character),
  );
}

function hasWildcard(text: BaseValueObject): boolean {
  return /[*?]/.test(String(text.getValue()));
}
