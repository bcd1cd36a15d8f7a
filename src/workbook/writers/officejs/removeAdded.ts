import { TakenNames } from "../../names/freeName";
import { RECORD_NAMESPACE } from "../../planRecord";
import { fromXml } from "../../xml";
import type { OpenWorkbook } from "./openWorkbook";

/** What a drawing adds to a workbook, by name. */
export interface AddedParts {
  sheets: readonly string[];
  /** Ids of the sheets, once Excel has answered them: somebody else may add a sheet of the same name, or rename one. */
  sheetIds?: readonly string[];
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
  const sheets = await addedSheets(context, worksheets.items, added, before);
  const ownRecords = await addedRecords(context, records.items, added, before);
  const ownNames = new TakenNames(added.names);
  const hadName = new TakenNames(before.names);
  for (const name of names.items) if (ownNames.has(name.name) && !hadName.has(name.name)) name.delete();
  worksheets.items.find(({ id }) => id === before.activeSheetId)?.activate();
  for (const sheet of sheets) sheet.delete();
  for (const record of ownRecords) record.delete();
  await context.sync();
}

/** The sheets that were added. While their ids are not known, they are empty: one that holds anything is somebody else's. */
async function addedSheets(
  context: Excel.RequestContext,
  items: readonly Excel.Worksheet[],
  { sheets, sheetIds }: AddedParts,
  before: OpenWorkbook,
): Promise<Excel.Worksheet[]> {
  if (sheetIds) return items.filter(({ id }) => sheetIds.includes(id));
  const own = new TakenNames(sheets);
  const there = new Set(before.sheetIds);
  const alike = items.filter(({ id, name }) => own.has(name) && !there.has(id));
  if (alike.length === 0) return [];
  const used = alike.map((sheet) => sheet.getUsedRangeOrNullObject(true));
  for (const range of used) range.load("address");
  await context.sync();
  return alike.filter((_sheet, i) => used[i]?.isNullObject);
}

/** The records that were added: those of its sheets. Somebody else may draw a plan at the same time. */
async function addedRecords(
  context: Excel.RequestContext,
  items: readonly Excel.CustomXmlPart[],
  { sheets }: AddedParts,
  { recordIds }: OpenWorkbook,
): Promise<Excel.CustomXmlPart[]> {
  const there = new Set(recordIds);
  const fresh = items.filter(({ id }) => !there.has(id)).map((part) => ({ part, xml: part.getXml() }));
  if (fresh.length === 0) return [];
  await context.sync();
  const own = new TakenNames(sheets);
  return fresh
    .filter(({ xml }) => sheetsOfRecord(xml.value).every((name) => own.has(name)))
    .map(({ part }) => part);
}

function sheetsOfRecord(xml: string): string[] {
  return [...xml.matchAll(/<sheet\b[^>]*\bname="([^"]*)"/g)].map(([, name = ""]) => fromXml(name));
}
