import type { Keep } from "../keep/keep";
import { openedKey } from "../keep/workbookKeys";
import { WorkbookList } from "../keep/workbookList";
import type { PreparedWorkbook } from "./preparedWorkbook";

/**
 * Saves a workbook from a file as a new one; nothing is left behind where that fails.
 *
 * @returns Its key.
 * @throws Error that says why the browser does not save it.
 */
export async function saveOpened(
  { kept, opened }: PreparedWorkbook,
  name: string,
  keep: Keep,
): Promise<string> {
  const list = new WorkbookList(keep);
  const key = await list.create(name);
  try {
    await keep.save(key, kept);
    await keep.put(openedKey(key), opened);
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
