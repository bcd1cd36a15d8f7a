/**
 * A workbook ready to be drawn: per sheet a grid of values, a grid of formulas, runs of one look, and a short list
 * of features. `layout` makes it, `calculator` fills in the values of the formulas, a writer draws it.
 */
import type { Area } from "./address";
import type { FormulaText } from "./formulaText";
import type { PlanRecord } from "./planRecord";
import type {
  CellValue,
  ChartSeriesLook,
  ChartSpec,
  ConditionalFormatSpec,
  OutsideName,
  PrintSpec,
  RangeRef,
  ValidationSpec,
} from "./spec";
import type { OwnLook, StyleName } from "./styles";

export type { Area } from "./address";

/** A formula at its cell: plain data, because browsers save drawings. The rows of a table's column may share one. */
export interface DrawnFormula {
  /** A1 only: references to table columns are resolved to cells. `formulaAt` spells it for a row. */
  formula: FormulaText;
  /** Set where the formula calls a custom function: writers store such cells in their own way. */
  custom: boolean;
  /** The block that it fills, 1 × 1 for most. */
  spill: { rows: number; columns: number };
  /** Set where it computes on whole ranges although it fills one cell. */
  isArray?: boolean;
  /**
   * The text with `[@Header]` references, for a formula that is a table's column formula. Where rows share this object,
   * their formulas differ in the row of their relative references only.
   */
  columnFormula?: ColumnFormula;
}

/** The formula of a table's column. */
export interface ColumnFormula {
  table: string;
  text: string;
}

/** Cells of one look. Later runs win where runs overlap. */
export interface StyleRun extends Area {
  style: StyleName;
  format?: string;
  /** A look that a user made, in place of the style's. Runs of one look share it. */
  own?: OwnLook;
}

/** A series whose references are ranges by now. */
export interface DrawnSeries extends ChartSeriesLook {
  name: string;
  categories: RangeRef;
  values: RangeRef;
}

/** What a filter lets through in one of its columns, counted from its first. */
export interface FilteredColumn {
  column: number;
  /** Texts as cells show them, and whether blank cells, too. */
  values?: { texts: string[]; blank: boolean };
  /** One or two comparisons, of which all or one must hold. */
  conditions?: { all: boolean; comparisons: { operator: string; value: string }[] };
}

/** Neighboring rows of one height; `row` is the zero-based first one. */
export interface RowHeights {
  row: number;
  rows: number;
  points: number;
}

export type SheetFeature =
  | {
      kind: "table";
      name: string;
      /** Header row included. */
      area: Area;
      columns: { header: string; formula?: string; custom: boolean }[];
    }
  | { kind: "chart"; chart: Omit<ChartSpec, "series" | "covers">; area: Area; series: DrawnSeries[] }
  | { kind: "validation"; area: Area; validation: ValidationSpec }
  | { kind: "conditionalFormat"; area: Area; format: ConditionalFormatSpec }
  | { kind: "link"; area: Area; target: { sheet: string } | { url: string } }
  | { kind: "wrappedNote"; area: Area; text: string }
  /** Cells that show the one value of the first. Of a row, it is a formula's, so that the height it needs is not known. */
  | { kind: "merge"; area: Area }
  /** A remark behind a cell (its area is that cell), shown when the pointer rests on it. */
  | { kind: "cellNote"; area: Area; text: string }
  | { kind: "columnWidths"; widths: number[] }
  /** Rows whose content does not change their height. */
  | { kind: "rowHeights"; heights: RowHeights[] }
  | { kind: "hiddenGridlines" }
  /** Rows and columns that a user hid, the sheet among them; zero-based. */
  | { kind: "hidden"; rows: number[]; columns: number[]; sheet: boolean }
  | { kind: "filter"; area: Area; columns: FilteredColumn[] }
  | { kind: "freeze"; rows: number; columns: number }
  | { kind: "print"; print: PrintSpec };

export interface SheetDrawing {
  name: string;
  rows: number;
  columns: number;
  /** `values[row][column]`; a formula's cell and its spill hold the cached value once calculated. */
  values: CellValue[][];
  /** `formulas[row]?.[column]`; sparse. */
  formulas: (DrawnFormula | undefined)[][];
  styles: StyleRun[];
  features: SheetFeature[];
}

/** A name of the whole workbook. */
export interface NameFeature {
  kind: "name";
  name: string;
  refersTo: RangeRef | { formula: string };
  comment?: string;
}

export interface WorkbookDrawing {
  title: string;
  subject: string;
  sheets: SheetDrawing[];
  names: NameFeature[];
  /** Names that formulas use and the drawing does not define, with their values. */
  outside?: OutsideName[];
  /** What a later release has to know of its plans. */
  records: PlanRecord[];
  /** Imports that the file keeps for later reports, each as the XML of a part of its own; files alone have them. */
  kept?: readonly string[];
}

export type Feature = SheetFeature | NameFeature;
