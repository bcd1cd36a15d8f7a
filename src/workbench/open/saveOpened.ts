import type { WorkbookStorage } from "../saved/workbookStorage";
import { openedKey } from "../saved/workbookKeys";
import { WorkbookList } from "../saved/workbookList";
import type { PreparedWorkbook } from "./preparedWorkbook";

/**
 * Saves a workbook from a file as a new one; nothing is left behind where that fails.
 *
 * @returns Its key.
 * @throws Error that says why the browser does not save it.
 */
export async function saveOpened(
  { stored, opened }: PreparedWorkbook,
  name: string,
  storage: WorkbookStorage,
): Promise<string> {
  const list = new WorkbookList(storage);
  const key = await list.create(name);
  try {
    await storage.save(key, stored);
    await storage.put(openedKey(key), opened);
    return key;
  } catch (error) {
    await list.erase({ key });
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    const because = isFull ? "its storage is full" : String(error);
    throw new Error(
      `This browser cannot save the workbook: ${because}. Remove workbooks that you no longer need.`,
      {
        cause: error,
      },
    );
  }
}
