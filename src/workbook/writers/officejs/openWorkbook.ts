import { RECORD_NAMESPACE } from "../../planRecord";
import type { ExistingNames } from "../../names/renameForWorkbook";

/** What the user's workbook holds before anything is drawn: what new names must avoid, and what to leave as it is. */
export interface OpenWorkbook extends ExistingNames {
  sheetIds: readonly string[];
  activeSheetId: string;
  /** Ids of the custom XML parts that are records of plans. */
  recordIds: readonly string[];
}

/** Reads it in one sync. */
export async function readOpenWorkbook(context: Excel.RequestContext): Promise<OpenWorkbook> {
  const { worksheets, names, tables } = context.workbook;
  worksheets.load("items/id,items/name");
  names.load("items/name");
  tables.load("items/name");
  const active = worksheets.getActiveWorksheet();
  active.load("id");
  const records = context.workbook.customXmlParts.getByNamespace(RECORD_NAMESPACE);
  records.load("items/id");
  await context.sync();
  return {
    sheets: worksheets.items.map(({ name }) => name),
    sheetIds: worksheets.items.map(({ id }) => id),
    names: names.items.map(({ name }) => name),
    tables: tables.items.map(({ name }) => name),
    activeSheetId: active.id,
    recordIds: records.items.map(({ id }) => id),
  };
}
