import { TakenNames } from "../../names/freeName";
import { RECORD_NAMESPACE } from "../../planRecord";
import { tokenize, type Token } from "../../tokens";
import { fromXml } from "../../xml";
import type { OpenWorkbook } from "./openWorkbook";

/** What a drawing adds to a workbook, by name. */
export interface AddedParts {
  sheets: readonly string[];
  /** Ids of the sheets, once Excel has answered them: another user may add a sheet of the same name, or rename one. */
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
  names.load("items/name,items/formula");
  const records = context.workbook.customXmlParts.getByNamespace(RECORD_NAMESPACE);
  records.load("items/id");
  await context.sync();
  const sheets = await addedSheets(context, worksheets.items, added, before);
  const ownRecords = await addedRecords(context, records.items, added, before);
  for (const name of addedNames(names.items, sheets, added, before)) name.delete();
  worksheets.items.find(({ id }) => id === before.activeSheetId)?.activate();
  for (const sheet of sheets) sheet.delete();
  for (const record of ownRecords) record.delete();
  await context.sync();
}

/** The sheets that were added. While their ids are not known, they are empty: one that holds anything is another user's. */
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

/**
 * The names that were added: those of its cells. Somebody else may give a name of the same spelling to other cells. Names are
 * added behind the sheets, so that there are none while the sheets' ids are not known.
 */
function addedNames(
  items: readonly Excel.NamedItem[],
  sheets: readonly Excel.Worksheet[],
  { names, sheetIds }: AddedParts,
  before: OpenWorkbook,
): Excel.NamedItem[] {
  if (!sheetIds) return [];
  const own = new TakenNames(names);
  const there = new TakenNames(before.names);
  const ownSheets = new TakenNames(sheets.map(({ name }) => name));
  return items.filter(
    ({ name, formula }) => own.has(name) && !there.has(name) && isOfSheets(String(formula), ownSheets),
  );
}

/** Whether a name's formula refers to one of the sheets, or to no cells at all. */
function isOfSheets(formula: string, sheets: TakenNames): boolean {
  const tokens = tokenize(formula.replace(/^=/, ""));
  const isParameter = tokens.some((token) => token.kind === "function" && /\b(LAMBDA|LET)$/.test(token.name));
  const isPlain = ({ kind }: Token) => PLAIN.has(kind) || (kind === "name" && isParameter);
  return (
    tokens.some((token) => token.kind === "ref" && token.sheet !== undefined && sheets.has(token.sheet)) ||
    tokens.every(isPlain)
  );
}

/** What a formula that refers to no cells consists of, besides the parameters of functions that it defines. */
const PLAIN = new Set<string>([
  "space",
  "number",
  "boolean",
  "string",
  "operator",
  "function",
  "open",
  "close",
  "comma",
]);

/**
 * The records that were added: those of its sheets. Somebody else may draw a plan at the same time. Like names, records are
 * added behind the sheets.
 */
async function addedRecords(
  context: Excel.RequestContext,
  items: readonly Excel.CustomXmlPart[],
  { sheets, sheetIds }: AddedParts,
  { recordIds }: OpenWorkbook,
): Promise<Excel.CustomXmlPart[]> {
  if (!sheetIds) return [];
  const there = new Set(recordIds);
  const fresh = items.filter(({ id }) => !there.has(id)).map((part) => ({ part, xml: part.getXml() }));
  if (fresh.length === 0) return [];
  await context.sync();
  const own = new TakenNames(sheets);
  const isOwn = (sheetsOf: readonly string[]) =>
    sheetsOf.length > 0 && sheetsOf.every((name) => own.has(name));
  return fresh.filter(({ xml }) => isOwn(sheetsOfRecord(xml.value))).map(({ part }) => part);
}

function sheetsOfRecord(xml: string): string[] {
  return [...xml.matchAll(/<sheet\b[^>]*\bname="([^"]*)"/g)].map(([, name = ""]) => fromXml(name));
}
