import { isToolSheet } from "../../importers/estate/isToolSheet";
import { headed } from "../../importers/estate/exportsIn";
import { listsVms } from "../../importers/estate/exportsOfTables";
import { sheetOf } from "../../importers/estate/sheetName";
import type { ConnectedExcel } from "../connectedExcel";
import type { SheetCells } from "../import/importRequest";
import { OpenSheets } from "../import/openSheets";
import { named } from "../named";
import { ownersOf } from "../plans/earlierReport";
import type { Task } from "../task";
import { readOutline } from "./readOutline";
import { type Band, partOf, readParts } from "./readUsedCells";

/** Rows in which a header is looked for. */
const HEAD_ROWS = 20;

/**
 * Hands out the cells of those sheets of the open workbook that are an export of an estate, block by block. Sheets that HCI Planner
 * drew are not looked into.
 *
 * @throws Error where no sheet is an export.
 */
export async function readOpenSheets(
  excel: ConnectedExcel,
  post: (cells: SheetCells) => void,
  { signal, progress }: Task,
): Promise<void> {
  const outline = await readOutline(excel);
  const owners = ownersOf(outline);
  const names = outline.sheets.filter((name) => !owners.has(name));
  const options = { members: ["values"], signal } as const;
  await excel.run(async (context) => {
    const sheets = names.map((name) => context.workbook.worksheets.getItem(name));
    const areas = sheets.map((sheet) => {
      sheet.load("name");
      const used = sheet.getUsedRangeOrNullObject(true);
      used.load("rowIndex,columnIndex,rowCount,columnCount");
      return { sheet, used };
    });
    await context.sync();
    const parts = areas.flatMap(({ sheet, used }) => (used.isNullObject ? [] : [partOf(sheet, used)]));
    const heads = new OpenSheets();
    const headsOf = parts.map((part) => ({ ...part, rows: Math.min(HEAD_ROWS, part.rows) }));
    await readParts(context, headsOf, (band) => heads.add(cellsOf(band)), options);
    const wanted = await exportedSheets(heads, names);
    const all = parts.filter(({ sheet }) => wanted.has(sheet.name));
    const cells = all.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    let read = 0;
    const take = (band: Band): void => {
      post(cellsOf(band));
      read += band.values.reduce((sum, row) => sum + row.length, 0);
      progress(read / cells, band.sheet.name);
    };
    await readParts(context, all, take, options);
  });
}

function cellsOf({ sheet, row, column, values }: Band): SheetCells {
  return { sheet: sheet.name, row, column, values };
}

/** Names of the sheets that an export consists of. */
async function exportedSheets(heads: OpenSheets, names: readonly string[]): Promise<Set<string>> {
  const tables = await headed(heads.tables(""), undefined);
  if (!listsVms(tables)) {
    const sheets = names.length === 0 ? "" : ` (${named(names)})`;
    throw new Error(
      `No open sheet${sheets} is an export: open a workbook of RVTools or Live Optics, or a list with the columns VM, vCPU and RAM GiB.`,
    );
  }
  const isOfExport = (table: (typeof tables)[number]) =>
    isToolSheet(sheetOf(table.name)) || listsVms([table]);
  return new Set(tables.filter(isOfExport).map(({ name }) => name));
}
