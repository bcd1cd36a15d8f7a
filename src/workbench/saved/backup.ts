import { messageOf } from "../../taskpane/messages";
import type { WorkbookStorage } from "./workbookStorage";
import { readStored } from "./storedWorkbook";
import { aboutKey } from "./workbookKeys";
import type { ListedWorkbook, WorkbookList } from "./workbookList";

/** Marks a file that is a backup. Its number is raised when what it holds changes its shape. */
const FORMAT = "hci-planner workbooks 1";

/** All workbooks that are not deleted, as the text of a file. */
export async function backupText(list: WorkbookList, storage: WorkbookStorage): Promise<string> {
  const listed = (await list.all()).filter(({ deleted }) => deleted === undefined);
  const workbooks = await Promise.all(
    listed.map(async ({ key, name, about }) => ({ name, about, workbook: await storage.load(key) })),
  );
  return JSON.stringify({ format: FORMAT, workbooks });
}

/** What a backup brought. */
export interface LoadedBackup {
  /** Names of the workbooks that are in the list now. */
  added: string[];
  /** What could not be taken, each a sentence. */
  refused: string[];
}

/**
 * Adds the workbooks of a backup to those that are there; none is replaced.
 *
 * @throws Error that says why, where the text is no backup; nothing is added then.
 */
export async function loadBackup(
  text: string,
  list: WorkbookList,
  storage: WorkbookStorage,
): Promise<LoadedBackup> {
  const loaded: LoadedBackup = { added: [], refused: [] };
  for (const { name, about, workbook } of entriesOf(text)) {
    const title = typeof name === "string" && name.trim() !== "" ? name.trim().slice(0, 200) : "Workbook";
    try {
      readStored(workbook);
    } catch (error) {
      loaded.refused.push(`${title} could not be read: ${messageOf(error)}.`);
      continue;
    }
    const key = await list.create(title);
    try {
      await storage.put(key, workbook);
      await storage.put(aboutKey(key), about);
      loaded.added.push(await list.nameOf(key));
    } catch (error) {
      await list.erase({ key });
      loaded.refused.push(`${title} could not be saved: ${messageOf(error)}.`);
    }
  }
  return loaded;
}

function entriesOf(text: string): { name?: unknown; about?: ListedWorkbook["about"]; workbook?: unknown }[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error("The file is not a workbook backup: it is not JSON.");
  }
  const { format, workbooks } = (read ?? {}) as { format?: unknown; workbooks?: unknown };
  if (format !== FORMAT || !Array.isArray(workbooks)) {
    throw new Error(`The file is not a workbook backup: its format is ${JSON.stringify(format ?? null)}.`);
  }
  return workbooks.map((entry: unknown) => (typeof entry === "object" && entry ? entry : {}));
}
