import { counted } from "../../model/units/counted";
import { messageOf } from "../messages";
import type { ImportStorage, SavedText } from "./importStorage";
import { packImport, unpackImport } from "../../savedImports/packImport";
import type { StoredImport } from "../../savedImports/storedImport";

/** Letters that a workbook keeps at most: they are read in one round trip, and Excel on the web ends it at 5 MB. */
export const MAX_LETTERS = 4_000_000;

/** An import that the workbook keeps. */
export interface SavedImport {
  imported: StoredImport;
  saved: SavedText;
}

/** The imports that the workbook keeps, so that later ones can be compared with them. */
export class SavedImports {
  private texts: SavedText[] = [];

  constructor(private readonly storage: ImportStorage) {}

  /** Reads all of them, oldest first, and says which could not be read. */
  async load(): Promise<{ imports: SavedImport[]; problems: string[] }> {
    this.texts = await this.storage.load();
    const imports: SavedImport[] = [];
    const problems: string[] = [];
    for (const saved of this.texts) {
      try {
        imports.push({ imported: await unpackImport(saved.text), saved });
      } catch (error) {
        problems.push(
          `An import saved in this workbook on ${saved.savedAt.slice(0, 10)} cannot be read: ${messageOf(error)}.`,
        );
      }
    }
    return { imports, problems };
  }

  /**
   * Keeps an import, in the place of what was kept of it before; what is kept already is not kept twice.
   *
   * @throws Error if it does not fit, or the workbook refuses it.
   */
  async add(imported: StoredImport, before: SavedText | undefined): Promise<SavedText> {
    const text = await packImport(imported);
    const same = this.texts.find((one) => one.text === text);
    if (same) return same;
    const others = this.texts.filter((one) => one !== before).reduce((sum, one) => sum + one.text.length, 0);
    if (others + text.length > MAX_LETTERS) {
      const room = counted(Math.max(0, MAX_LETTERS - others), "byte");
      throw new Error(`it takes ${counted(text.length, "byte")}, but there is room for only ${room}`);
    }
    const saved = await this.storage.add(text);
    this.texts.push(saved);
    if (before) await this.remove(before);
    return saved;
  }

  async remove(saved: SavedText): Promise<void> {
    await this.storage.remove(saved.id);
    this.texts = this.texts.filter(({ id }) => id !== saved.id);
  }
}
