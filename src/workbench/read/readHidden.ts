import type { FilteredColumn, SheetFeature } from "../../workbook/drawing";
import type { SnapshotFilter, SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { areaOf } from "./places";
import type { ReadLoss } from "./readLoss";

/** What the user hid of a sheet, by hand and by a filter, and the filter. */
export function readHidden(
  sheet: SnapshotSheet,
  filter: SnapshotFilter | undefined,
  losses: ReadLoss[],
): SheetFeature[] {
  const rows = new Set([...hiddenIn(sheet.rowData), ...(filter?.cachedFilteredOut ?? [])]);
  const columns = hiddenIn(sheet.columnData);
  const isHidden = sheet.hidden === 1;
  const features: SheetFeature[] = [];
  if (isHidden || rows.size + columns.length > 0) {
    const sorted = [...rows].sort((a, b) => a - b);
    features.push({ kind: "hidden", rows: sorted, columns, sheet: isHidden });
  }
  if (filter) {
    if (filter.filterColumns?.some(({ colorFilters }) => colorFilters))
      losses.push({
        where: sheet.name,
        because: "a filter by color hides its rows, but is not in the .xlsx",
      });
    features.push({
      kind: "filter",
      area: areaOf(filter.ref),
      columns: (filter.filterColumns ?? []).flatMap((column) =>
        filteredColumn(column, filter.ref.startColumn),
      ),
    });
  }
  return features;
}

function hiddenIn(lines: Record<number, { hd?: number } | undefined>): number[] {
  return Object.entries(lines).flatMap(([place, line]) => (line?.hd === 1 ? [Number(place)] : []));
}

type SnapshotColumn = NonNullable<SnapshotFilter["filterColumns"]>[number];

function filteredColumn({ colId, filters, customFilters }: SnapshotColumn, first: number): FilteredColumn[] {
  const column = colId - first;
  if (filters) return [{ column, values: { texts: filters.filters ?? [], blank: filters.blank ?? false } }];
  if (!customFilters) return [];
  const comparisons = customFilters.customFilters.map(({ val, operator = "equal" }) => ({
    operator,
    value: String(val),
  }));
  return [{ column, conditions: { all: customFilters.and === 1, comparisons } }];
}
