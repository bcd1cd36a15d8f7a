import type { SheetFeature } from "../../drawing";
import { snapshotRange } from "./features";
import type { SnapshotFilter, SnapshotSheet } from "./snapshot";

type HiddenFeature = Extract<SheetFeature, { kind: "hidden" }>;
type FilterFeature = Extract<SheetFeature, { kind: "filter" }>;

/** Hides rows, columns and the sheet. Rows that a filter hides are the filter's: they come back when it is removed. */
export function hide(
  sheet: SnapshotSheet,
  { rows, columns, sheet: isHidden }: HiddenFeature,
  filter: SnapshotFilter | undefined,
): void {
  const filtered = new Set(filter?.cachedFilteredOut);
  for (const row of rows) {
    if (row < sheet.rowCount && !filtered.has(row)) sheet.rowData[row] = { ...sheet.rowData[row], hd: 1 };
  }
  for (const column of columns) {
    if (column < sheet.columnCount) sheet.columnData[column] = { ...sheet.columnData[column], hd: 1 };
  }
  if (isHidden) sheet.hidden = 1;
}

/** The filter of a sheet, with the rows that it hides. */
export function snapshotFilter({ area, columns }: FilterFeature, hidden: readonly number[]): SnapshotFilter {
  const filters = columns.filter(({ values, conditions }) => values ?? conditions);
  const isFiltered = (row: number) => row > area.row && row < area.row + area.rows;
  return {
    ref: snapshotRange(area),
    filterColumns: filters.map(({ column, values, conditions }) => ({
      colId: area.column + column,
      ...(values
        ? { filters: { filters: values.texts, ...(values.blank ? { blank: true as const } : {}) } }
        : {}),
      ...(conditions
        ? {
            customFilters: {
              ...(conditions.all ? { and: 1 } : {}),
              customFilters: conditions.comparisons.map(({ operator, value }) => ({
                val: isNumber(value) ? Number(value) : value,
                ...(operator === "equal" ? {} : { operator }),
              })),
            },
          }
        : {}),
    })),
    cachedFilteredOut: filters.length > 0 ? hidden.filter(isFiltered) : [],
  };
}

function isNumber(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}
