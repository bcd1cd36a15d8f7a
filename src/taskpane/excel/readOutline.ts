import { RECORD_NAMESPACE } from "../../workbook/planRecord";
import type { ConnectedExcel } from "../connectedExcel";
import type { WorkbookOutline } from "../spreadsheet";

/** Sheets, names and records of the open workbook. Nothing is changed. */
export async function readOutline({ run }: Pick<ConnectedExcel, "run">): Promise<WorkbookOutline> {
  return run(async (context) => {
    const { worksheets, names, customXmlParts } = context.workbook;
    worksheets.load("items/name");
    names.load("items/name,items/formula");
    const parts = customXmlParts.getByNamespace(RECORD_NAMESPACE);
    parts.load("items/id");
    await context.sync();
    const read = parts.items.map((part) => ({ id: part.id, xml: part.getXml() }));
    if (read.length > 0) await context.sync();
    const records =
      read.length > 0 ? await recordsIn(read.map(({ id, xml }) => ({ id, xml: xml.value }))) : [];
    const damagedRecords = read.length - records.length;
    return {
      sheets: worksheets.items.map(({ name }) => name),
      names: names.items.map(({ name, formula }) => ({ name, formula: String(formula) })),
      records,
      ...(damagedRecords === 0 ? {} : { damagedRecords }),
    };
  });
}

/** A record that cannot be read is none: its sheets are recognized by their labels. Most workbooks have none to read. */
async function recordsIn(parts: readonly { id: string; xml: string }[]): Promise<WorkbookOutline["records"]> {
  const { recordOfXml } = await import(
    /* webpackChunkName: "records" */ "../../workbook/readers/recordOfXml"
  );
  return parts.flatMap(({ id, xml }) => {
    try {
      return [{ id, record: recordOfXml(xml) }];
    } catch {
      return [];
    }
  });
}
