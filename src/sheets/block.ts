import type { RangeRef, SheetSpec } from "../workbook/spec";
import type { Links } from "./links";
import type { CheckedCell, CheckedGrid } from "./inputCheck";

/** What a block adds to its sheet. */
export type SheetPart = Partial<
  Pick<SheetSpec, "cells" | "tables" | "charts" | "validations" | "conditionalFormats" | "rowHeights"> & {
    /** Rows of the block that begin a page, 1-based. */
    pageBreaks: number[];
  }
>;

/** A row of a grid: its own cells by column, and how many rows of the grid stand above it. */
export interface GridRow {
  cells: ReadonlyMap<string, string>;
  above: number;
  /** The grid, and its columns that formulas calculate. */
  grid?: string;
  calculated?: ReadonlySet<string>;
}

/** Where a block stands: what its drawing may ask of the sheet around it. */
export interface Place {
  sheet: string;
  /** First row, 1-based. */
  row: number;
  /** Last row of the sheet's last block. */
  lastRow: number;
  /** Columns that a heading's line covers. */
  columns: number;
  /**
   * Replaces `{id}` by the cell or range of that id and, inside the row of a grid, `[id]` by this row's cell of
   * another column and `[grid.id]` by that of another grid. Throws for an id that nothing has.
   */
  formula(text: string, row?: GridRow): string;
  /** The same, but "" where an input or a result that it names or `needs` is unknown, if the plan checks its inputs. */
  guarded(text: string, row?: GridRow, needs?: readonly string[], unknown?: string): string;
  /** The cells of an id. */
  range(id: string): RangeRef;
  /** What inputs may follow. */
  links?: Links | undefined;
}

/**
 * A part of a planning sheet that stands below the part before it: inputs, results, a grid, a chart. Cells that other
 * formulas refer to have an id, so that a template never spells an address.
 */
export interface Block {
  /** Rows that it takes, without the blank row below. */
  height: number;
  /** Its ids with their A1 ranges, for a block that begins at this row. */
  ids(row: number): Record<string, string>;
  draw(place: Place): SheetPart;
  /** Its inputs, for a plan that checks them. */
  inputs?: { cells?: readonly CheckedCell[]; grid?: CheckedGrid };
  /** Formulas of its columns by their id, as far as they leave unknown cells empty. */
  columnFormulas?: ReadonlyMap<string, readonly string[]>;
}
