import type { ParseResult } from "./parseResult";

/**
 * One tool's results as text that can be read at once, without streams: in a cell, from a paste, and as a file that is
 * read whole. A format without such a text (a workbook, a recording of gigabytes) is an `Importer` in importers.ts only.
 */
export interface TextFormat {
  id: string;
  label: string;
  /** Whether a text, or the beginning of one, is the tool's. */
  looksLike(text: string): boolean;
  /**
   * Reads a text.
   *
   * @param name What the text is called: the file of diagnostics, and the case where the text names none.
   * @param series Whether the time series is read too, where the text holds one.
   */
  parse(text: string, name: string, series?: boolean): ParseResult;
  /** The label of a line that lacks the figure that always follows it; `null` for every other line. */
  labelWithoutFigure?(line: string): string | null;
  /**
   * Kinds of files, by extension, that hold the tool's results. Needed for kinds that mostly hold something else, such as
   * `json`, and only where importers.ts has no reader of its own for the tool's files.
   */
  extensions?: readonly string[];
}
