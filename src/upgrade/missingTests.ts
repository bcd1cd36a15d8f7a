import { cellName } from "../workbook/address";
import type { WorkbookDrawing } from "../workbook/drawing";
import { type PlacedTable, rowsByName, tablePairs } from "./movedTables";
import type { LostCell } from "./upgradeReport";

/** The table of a report that has a row for each test, and the columns that name it. */
const TESTS = { table: /^results(_n?\d+)?$/i, columns: ["Case", "Tool", "Datastore", "Job"] };

/** Tests of earlier reports that are not in the new ones: the files behind these are others. */
export function missingTests(
  earlier: Pick<WorkbookDrawing, "sheets">,
  now: Pick<WorkbookDrawing, "sheets">,
): LostCell[] {
  return tablePairs(earlier, now).flatMap(([from, to]) => {
    if (!TESTS.table.test(from.name)) return [];
    const headers = TESTS.columns.filter((one) => [from, to].every((table) => table.headers.includes(one)));
    const there = rowsByName(to, placesOf(headers, to));
    const columns = placesOf(headers, from);
    return [...rowsByName(from, columns)].flatMap(([name, row]): LostCell[] => {
      if (there.has(name)) return [];
      const at = row ?? from.area.row;
      const column = columns[0] ?? 0;
      return [
        {
          ...{ sheet: from.sheet.name, cell: row === undefined ? "" : cellName(row, column), label: "test" },
          holds: from.sheet.values[at]?.[column] ?? null,
          because: "the files do not contain this test",
        },
      ];
    });
  });
}

const placesOf = (wanted: readonly string[], { area, headers }: PlacedTable): number[] =>
  wanted.map((header) => area.column + headers.indexOf(header));
