/** An import as the workbook keeps it. */
export interface SavedText {
  /** By which it is found again. */
  id: string;
  /** When it was kept, ISO 8601. */
  savedAt: string;
  /** As `packImport` made it. */
  text: string;
}

/** A place for texts in the file of the workbook, out of sight: they go wherever the file goes, and nowhere else. */
export interface ImportStorage {
  /** All that is kept, oldest first. */
  load(): Promise<SavedText[]>;
  add(text: string): Promise<SavedText>;
  remove(id: string): Promise<void>;
}
