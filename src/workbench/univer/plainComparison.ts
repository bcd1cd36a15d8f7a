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
 * - Wrong in 0.25: it reads `?` and `*` as wildcards in `A1="?"`; in Excel they are wildcards in criteria only. And it looks
 *   cells up in an index in which 0 equals an empty text, and 5 equals the text "5"; in Excel no number equals a text.
 * - Why it matters here: templates show "?" where an input is missing, and ask for it with `=` and `<>`; every text of one
 *   character would count as missing. Templates leave a result empty where an input is missing, and ask for `=""`: a result
 *   of 0 would count as missing.
 * - Upstream: no issue found. Text for one: "`=A1="?"` is TRUE for A1 = x. Excel compares literally: wildcards belong to
 *   COUNTIF, MATCH and the like. `StringValueObject.compareBy` calls `_checkWildcard` for operators, too. And the second
 *   `=A1=""` of a workbook is TRUE for A1 = 0: `InvertedIndexCache.getCellPositions` adds the rows of 0 and of empty cells
 *   for either, and `normalizeValue` makes a number of a text."
 */
export function plainComparison(): typeof BaseFunction {
  const [Compare] = functionMeta.find(([, name]) => name === COMPARE) ?? [];
  if (!Compare) throw new Error("the grid compares nothing");
  return class PlainComparison extends (Compare as typeof BaseFunction) {
    override calculate(...values: BaseValueObject[]) {
      const compare = super.calculate as Comparison;
      const singles = values.map(singleOf);
      const compared = singles.every((single) => single !== undefined) ? withBlankAsText(singles) : values;
      return compare.apply(this, compared.map(plainly));
    }
  };
}

/** A value, also where it comes as an array of one cell, as references to cells do. */
function singleOf(value: BaseValueObject): BaseValueObject | undefined {
  if (!value.isArray()) return value;
  const array = value as ArrayValueObject;
  const isSingle = array.getRowCount() === 1 && array.getColumnCount() === 1;
  return isSingle ? (array.get(0, 0) ?? undefined) : undefined;
}

/** A blank cell equals an empty text, as in Excel. */
function withBlankAsText(values: BaseValueObject[]): BaseValueObject[] {
  const empty = StringValueObject.create("");
  return values.some((value) => value.isString())
    ? values.map((value) => (value.isNull() ? empty : value))
    : values;
}

function plainly(value: BaseValueObject): BaseValueObject {
  if (value.isString()) return plainText(value);
  return value.isArray() ? plainArray(value as ArrayValueObject) : value;
}

/** Arrays whose cells are compared as they are. */
const plainArrays = new WeakMap<ArrayValueObject, ArrayValueObject>();

function plainArray(array: ArrayValueObject): ArrayValueObject {
  const before = plainArrays.get(array);
  if (before) return before;
  const [rowCount, columnCount] = [array.getRowCount(), array.getColumnCount()];
  const held = array.getArrayValue();
  let isPlain = true;
  const cells = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (_, column) => {
      const cell = plainCell(array.getValueOrDefault(row, column) || null);
      isPlain &&= cell !== null && cell === held[row]?.[column];
      return cell;
    }),
  );
  // Without a place: the index finds cells by their place.
  const made = ArrayValueObject.create({
    calculateValueList: isPlain ? held : cells,
    rowCount,
    columnCount,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
  if (isPlain) plainArrays.set(array, made);
  return made;
}

function plainCell(cell: BaseValueObject | null): BaseValueObject | null {
  return cell?.isString() ? plainText(cell) : cell;
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
