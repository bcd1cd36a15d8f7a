/** The steps of drawing a workbook, in order, with the words that an error or a progress bar has for them. */
export const STEPS = {
  // First of all: a link on a blank cell shows its address until the cell gets its text, and it brings a look along.
  links: "setting links",
  values: "writing values",
  tables: "making tables",
  names: "defining names",
  formulas: "writing formulas",
  looks: "formatting cells",
  // After the looks: charts are placed by the final heights of the rows.
  features: "adding charts, input checks and page setup",
} as const;

export type Step = keyof typeof STEPS;

/** Where jobs draw. */
export interface Canvas {
  workbook: Excel.Workbook;
  /** The new sheet of this name. */
  sheet(name: string): Excel.Worksheet;
}

/** A few calls that belong together; they are sent with others in one sync. */
export interface Job {
  step: Step;
  /** Bytes that its calls take in a request. */
  bytes: number;
  draw(canvas: Canvas): void;
}
