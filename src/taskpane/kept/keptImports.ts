import { counted } from "../counted";
import { wordsOf } from "../messages";
import type { ImportKeep, KeptText } from "./importKeep";
import { packImport, unpackImport } from "../../kept/packImport";
import type { StoredImport } from "../../kept/storedImport";

/** Letters that a workbook keeps at most: they are read in one round trip, and Excel on the web ends it at 5 MB. */
export const MAX_LETTERS = 4_000_000;

/** An import that the workbook keeps. */
export interface KeptImport {
  imported: StoredImport;
  kept: KeptText;
}

/** The imports that the workbook keeps, so that later ones can be compared with them. */
export class KeptImports {
  private texts: KeptText[] = [];

  constructor(private readonly keep: ImportKeep) {}

  /** Reads all of them, oldest first, and says which could not be read. */
  async load(): Promise<{ imports: KeptImport[]; problems: string[] }> {
    this.texts = await this.keep.load();
    const imports: KeptImport[] = [];
    const problems: string[] = [];
    for (const kept of this.texts) {
      try {
        imports.push({ imported: await unpackImport(kept.text), kept });
      } catch (error) {
        problems.push(
          `An import saved in this workbook on ${kept.keptAt.slice(0, 10)} cannot be read: ${wordsOf(error)}.`,
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
  async add(imported: StoredImport, before: KeptText | undefined): Promise<KeptText> {
    const text = await packImport(imported);
    const same = this.texts.find((one) => one.text === text);
    if (same) return same;
    const others = this.texts.filter((one) => one !== before).reduce((sum, one) => sum + one.text.length, 0);
    if (others + text.length > MAX_LETTERS) {
      const room = counted(Math.max(0, MAX_LETTERS - others), "byte");
      throw new Error(`it takes ${counted(text.length, "byte")}, but there is room for only ${room}`);
    }
    const kept = await this.keep.add(text);
    this.texts.push(kept);
    if (before) await this.remove(before);
    return kept;
  }

  async remove(kept: KeptText): Promise<void> {
    await this.keep.remove(kept.id);
    this.texts = this.texts.filter(({ id }) => id !== kept.id);
  }
}
