import type { WorkbookDrawing } from "../workbook/drawing";
import type { FormulaScope } from "../workbook/excelFormula";

/**
 * What a formula that is verified may name: cells have replaced columns of tables, and only names of ranges stand for more than a
 * cell.
 *
 * @param hasFunction Whether a custom function of an id exists.
 */
export function verifiedScope(
  { sheets, names }: { sheets: readonly { name: string }[]; names: WorkbookDrawing["names"] },
  hasFunction: (id: string) => boolean,
): FormulaScope {
  const sheetNames = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const ranges = new Set(
    names.flatMap(({ name, refersTo }) =>
      "range" in refersTo && refersTo.range.includes(":") ? [name.toLowerCase()] : [],
    ),
  );
  return {
    hasFunction,
    isOneCell: (name) => !ranges.has(name.toLowerCase()),
    hasSheet: (name) => sheetNames.has(name.toLowerCase()),
    headersOf: () => undefined,
  };
}
