/**
 * What a workbook is, before anyone draws it: plain JSON-able data, in the nouns of spreadsheets. Templates and
 * reports build a spec, `validate` checks it, `layout` turns it into a drawing, and a writer draws that.
 */
import type { ChartSpec } from "./chartSpec";
import type { PlanRecord } from "./planRecord";
import type { PrintSpec } from "./printSpec";
import type { RangeRef } from "./references";
import type { StyleName } from "./styles";

export type {
  ChartAxisSpec,
  ChartLabelPlace,
  ChartLabelSpec,
  ChartLineSpec,
  ChartMarkerSpec,
  ChartSeriesLook,
  ChartSeriesSpec,
  ChartSpec,
} from "./chartSpec";
export type { PageField, PageLine, PageMargins, PageText, PrintSpec } from "./printSpec";
export type { RangeRef, Ref, TableColumnRef } from "./references";

/** A value as a cell holds it; `null` is an empty cell. */
export type CellValue = string | number | boolean | null | CellError;

/** An error value of a cell, with the message that Excel shows beside it where there is one. */
export interface CellError {
  error: "#VALUE!" | "#N/A" | "#DIV/0!" | "#NUM!" | "#REF!" | "#NAME?" | "#NULL!" | "#SPILL!";
  message?: string;
}

/** What every cell has: where it is and how it looks. */
interface CellBase {
  /** Address in A1 without `$`. */
  at: string;
  style?: StyleName;
  /** Number format code, such as `#,##0.0` or `0.0%`. Units go into words beside the number, not in here. */
  format?: string;
  /** Where a click goes: another sheet of this workbook, or an https address. */
  link?: { sheet: string } | { url: string };
}

/**
 * A cell for the user to change. Its value is the default; `null` leaves it empty, and then no formula may pass it to
 * a custom function, which could not tell a blank cell from 0.
 */
export interface InputCell extends CellBase {
  kind: "input";
  value: string | number | boolean | null;
}

/**
 * A live formula in the dialect of `dialect.ts`, without the leading `=`. It refers to cells (`B4`, `'Test
 * results'!A1:A9`), defined names and table columns (`Results[IOPS]`).
 */
export interface FormulaCell extends CellBase {
  kind: "formula";
  formula: string;
  /**
   * Size of the block that a spilling formula fills, its own cell included. No other cell may stand in it; the
   * calculator fills in the values of all its cells.
   */
  spill?: { rows: number; columns: number };
  /** Formats of single columns of that block, counted from 0, in place of `format`. */
  columnFormats?: Readonly<Record<number, string>>;
  /** Columns over which its text is wrapped, to the right. What it needs is not known: give its row a height. */
  columns?: number;
}

/** A short text: a title, a label, a unit. It is text even if it begins with `=`. */
export interface TextCell extends CellBase {
  kind: "text";
  text: string;
  /** Columns that its look covers, to the right: a heading's line goes on. */
  columns?: number;
}

/** A sentence or paragraph that explains: wrapped over `columns` columns to the right. */
export interface NoteCell extends CellBase {
  kind: "note";
  text: string;
  columns?: number;
}

/** A figure that is not for the user to change: a measured value, a constant of the method. */
export interface ValueCell extends CellBase {
  kind: "value";
  value: string | number | boolean;
}

/** Empty cells that have a look: what continues a band, or is shaded by conditional formats. */
export interface BlankCell extends CellBase {
  kind: "blank";
  /** Size, its own cell included; one cell if not given. Other cells may stand in it. */
  rows?: number;
  columns?: number;
}

/**
 * An input that follows cells elsewhere in the workbook until somebody types over it: a formula over defined names, such as
 * `Plan_Hosts`. Where one of them is blank, so is the input. Its words for that are `linkedFormula`.
 */
export interface LinkedCell extends CellBase {
  kind: "linked";
  formula: string;
}

export type CellSpec = LinkedCell | InputCell | FormulaCell | TextCell | NoteCell | ValueCell | BlankCell;

export interface TableColumnSpec {
  header: string;
  format?: string;
  /**
   * Formula of the whole column; `[@Header]` or `[@[Header with blanks]]` is this row's cell of another column.
   * In a header, `[ ] # '` are escaped with `'`. References to cells need `$` throughout. The rows hold `null` here.
   */
  formula?: string;
  /** Look of the data cells; the default is a plain result. */
  style?: StyleName;
}

/** A table with a header row and at least one data row (an empty one is written as one blank row). */
export interface TableSpec {
  name: string;
  /** Address of the first header cell. */
  at: string;
  columns: TableColumnSpec[];
  rows: CellValue[][];
}

/** A name of the workbook for a range, or for a formula (such as a LAMBDA or a constant). */
export interface NameSpec {
  name: string;
  refersTo: RangeRef | { formula: string };
  comment?: string;
}

/** What an input accepts, with the words shown while typing and when refused. */
export interface ValidationSpec {
  range: string;
  rule: { kind: "list"; values: string[] } | { kind: "whole" | "decimal"; minimum: number; maximum: number };
  /** May the cell be empty? */
  allowBlank?: boolean;
  prompt: { title: string; text: string };
  error: string;
}

/** A look that cells take while a formula (relative to the range's first cell) is true. */
export interface ConditionalFormatSpec {
  range: string;
  formula: string;
  style: StyleName;
}

/** A height of rows, in points, that their content does not change. */
export interface RowHeightSpec {
  /** First and last row, 1-based. */
  rows: [number, number];
  points: number;
}

export interface SheetSpec {
  name: string;
  cells: CellSpec[];
  tables?: TableSpec[];
  charts?: ChartSpec[];
  validations?: ValidationSpec[];
  conditionalFormats?: ConditionalFormatSpec[];
  /** Widths in characters from column A on; `pixelWidth` gives those of narrow ones. */
  columnWidths?: number[];
  /** Heights of rows whose content shall not change them. */
  rowHeights?: RowHeightSpec[];
  /** Are the lines between cells hidden on the screen? */
  hidesGridlines?: boolean;
  /** Rows and columns that stay in view. */
  freeze?: { rows: number; columns: number };
  print: PrintSpec;
}

/** A name that the workbook has already when the sheets of a spec are added to it. */
export interface OutsideName {
  name: string;
  /** What its cell holds. */
  value: CellValue;
}

export interface WorkbookSpec {
  title: string;
  /** One sentence about the workbook, kept in its properties. */
  subject: string;
  sheets: SheetSpec[];
  names: NameSpec[];
  /** Names that its formulas use and that it does not define. */
  outside?: OutsideName[];
  /** What a later release has to know of its plans. */
  records?: PlanRecord[];
}
