import type { ReadLoss } from "../../workbook/readers/readLoss";
import type { VerifiedWorkbook } from "../../verify/verifyWorkbook";
import type { WorkbookStorage } from "../saved/workbookStorage";
import { openedKey } from "../saved/workbookKeys";

/** What is known of a workbook that was opened from a file, until it is shown for the first time. */
export interface OpenedFile {
  /** Name of the file. */
  file: string;
  /** What of it was not imported. */
  losses: ReadLoss[];
  /** What of its formulas and plans is not in the workbook, for a verification of the file. */
  unread: Omit<VerifiedWorkbook, "drawing">;
}

/** What is known of the file that a workbook was opened from; it is forgotten then. */
export async function takeOpenedFile(storage: WorkbookStorage, key: string): Promise<OpenedFile | undefined> {
  const raw = await storage.load(openedKey(key));
  if (raw === undefined) return undefined;
  await storage.remove(openedKey(key));
  return raw as OpenedFile;
}
