import { connectedExcel } from "../connectedExcel";
import { askWorker } from "../import/importInWorker";
import type { ImportedAll } from "../import/importRequest";
import type { Task } from "../task";
import { readOpenSheets } from "./readOpenSheets";

/** What the export is called that is open in Excel. */
const OPEN = "this workbook";

/** Imports an export of an estate that is open as the workbook itself: its cells are read here, and understood in the worker. */
export async function importOpenSheets(task: Task): Promise<ImportedAll> {
  const excel = await connectedExcel();
  return askWorker(async (post) => {
    await readOpenSheets(excel, (cells) => post({ kind: "cells", cells }), task);
    post({ kind: "sheets", name: OPEN });
  }, task);
}
