/** An import as the workbook keeps it. */
export interface KeptText {
  /** By which it is found again. */
  id: string;
  /** When it was kept, ISO 8601. */
  keptAt: string;
  /** As `packImport` made it. */
  text: string;
}

/** A place for texts in the file of the workbook, out of sight: they go wherever the file goes, and nowhere else. */
export interface ImportKeep {
  /** All that is kept, oldest first. */
  load(): Promise<KeptText[]>;
  add(text: string): Promise<KeptText>;
  remove(id: string): Promise<void>;
}
