import { report010In, sheetsOf010 } from "../../../upgrade/report010/report010";
import type { ShownSheets } from "../../../workbook/shownSheet";
import { refersTo } from "../../excel/referringFormulas";
import type { WorkbookOutline } from "../../spreadsheet";
import { ownersOf, type EarlierReport } from "../earlierReport";

/**
 * A report of release 0.1.0, which has no record: it is recognized by the names of its sheets, their titles and labels.
 *
 * @param read Reads sheets of the workbook.
 */
export async function report010(
  outline: WorkbookOutline,
  read: (sheets: readonly string[]) => Promise<ShownSheets>,
): Promise<EarlierReport | undefined> {
  const owners = ownersOf(outline);
  const shown = await read(sheetsOf010(outline.sheets.filter((name) => !owners.has(name))));
  const found = report010In(shown);
  if (!found) return undefined;
  const target = { sheets: found.sheets, tables: [] };
  const names = outline.names.filter(
    ({ name, formula }) => found.names.has(name) && refersTo(formula, target),
  );
  return {
    plan: { inputs: found.inputs },
    drawn: { sheets: found.sheets, names: names.map(({ name }) => name), records: [] },
    isComparison: found.isComparison,
    isOfToday: false,
  };
}
