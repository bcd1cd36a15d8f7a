import type { Area } from "../../../../src/workbook/address";
import type { Formula } from "../../../../src/workbook/parseFormula";
import { around } from "./areas";
import type { Cell, Shown } from "./cell";
import { Formats } from "./formats";
import { Grid } from "./grid";
import type { Table } from "./table";

/** Properties that the host keeps and does nothing with. */
export type Properties = Record<string, unknown>;

export interface Series {
  name: string;
  /** With their sheet: `Sheet1!B2:B9`. */
  values?: string;
  categories?: string;
  properties: Properties;
}

export interface Chart {
  id: string;
  name: string;
  type: string;
  series: Series[];
  /** The cells that it covers, once `setPosition` said so. */
  position?: string;
  /** Title, axes, legend and measures, by their path in Office.js: `axes/valueAxis/title/text`. */
  properties: Properties;
}

export interface Validation {
  area: Area;
  properties: Properties;
}

export interface ConditionalFormat {
  id: string;
  type: string;
  areas: readonly Area[];
  /** By their path in Office.js: `custom/rule/formula`, `custom/format/fill/color`. */
  properties: Properties;
}

export interface Comment {
  id: string;
  sheet: Sheet;
  row: number;
  column: number;
  content: string;
}

export interface Link {
  area: Area;
  link: Properties;
}

/** A cell of a worksheet. */
export type SheetCell = Cell<Sheet>;

/** A table of a worksheet. */
export type SheetTable = Table<Sheet>;

/** What a sheet, its cells and the objects on it ask of their workbook, which is above them in the layers. */
export interface WorkbookOfSheet {
  readonly sheets: Sheet[];
  readonly calculation: {
    run(): void;
    enter(cell: SheetCell): void;
    changed(sheet: Sheet, area: Area): void;
  };
  newId(): string;
  sheet(key: string): Sheet | undefined;
  table(key: string): SheetTable | undefined;
  definition(name: string): Formula | undefined;
  /** Sheets and names, as a text: while it is the same, a formula reads the same cells. */
  shape(): string;
  resolve(text: string, own: Sheet): { sheet: Sheet; area: Area } | undefined;
  address(sheet: Sheet, areas: readonly Area[]): string;
  values(sheet: Sheet, area: Area): Shown[][];
  enter(sheet: Sheet, row: number, column: number, entry: string | number | boolean, format?: string): void;
  clearCells(sheet: Sheet, area: Area): void;
  /** Tells listeners that cells were edited. */
  edited(sheet: Sheet, area: Area): void;
  checkStructure(): void;
  checkUnprotected(sheet: Sheet, areas: readonly Area[]): void;
  renameSheet(sheet: Sheet, name: string): void;
  deleteSheet(sheet: Sheet): void;
  activate(sheet: Sheet): void;
  select(sheet: Sheet, areas: readonly Area[]): void;
}

/** A worksheet: its cells, what lies on them, and how it is shown and printed. */
export class Sheet {
  visibility = "Visible";
  isProtected = false;
  /** Rows and columns that stay in view. */
  frozen: { rows: number; columns: number } | undefined;
  readonly grid = new Grid<Sheet>(this);
  readonly formats = new Formats();
  readonly tables: SheetTable[] = [];
  readonly charts: Chart[] = [];
  readonly links: Link[] = [];
  /** Cells that are merged. */
  merged: Area[] = [];
  readonly comments: Comment[] = [];
  validations: Validation[] = [];
  conditionalFormats: ConditionalFormat[] = [];
  /** Tab colour, grid lines and the like. */
  readonly properties: Properties = {};
  /** What `Worksheet.pageLayout` was given; print titles and area as `$1:$3`. */
  readonly pageLayout: Properties = {};

  constructor(
    readonly workbook: WorkbookOfSheet,
    readonly id: string,
    public name: string,
  ) {}

  /** The smallest area that holds everything in use: cells that hold something, and those that are only formatted. */
  used(valuesOnly: boolean): Area | undefined {
    const areas = [this.grid.used(), ...(valuesOnly ? [] : this.formats.areas())].filter(
      (area) => area !== undefined,
    );
    return areas.length === 0 ? undefined : areas.reduce(around);
  }

  get position(): number {
    return this.workbook.sheets.indexOf(this);
  }
}
