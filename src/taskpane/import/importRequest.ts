import type { Pseudonym } from "../../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import type { ImportResult } from "../../importers/importResult";
import type { Estate } from "../../model/estate/estate";

/** A file with its path inside of its folder or zip, `/` between folders. */
export interface InputFile {
  path: string;
  file: File;
}

/** What was dropped or picked as one thing: a folder or zip, or the loose files beside them. */
export interface InputFiles {
  name: string;
  files: InputFile[];
}

/** What was imported from one thing. */
export interface Imported extends ImportResult {
  name: string;
}

/** What was read of everything that was imported together. */
export interface ImportedAll {
  /** Results of benchmarks. */
  imported: Imported[];
  /** All exports of an estate, as one; nothing where they list no VM. */
  estate: ImportedEstate | undefined;
  /** Why exports of an estate that list no VM could not be read, each a sentence. */
  unread: string[];
  /** Names and pseudonyms of an earlier run, if a file of them was among the others. */
  pseudonyms: Pseudonym[] | undefined;
}

/** Cells of a sheet of the open workbook, as Excel gives them. */
export interface SheetCells {
  sheet: string;
  /** Place of the first cell, from 0. */
  row: number;
  column: number;
  values: unknown[][];
}

/** What the worker is asked: to read files; or sheets, after all of their cells. */
export type ImportRequest =
  | { kind: "files"; inputs: InputFiles[] }
  | { kind: "cells"; cells: SheetCells }
  | { kind: "sheets"; name: string };

/** The lists of an estate that may be long. */
export interface EstateLists extends Estate, Pick<ImportedEstate, "sources" | "diagnostics"> {
  pseudonyms: Pseudonym[];
}

/** Some more items of a list. */
export type EstatePart = {
  [List in keyof EstateLists]: { list: List; items: EstateLists[List] };
}[keyof EstateLists];

/**
 * What the worker answers: any number of `progress` and `part`, then one of the others. A list of 50,000 VMs in one message would
 * keep the page busy until it is copied.
 */
export type ImportAnswer =
  | { kind: "progress"; share: number; file: string }
  | { kind: "part"; part: EstatePart }
  | {
      kind: "done";
      imported: Imported[];
      unread: string[];
      /** Is there an estate, and a file of names? What they hold came before, in parts. */
      has: { estate: boolean; pseudonyms: boolean };
    }
  | { kind: "failed"; message: string };
