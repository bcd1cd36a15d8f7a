import { unzipSync } from "fflate";
import { HostError, invalidArgument } from "./hostError";
import { around, readArea } from "./workbook/areas";
import type { Shown } from "./workbook/cell";
import { renameSheetIn } from "./workbook/rewriteReferences";
import type { Sheet } from "./workbook/sheet";
import type { Workbook } from "./workbook/workbook";

/** The file has what Excel on the web does not insert: charts, comments. */
class UnsupportedContent extends Error {}

/** What of a file is taken in. */
interface FileOptions {
  /** Sheets by name; all of them where it is empty. */
  only?: readonly string[];
  /** Open the file as a workbook: charts and comments are no obstacle (the host leaves them out). */
  everything?: boolean;
}

/** Fills a new workbook from a file, in the place of its one blank sheet. */
export async function openFile(workbook: Workbook, base64: string): Promise<void> {
  const blank = workbook.active;
  workbook.renameSheet(blank, "(blank)");
  await readWorkbookFile(workbook, base64, { everything: true });
  workbook.deleteSheet(blank);
}

/** Excel on the web takes no charts and comments from a file. */
export async function insertFile(
  workbook: Workbook,
  base64: string,
  { sheetNamesToInsert }: { sheetNamesToInsert?: string[] },
): Promise<string[]> {
  try {
    return await readWorkbookFile(workbook, base64, { only: sheetNamesToInsert ?? [] });
  } catch (error) {
    if (error instanceof UnsupportedContent) throw new HostError("UnsupportedFeature", error.message);
    throw error;
  }
}

/**
 * Adds the sheets of an .xlsx file to a workbook: values as they were saved, formulas, spills, number formats, tables.
 * Nothing is calculated anew, as when Excel opens a file. Names are left out.
 *
 * @returns The names that the new sheets have here.
 */
async function readWorkbookFile(
  workbook: Workbook,
  base64: string,
  { only = [], everything = false }: FileOptions,
): Promise<string[]> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const parts = partsOf(bytes);
  if (!everything && parts.some((part) => /^xl\/(charts|comments|threadedComments)/.test(part))) {
    throw new UnsupportedContent("This workbook has charts or comments, which cannot be inserted here.");
  }
  const { default: exceljs } = await import("exceljs");
  const file = new exceljs.Workbook();
  await file.xlsx.load(bytes as unknown as Parameters<typeof file.xlsx.load>[0]);
  const missing = only.filter((name) => !file.getWorksheet(name));
  if (missing.length > 0) throw invalidArgument(`the file has no sheet ${missing.join(", ")}`);
  const added = new Map<string, Sheet>();
  for (const source of file.worksheets) {
    if (only.length > 0 && !only.includes(source.name)) continue;
    const sheet = workbook.addSheet(freeName(workbook, source.name));
    added.set(source.name, sheet);
    readCells(source, sheet);
    for (const table of source.getTables() as unknown as { table?: { name: string; tableRef: string } }[]) {
      const area = readArea(table.table?.tableRef ?? "");
      if (table.table && area) workbook.addTable(sheet, area).name = table.table.name;
    }
  }
  rename(added);
  return [...added.values()].map(({ name }) => name);
}

function partsOf(bytes: Uint8Array): string[] {
  try {
    return Object.keys(unzipSync(bytes, { filter: () => true }));
  } catch {
    throw invalidArgument("the file is no workbook");
  }
}

interface FileCell {
  row: number;
  col: number;
  value: unknown;
  formula?: string;
  result?: unknown;
  numFmt?: string;
  model: { ref?: string };
}

function readCells(source: { eachRow: (visit: (row: unknown) => void) => void }, sheet: Sheet): void {
  source.eachRow((row) => {
    (row as { eachCell: (visit: (cell: FileCell) => void) => void }).eachCell((from) => {
      const at = { row: from.row - 1, column: from.col - 1, rows: 1, columns: 1 };
      if (from.numFmt) sheet.formats.set("numberFormat", at, from.numFmt);
      const cell = sheet.grid.open(at.row, at.column);
      cell.value = shown(from.formula === undefined ? from.value : from.result);
      if (from.formula === undefined) return;
      cell.formula = `=${from.formula.replace(/_xl(dudf_|fn\.|pm\.)/g, "")}`;
      const area = readArea(from.model.ref ?? "");
      if (area && area.rows * area.columns > 1) cell.spill = { rows: area.rows, columns: area.columns };
    });
  });
  for (const anchor of [...sheet.grid.all()].filter(({ spill }) => spill)) {
    const { row, column, spill = { rows: 1, columns: 1 } } = anchor;
    const area = around({ row, column, rows: 1, columns: 1 }, { row, column, ...spill });
    for (const cell of sheet.grid.in(area)) if (cell !== anchor) cell.anchor = anchor;
  }
}

function shown(value: unknown): Shown {
  if (value === undefined || value === null) return null;
  if (typeof value !== "object") return value as Shown;
  const { error, richText, text } = value as { error?: string; richText?: { text: string }[]; text?: string };
  if (error !== undefined) return { error };
  return richText ? richText.map((run) => run.text).join("") : (text ?? String(value));
}

/** A name that is taken becomes `Name (2)`. */
function freeName(workbook: Workbook, name: string): string {
  let free = name;
  for (let count = 2; workbook.sheet(free); count++) free = `${name.slice(0, 26)} (${count})`;
  return free;
}

/** Formulas follow the sheets that got other names. */
function rename(added: ReadonlyMap<string, Sheet>): void {
  for (const [from, { name: to }] of added) {
    if (from === to) continue;
    for (const { grid } of added.values()) {
      for (const cell of grid.all()) {
        if (cell.formula !== undefined) cell.formula = renameSheetIn(cell.formula, from, to);
      }
    }
  }
}
