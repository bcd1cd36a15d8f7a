import type { ImportResult } from "../../importers/importResult";

/** A file with its path inside of what was handed over, `/` between folders. */
export interface HandedFile {
  path: string;
  file: File;
}

/** What was dropped or picked as one thing: a folder or zip, or the loose files beside them. */
export interface Handed {
  name: string;
  files: HandedFile[];
}

/** What was imported from one thing. */
export interface Imported extends ImportResult {
  name: string;
}

/** What the worker is asked. */
export interface ImportRequest {
  handed: Handed[];
}

/** What the worker answers: any number of `progress`, then one of the others. */
export type ImportAnswer =
  | { kind: "progress"; share: number; file: string }
  | { kind: "done"; imported: Imported[] }
  | { kind: "failed"; message: string };
