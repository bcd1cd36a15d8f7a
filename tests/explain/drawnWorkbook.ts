import type { HeldCells, WorkbookCells } from "../../src/explain/workbookCells";
import { quotedSheet, type Area } from "../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { shownSheet } from "../../src/workbook/shownSheet";

/** A calculated drawing as a workbook that can be explained. */
export function drawnWorkbook(drawing: WorkbookDrawing): WorkbookCells {
  const sheets = new Map(drawing.sheets.map((sheet) => [sheet.name.toLowerCase(), shownSheet(sheet)]));
  return {
    read: (areas) =>
      Promise.resolve(
        areas.map(({ sheet, area: { row, column, rows, columns } }): HeldCells | undefined => {
          const shown = sheets.get(sheet.toLowerCase());
          const part = <T>(cells: readonly (readonly T[] | undefined)[]) =>
            Array.from({ length: rows }, (_, r) => (cells[row + r] ?? []).slice(column, column + columns));
          return shown && { values: part(shown.values), formulas: part(shown.formulas) };
        }),
      ),
    names: () =>
      Promise.resolve(
        drawing.names.map(({ name, refersTo }) => ({
          name,
          formula:
            "formula" in refersTo
              ? `=${refersTo.formula}`
              : `=${quotedSheet(refersTo.sheet)}!${refersTo.range}`,
        })),
      ),
    extents: (names) =>
      Promise.resolve(
        names.map((name) => {
          const shown = sheets.get(name.toLowerCase());
          return (
            shown && {
              rows: shown.values.length,
              columns: shown.values.reduce((most, row) => Math.max(most, row.length), 0),
            }
          );
        }),
      ),
    details: (cells) =>
      Promise.resolve(
        cells.map(({ sheet: name, row, column }) => {
          const sheet = drawing.sheets.find((one) => one.name.toLowerCase() === name.toLowerCase());
          if (!sheet) return undefined;
          const holds = (area: Area) =>
            row >= area.row &&
            row < area.row + area.rows &&
            column >= area.column &&
            column < area.column + area.columns;
          const spilledFrom = spillsOf(sheet.formulas).find(holds);
          const isOwn = spilledFrom?.row === row && spilledFrom.column === column;
          const format = sheet.styles.filter(holds).at(-1)?.format ?? "General";
          return { spilledFrom: isOwn ? undefined : spilledFrom, format };
        }),
      ),
    tables: () =>
      Promise.resolve(
        drawing.sheets.flatMap(({ name: sheet, features }) =>
          features.flatMap((feature) =>
            feature.kind === "table"
              ? {
                  name: feature.name,
                  sheet,
                  area: { ...feature.area, row: feature.area.row + 1, rows: feature.area.rows - 1 },
                  headers: feature.columns.map(({ header }) => header),
                  hasHeaders: true,
                  hasTotals: false,
                }
              : [],
          ),
        ),
      ),
  };
}

/** Formulas that fill more than their cell. */
function spillsOf(
  formulas: SheetDrawing["formulas"],
): { row: number; column: number; rows: number; columns: number }[] {
  return formulas.flatMap((cells, row) =>
    (cells ?? []).flatMap((drawn, column) =>
      drawn && drawn.spill.rows * drawn.spill.columns > 1 ? [{ row, column, ...drawn.spill }] : [],
    ),
  );
}
