import type { CellValue } from "../workbook/spec";

/** A table that is written into the workbook that is open. */
export interface PlacedTable {
  /** In words: "The results". */
  what: string;
  /** The header, and rows of its length. */
  rows: CellValue[][];
  /** Number formats of its columns. */
  formats: string[];
  /** Name of the sheet that it gets where there is no room beside the cells that it belongs to. */
  sheet: string;
}
