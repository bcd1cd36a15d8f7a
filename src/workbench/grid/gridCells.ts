import type { HeldCells, WorkbookCells } from "../../explain/workbookCells";
import type { Grid } from "./grid";

/** The workbook in the grid, to be explained. Its formulas refer to no columns of tables: they are cells there. */
export function gridCells(
  grid: Pick<Grid, "sheets" | "names" | "spillOver" | "numberFormatsOf" | "valuesOf" | "formulasOf">,
): WorkbookCells {
  return {
    read: (areas) => {
      const sheets = grid.sheets();
      return Promise.resolve(
        areas.map(({ sheet: name, area }): HeldCells | undefined => {
          const sheet = sheets.find((one) => one.name.toLowerCase() === name.toLowerCase());
          if (!sheet) return undefined;
          // A sheet that is asked beyond its end would grow.
          const rows = Math.min(area.rows, sheet.rows - area.row);
          const columns = Math.min(area.columns, sheet.columns - area.column);
          if (rows <= 0 || columns <= 0) return { values: [], formulas: [] };
          const part = { ...area, rows, columns, sheetId: sheet.id, sheet: sheet.name };
          return {
            values: grid.valuesOf(part),
            formulas: grid.formulasOf(part).map((row) => row.map(written)),
          };
        }),
      );
    },
    extents: (names) => {
      const sheets = grid.sheets();
      return Promise.resolve(
        names.map((name) => sheets.find((one) => one.name.toLowerCase() === name.toLowerCase())),
      );
    },
    details: (cells) => {
      const sheets = grid.sheets();
      return Promise.resolve(
        cells.map(({ sheet: name, row, column }) => {
          const sheet = sheets.find((one) => one.name.toLowerCase() === name.toLowerCase());
          if (!sheet) return undefined;
          const spilledFrom = grid.spillOver(sheet.id, row, column);
          const cell = { sheetId: sheet.id, sheet: sheet.name, row, column, rows: 1, columns: 1 };
          return { spilledFrom, format: grid.numberFormatsOf(cell)[0]?.[0] ?? "" };
        }),
      );
    },
    names: () => Promise.resolve(grid.names()),
    tables: () => Promise.resolve([]),
  };
}

function written(formula: string): string | undefined {
  return formula.startsWith("=") ? formula.slice(1) : undefined;
}
