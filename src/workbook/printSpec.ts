/** Paper as a description has it: A4, but what is given here suits Letter too. */

/** What the printing program fills in: name of the sheet, page, pages in all, date of printing, name of the file. */
export type PageField = "sheet" | "page" | "pages" | "date" | "file";

/** Words and fields beside each other: `["HCI Planner 0.2.0 · ", { field: "sheet" }, ", page ", { field: "page" }]`. */
export type PageText = (string | { field: PageField })[];

/** A line at the top or bottom of every page. Formulas cannot stand in it: what follows cells is in repeated rows. */
export interface PageLine {
  left?: PageText;
  center?: PageText;
  right?: PageText;
}

/** In inches. */
export interface PageMargins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PrintSpec {
  orientation: "portrait" | "landscape";
  /** Rows repeated on each page, 1-based, first and last. */
  repeatRows?: [number, number];
  /** Columns repeated on each page, 1-based, first and last. */
  repeatColumns?: [number, number];
  /** Pages that the columns take side by side; one if neither this nor a scale is given. */
  pagesWide?: number;
  /** Pages that the rows take below each other; as many as they need if not given. */
  pagesHigh?: number;
  /** Size in percent, 10 to 400, instead of a number of pages. */
  scale?: number;
  /** Rows that begin a page, 1-based and ascending. A number of pages high would make Excel ignore them. */
  pageBreaks?: number[];
  /** The cells that are printed, such as `A1:AM46`; all if not given. */
  area?: string;
  /** Does the sheet stand in the middle of the paper's width? */
  centered?: boolean;
  margins?: PageMargins;
  header?: PageLine;
  /** Name of the sheet and page numbers if not given. */
  footer?: PageLine;
}
