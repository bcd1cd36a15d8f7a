/**
 * The part of Univer's workbook snapshot (`IWorkbookData` of 0.25) that we write and read. Plain JSON: the grid opens
 * it, gives it back on saving, and a browser can keep it.
 */

/** A rectangle in Univer's words: zero-based, both ends included. */
export interface SnapshotRange {
  startRow: number;
  endRow: number;
  startColumn: number;
  endColumn: number;
}

/** Univer's numbers for the type of a cell's value. */
export const CELL_TYPE = { text: 1, number: 2, boolean: 3 } as const;

/** Text with a link in it; a cell has it instead of a plain value. */
export interface SnapshotRichText {
  id: string;
  documentStyle: object;
  body: {
    dataStream: string;
    paragraphs: { startIndex: number; paragraphId: string }[];
    sectionBreaks: { startIndex: number; sectionId: string }[];
    customRanges: {
      rangeId: string;
      rangeType: number;
      startIndex: number;
      endIndex: number;
      properties: { url: string };
    }[];
  };
}

export interface SnapshotCell {
  /** Value; of a formula, the last result. Booleans are 1 and 0. */
  v?: string | number | boolean | null;
  /** One of `CELL_TYPE`; 4 is a number that the user wants as text. */
  t?: number | null;
  /** Formula with its `=`. */
  f?: string | null;
  /** Id of a formula that several cells share, each from its own place. */
  si?: string | null;
  /** Id of a style, or a style of its own. */
  s?: string | SnapshotStyle | null;
  p?: SnapshotRichText | null;
}

interface SnapshotColor {
  rgb?: string | null;
}

interface SnapshotLine {
  s: number;
  cl: SnapshotColor;
}

/** A look in Univer's words; flags are 1. */
export interface SnapshotStyle {
  /** Typeface. */
  ff?: string;
  /** Size in points. */
  fs?: number;
  bl?: number;
  it?: number;
  ul?: { s: number };
  /** Struck out, and a line above. */
  st?: { s: number };
  ol?: { s: number };
  /** Subscript 2, superscript 3. */
  va?: number;
  /** Degrees that the text falls; `v` is 1 where its letters stand below each other. */
  tr?: { a: number; v?: number } | null;
  cl?: SnapshotColor | null;
  bg?: SnapshotColor | null;
  /** Sides by their first letter, and diagonals. */
  bd?: { [line in "t" | "r" | "b" | "l" | "tl_br" | "bl_tr"]?: SnapshotLine | null } | null;
  /** Left 1, center 2, right 3, justified 4 and 5, distributed 6. */
  ht?: number;
  /** Top 1, center 2, bottom 3. */
  vt?: number;
  /** Wrapped 3. */
  tb?: number;
  /** Padding in pixels. */
  pd?: { l?: number };
  n?: { pattern: string } | null;
}

/** Where a row or column was when it was drawn. It moves along, so areas can be found after rows were inserted. */
export interface Marker {
  drawnAt: number;
}

export interface SnapshotSheet {
  id: string;
  name: string;
  /** How large the sheet is drawn; 1 where it is not given. */
  zoomRatio?: number;
  /** 1 where the sheet is hidden. */
  hidden?: number;
  rowCount: number;
  columnCount: number;
  defaultColumnWidth: number;
  defaultRowHeight: number;
  cellData: Record<number, Record<number, SnapshotCell>>;
  /** Widths in pixels by column. */
  columnData: Record<number, { w?: number; hd?: number; custom?: Marker | null }>;
  /** Heights in pixels by row; `ia` is 1 where the row follows its text, 0 where it does not; `hd` is 1 where it is hidden. */
  rowData: Record<number, { h?: number; ia?: number; hd?: number; custom?: Marker | null }>;
  mergeData: SnapshotRange[];
  /** Id of the sheet as which it was drawn, and number of the first one drawn with it: copies of the sheet have them too. */
  custom?: { drawnAs: string; first?: number } | null;
  /** 0 hides the lines between cells. */
  showGridlines?: number;
  /** Rows and columns in view; the first that scrolls, or -1. */
  freeze?: { xSplit: number; ySplit: number; startRow: number; startColumn: number };
}

/** Names under which the plug-ins keep their parts. */
export const RESOURCES = {
  names: "SHEET_DEFINED_NAME_PLUGIN",
  validations: "SHEET_DATA_VALIDATION_PLUGIN",
  conditionalFormats: "SHEET_CONDITIONAL_FORMATTING_PLUGIN",
  tables: "SHEET_TABLE_PLUGIN",
  notes: "SHEET_NOTE_PLUGIN",
  filters: "SHEET_FILTER_PLUGIN",
} as const;

/** Names by their id. A range has sheet and `$`, anything else begins with `=`. */
export type SnapshotNames = Record<
  string,
  { id: string; name: string; formulaOrRefString: string; comment?: string }
>;

/** What an input accepts: the type and its bounds, or the list's words with commas. */
export interface SnapshotValidation {
  uid: string;
  ranges: SnapshotRange[];
  type: string;
  operator?: string;
  formula1: string;
  formula2?: string;
  showDropDown?: boolean;
  renderMode?: number;
  allowBlank: boolean;
  /** 1 refuses. */
  errorStyle: number;
  showErrorMessage: boolean;
  error: string;
  showInputMessage: boolean;
  promptTitle: string;
  prompt: string;
}

export interface SnapshotConditionalFormat {
  cfId: string;
  ranges: SnapshotRange[];
  stopIfTrue: boolean;
  rule: { type: string; subType?: string; value?: unknown; style?: SnapshotStyle };
}

export interface SnapshotTable {
  id: string;
  name: string;
  range: SnapshotRange;
  options: object;
  filters: object;
  columns: {
    id: string;
    displayName: string;
    dataType: string;
    formula: string;
    meta: object;
    style: object;
  }[];
  meta: object;
}

/** A filter of a sheet, and the rows that it hides. Columns are those of the sheet. */
export interface SnapshotFilter {
  ref: SnapshotRange;
  filterColumns?: {
    colId: number;
    filters?: { blank?: true; filters?: string[] };
    customFilters?: { and?: number; customFilters: { val: string | number; operator?: string }[] };
    colorFilters?: object;
  }[];
  cachedFilteredOut?: number[];
}

/** A remark behind a cell; sizes in pixels. */
export interface SnapshotNote {
  id: string;
  row: number;
  col: number;
  width: number;
  height: number;
  note: string;
}

export interface UniverSnapshot {
  id: string;
  name: string;
  appVersion: string;
  locale: string;
  styles: Record<string, SnapshotStyle | null | undefined>;
  sheetOrder: string[];
  sheets: Record<string, SnapshotSheet>;
  /** What plug-ins keep, each as JSON text under its name. */
  resources: { name: string; data: string }[];
}
