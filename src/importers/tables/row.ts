/** An error value in a cell: what was calculated there is not known. */
export interface CellFault {
  fault: string;
}

/** What a cell of a table holds; `null` for a blank one. */
export type TableCell = string | number | boolean | CellFault | null;

/** A row of a table while it is visited: its cells are gone with the next row. */
export interface TableRow {
  /** From 1, as the spreadsheet or the file counts. */
  readonly number: number;
  /** Cells up to the last that is filled. */
  readonly length: number;
  /** A cell by its column from 0. */
  cell(column: number): TableCell;
  /** The day and time that a cell shows, ISO 8601 without zone; `null` where it shows none. */
  date(column: number): string | null;
}

/** A sheet of a workbook, or a file of comma-separated values. */
export interface Table {
  /** Of the sheet, or of the file without folder and ending. */
  name: string;
  /** Path of the file that holds it. */
  file: string;
  /** Uncompressed bytes, for progress. */
  sizeBytes: number;
  /** What parts the cells of a file of separated values; a sheet has no such thing. */
  separator?(signal?: AbortSignal): Promise<string>;
  /**
   * Visits its rows from the first on, until the visitor has enough. Blank rows may be left out.
   *
   * @throws SyntaxError for what is damaged.
   */
  rows(visit: (row: TableRow) => "enough" | undefined, options?: RowOptions): Promise<void>;
}

export interface RowOptions {
  signal?: AbortSignal;
  /** Told how many bytes were read since it was told last. */
  onBytes?: (bytes: number) => void;
}
