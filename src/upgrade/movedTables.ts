import type { Area } from "../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import type { MovedCells } from "./movedCells";
import { spelledToday } from "./spelledToday";

type Sheets = Pick<WorkbookDrawing, "sheets">;

/** A table of a workbook, without its row of headers. */
export interface PlacedTable {
  name: string;
  sheet: SheetDrawing;
  area: Area;
  headers: readonly string[];
}

/** All tables of some sheets. */
export function tablesIn({ sheets }: Sheets): PlacedTable[] {
  return sheets.flatMap((sheet) =>
    sheet.features.flatMap((feature) => {
      if (feature.kind !== "table") return [];
      const { name, area, columns } = feature;
      const below = { ...area, row: area.row + 1, rows: area.rows - 1 };
      return [{ name, sheet, area: below, headers: columns.map(({ header }) => header) }];
    }),
  );
}

/** The tables that both workbooks have: one in pairs. */
export function tablePairs(earlier: Sheets, now: Sheets): [PlacedTable, PlacedTable][] {
  const byName = new Map(tablesIn(now).map((table) => [table.name.toLowerCase(), table]));
  return tablesIn(earlier).flatMap((table) => {
    const to = byName.get(table.name.toLowerCase());
    return to ? [[table, to]] : [];
  });
}

/** Cells of tables that are followed one by one: in larger ones whole columns are. */
const MAX_CELLS = 100_000;

/** Columns of tables that both have, under their headers, and rows that have one name in both. */
export function addTables(earlier: Sheets, now: Sheets, moved: MovedCells): void {
  for (const [from, to] of tablePairs(earlier, now)) {
    const columns = commonColumns(from, to);
    for (const [before, after] of columns) {
      moved.addArea(
        { sheet: from.sheet.name, area: { ...from.area, column: before, columns: 1 } },
        { sheet: to.sheet.name, area: { ...to.area, column: after, columns: 1 } },
      );
    }
    if (from.area.rows * columns.length > MAX_CELLS) continue;
    const names = nameColumns(from, to, columns);
    const rows = rowsByName(
      to,
      names.map(([, after]) => after),
    );
    for (const [name, row] of rowsByName(
      from,
      names.map(([before]) => before),
    )) {
      const other = rows.get(name);
      if (row === undefined || other === undefined) continue;
      for (const [before, after] of columns)
        moved.add(
          from.sheet.name,
          { row, column: before },
          { sheet: to.sheet.name, row: other, column: after },
        );
    }
  }
}

/** Columns of one header in two tables, by their place on the sheets. */
function commonColumns(from: PlacedTable, to: PlacedTable): [number, number][] {
  return from.headers.flatMap((header, i): [number, number][] => {
    const at = to.headers.indexOf(header);
    return at < 0 ? [] : [[from.area.column + i, to.area.column + at]];
  });
}

/** The first columns that hold texts in both: they name the rows. */
function nameColumns(
  from: PlacedTable,
  to: PlacedTable,
  columns: readonly (readonly [number, number])[],
): (readonly [number, number])[] {
  const isOfTexts = ({ sheet, area }: PlacedTable, column: number): boolean =>
    area.rows > 0 &&
    Array.from({ length: area.rows }, (_, i) => area.row + i).every(
      (row) => typeof sheet.values[row]?.[column] === "string" && sheet.formulas[row]?.[column] === undefined,
    );
  const end = columns.findIndex(([before, after]) => !isOfTexts(from, before) || !isOfTexts(to, after));
  return columns.slice(0, end < 0 ? columns.length : end);
}

/** The row of each name; nothing for one that several have. */
export function rowsByName(
  { sheet, area }: PlacedTable,
  columns: readonly number[],
): Map<string, number | undefined> {
  const rows = new Map<string, number | undefined>();
  if (columns.length === 0) return rows;
  for (let row = area.row; row < area.row + area.rows; row++) {
    const name = JSON.stringify(
      columns.map((column) => spelledToday(String(sheet.values[row]?.[column] ?? ""))),
    );
    rows.set(name, rows.has(name) ? undefined : row);
  }
  return rows;
}
