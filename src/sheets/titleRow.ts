import { columnName, parseArea } from "../workbook/address";
import type { SheetSpec } from "../workbook/spec";
import { customerLine } from "./firstPage/customerLine";

/**
 * A sheet whose first row names customer, project and version at its right end, and is printed on every page with the rows
 * that are repeated anyway: footers cannot follow cells.
 *
 * @param formula Resolves ids.
 */
export function withTitleRow(sheet: SheetSpec, formula: (text: string) => string): SheetSpec {
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
        formula: formula(customerLine(room(sheet, columns))),
        style: "sheetCustomer",
      },
    ],
    print: { ...print, repeatRows: [1, print.repeatRows?.[1] ?? 1] },
  };
}

/** Width of a character of a title, in characters of a column's width. */
const TITLE_CHARACTER = 1.7;

/** Characters that the first row has room for behind its title. */
function room({ cells, columnWidths = [] }: SheetSpec, columns: number): number {
  const title = cells.find(({ at }) => at === "A1");
  const taken = title?.kind === "text" ? title.text.length * TITLE_CHARACTER + 2 : 0;
  const all = columnWidths.slice(0, columns).reduce((sum, width) => sum + width, 0);
  return Math.floor(all - Math.max(taken, columnWidths[0] ?? 0));
}
