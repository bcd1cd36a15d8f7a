import type { Area } from "../../../../src/workbook/address";
import { Formats } from "./formats";
import { Grid } from "./grid";
import type { Table } from "./table";
import type { Workbook } from "./workbook";

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

/** A worksheet: its cells, what lies on them, and how it is shown and printed. */
export class Sheet {
  visibility = "Visible";
  isProtected = false;
  /** Rows and columns that stay in view. */
  frozen: { rows: number; columns: number } | undefined;
  readonly grid = new Grid(this);
  readonly formats = new Formats();
  readonly tables: Table[] = [];
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
    readonly workbook: Workbook,
    readonly id: string,
    public name: string,
  ) {}

  get position(): number {
    return this.workbook.sheets.indexOf(this);
  }
}
