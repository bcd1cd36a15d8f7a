import type { ParseResult } from "./parseResult";

/** A file that a format claims, and the beginning of its text. */
export interface ClaimedFile {
  path: string;
  head: string;
}

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
  /**
   * Extensions of files that are read whole; files without extension and files imported alone are tried too. Not needed
   * where importers.ts has a reader of its own for the tool's files.
   */
  extensions?: readonly string[];
  /** Of the files that are read whole, those that do not only repeat what others say. */
  select?<File extends ClaimedFile>(claimed: readonly File[]): File[];
}
