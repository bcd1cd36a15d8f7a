import type { WorkbookStorage } from "./workbookStorage";
import type { AboutWorkbook } from "./storedWorkbook";
import {
  aboutKey,
  deletedKey,
  isWorkbookKey,
  keyOfName,
  MAIN,
  nameKey,
  newCopy,
  numberOfKey,
  openedKey,
  titleOf,
} from "./workbookKeys";

/** A workbook that this browser saved, as it is listed. */
export interface ListedWorkbook {
  key: string;
  name: string;
  /** What was known when it was saved; `undefined` for one of an earlier version. */
  about: AboutWorkbook | undefined;
  /** When it was deleted, in milliseconds since 1970; it can be restored. */
  deleted: number | undefined;
}

/** The workbooks that this browser saved. Names and dates are saved beside them, so that a list reads no workbook. */
export class WorkbookList {
  constructor(private readonly storage: WorkbookStorage) {}

  /** All workbooks: the main one first, then by number. */
  async all(): Promise<ListedWorkbook[]> {
    const keys = await this.storage.keys();
    const listed = keys.filter(isWorkbookKey).sort((a, b) => numberOfKey(a) - numberOfKey(b));
    return Promise.all(
      listed.map(async (key) => {
        const [name, about, deleted] = await Promise.all(
          [nameKey(key), aboutKey(key), deletedKey(key)].map((one) => this.storage.load(one)),
        );
        return {
          key,
          name: typeof name === "string" && name !== "" ? name : titleOf(key),
          about: readAbout(about),
          deleted: typeof deleted === "number" ? deleted : undefined,
        };
      }),
    );
  }

  /** What a workbook is called. */
  async nameOf(key: string): Promise<string> {
    const name = await this.storage.load(nameKey(key));
    return typeof name === "string" && name !== "" ? name : titleOf(key);
  }

  /** Calls a workbook by another name. */
  async rename(key: string, name: string): Promise<void> {
    await this.storage.put(nameKey(key), name.trim());
  }

  /**
   * A key for a new workbook, with its name.
   *
   * @returns The key: the workbook is empty until a page opens it.
   */
  async create(name = ""): Promise<string> {
    const key = await this.freeKey();
    await this.rename(key, name === "" ? `Workbook ${numberOfKey(key) + 1}` : await this.freeName(name));
    return key;
  }

  /** @returns The key of the copy. */
  async duplicate({ key, name, about }: ListedWorkbook): Promise<string> {
    const raw = await this.storage.load(key);
    const copy = await this.create(name);
    await this.storage.put(copy, raw);
    if (about) await this.storage.put(aboutKey(copy), about);
    return copy;
  }

  /** Takes a workbook out of the list. It is saved still, and can be put back. */
  async remove({ key, name }: ListedWorkbook): Promise<void> {
    // The address without a key always opens the main workbook, which would be saved over.
    const savedKey = key === MAIN ? await this.freeKey() : key;
    if (savedKey !== key) {
      await this.storage.move(key, savedKey);
      await this.storage.move(aboutKey(key), aboutKey(savedKey));
      await this.storage.remove(nameKey(key));
      await this.rename(savedKey, name);
    }
    await this.storage.put(deletedKey(savedKey), Date.now());
  }

  async putBack({ key }: Pick<ListedWorkbook, "key">): Promise<void> {
    await this.storage.remove(deletedKey(key));
  }

  /** Removes a workbook for good. */
  async erase({ key }: Pick<ListedWorkbook, "key">): Promise<void> {
    for (const one of [key, ...[nameKey, aboutKey, deletedKey, openedKey].map((beside) => beside(key))])
      await this.storage.remove(one);
  }

  private async freeKey(): Promise<string> {
    const keys = await this.storage.keys();
    // A workbook that no page has saved yet has a name only.
    return newCopy([...keys, ...keys.map(keyOfName)]);
  }

  /** The name, with a number behind it where it is taken: `Plan (2)`. */
  private async freeName(name: string): Promise<string> {
    const taken = new Set((await this.all()).map((workbook) => workbook.name));
    const base = name.replace(/ \(\d+\)$/, "");
    for (let number = 2; taken.has(name); number++) name = `${base} (${number})`;
    return name;
  }
}

function readAbout(raw: unknown): AboutWorkbook | undefined {
  const { saved, verdict } = (raw ?? {}) as Partial<Record<keyof AboutWorkbook, unknown>>;
  return typeof saved === "number" && typeof verdict === "string" ? { saved, verdict } : undefined;
}
