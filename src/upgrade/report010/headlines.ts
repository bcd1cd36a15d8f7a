import { cellName, parseArea } from "../../workbook/address";
import { type ShownSheet, shownText } from "../../workbook/shownSheet";
import type { RangeRef } from "../../workbook/spec";
import { HEADLINES } from "./labels";

const idOf = (tile: string, row: number): string => `${tile}/${row}`;

/** Figures of a report of release 0.1.0 that the tiles of today show, by tile and row of it. */
export function headlines(summary: ShownSheet | undefined): Map<string, RangeRef> {
  const found = new Map<string, RangeRef>();
  if (!summary) return found;
  for (const { label, column, tile, row } of HEADLINES) {
    const at = summary.values.findIndex((_, r) => shownText(summary, r, 0) === label);
    if (at >= 0) found.set(idOf(tile, row), { sheet: "Summary", range: cellName(at, column) });
  }
  return found;
}

/** The cells of a report of today, those of its tiles among them. */
export function withTileRows(cells: ReadonlyMap<string, RangeRef>): Map<string, RangeRef> {
  const rows = HEADLINES.flatMap(({ tile, row }): [string, RangeRef][] => {
    const found = cells.get(tile);
    const area = found && parseArea(found.range);
    if (!area || row >= area.rows) return [];
    return [[idOf(tile, row), { sheet: found.sheet, range: cellName(area.row + row, area.column) }]];
  });
  return new Map([...cells, ...rows]);
}
