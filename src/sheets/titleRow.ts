import { columnName, parseArea } from "../workbook/address";
import type { SheetSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
import { CUSTOMER_LINE } from "./firstPage/customerLine";

/**
 * A sheet whose first row names customer, project and version at its right end, and is printed on every page with the rows
 * that are repeated anyway: footers cannot follow cells.
 *
 * @param formula Resolves ids.
 */
export function withTitleRow(
  sheet: SheetSpec,
  formula: (text: string) => string,
  style: StyleName = "pageCustomer",
): SheetSpec {
  const { cells, columnWidths = [], print } = sheet;
  const area = print.area === undefined ? undefined : parseArea(print.area);
  const columns = area ? area.column + area.columns : columnWidths.length;
  return {
    ...sheet,
    cells: [
      ...cells,
      {
        kind: "formula",
        at: `${columnName(Math.max(1, columns - 1))}1`,
        formula: formula(CUSTOMER_LINE),
        style,
      },
    ],
    print: { ...print, repeatRows: [1, print.repeatRows?.[1] ?? 1] },
  };
}
