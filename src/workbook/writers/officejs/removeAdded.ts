import { TakenNames } from "../../names/freeName";
import { RECORD_NAMESPACE } from "../../planRecord";
import type { OpenWorkbook } from "./openWorkbook";

/** What a drawing adds to a workbook, by name. */
export interface AddedParts {
  sheets: readonly string[];
  names: readonly string[];
}

/**
 * Takes the sheets, names and records of a drawing off a workbook again, as far as they were added, and shows the sheet that
 * was active before. Tables and charts go with their sheets. What the workbook had `before` is never touched.
 */
export async function removeAdded(
  context: Excel.RequestContext,
  added: AddedParts,
  before: OpenWorkbook,
): Promise<void> {
  const { worksheets, names } = context.workbook;
  worksheets.load("items/id,items/name");
  names.load("items/name");
  const records = context.workbook.customXmlParts.getByNamespace(RECORD_NAMESPACE);
  records.load("items/id");
  await context.sync();
  const ownSheets = new TakenNames(added.sheets);
  const ownNames = new TakenNames(added.names);
  const there = new Set(before.sheetIds);
  const hadName = new TakenNames(before.names);
  for (const name of names.items) if (ownNames.has(name.name) && !hadName.has(name.name)) name.delete();
  worksheets.items.find(({ id }) => id === before.activeSheetId)?.activate();
  for (const sheet of worksheets.items) if (ownSheets.has(sheet.name) && !there.has(sheet.id)) sheet.delete();
  const hadRecord = new Set(before.recordIds);
  for (const record of records.items) if (!hadRecord.has(record.id)) record.delete();
  await context.sync();
}
