import fs from "node:fs";
import ExcelJS from "exceljs";
import { strFromU8, unzipSync } from "fflate";
import { parseArea, type Area } from "../../src/workbook/address";
import type { DrawnFormula, NameFeature, WorkbookDrawing } from "../../src/workbook/drawing";
import type { CellError, CellValue } from "../../src/workbook/spec";
import { savedFormula, type SavedTable } from "./savedFormula";

/** A workbook as somebody saved it, in two readings. */
export interface SavedWorkbook {
  /** The values that were saved; formulas that left nothing hold "". */
  saved: { sheet: string; values: CellValue[][] }[];
  /** The same workbook with every formula, and nothing where formulas write. */
  uncalculated: WorkbookDrawing;
  /** Ids of the custom functions that its formulas call. */
  customFunctions: Set<string>;
}

/** Reads an .xlsx that an earlier release wrote, with ExcelJS: by none of our own writers' code. */
export async function readSavedWorkbook(file: string): Promise<SavedWorkbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  const tables = new Map(workbook.worksheets.flatMap(tablesOf));
  const customFunctions = new Set<string>();
  const saved: SavedWorkbook["saved"] = [];
  const sheets = workbook.worksheets.map((sheet) => {
    const values = blank(sheet);
    const inputs = blank(sheet);
    const formulas: (DrawnFormula | undefined)[][] = values.map(() => []);
    const written: Area[] = [];
    eachCell(sheet, (cell, row, column) => {
      const value = valueOf(cell);
      setAt(values, row, column, value);
      const stored = cell.formula;
      if (!stored) return setAt(inputs, row, column, value);
      for (const [, id] of stored.matchAll(/_xldudf_(\w+)/g)) customFunctions.add(String(id));
      const area = spillOf(cell, row, column);
      const { rows, columns } = area;
      const formula = savedFormula(stored, { sheet: sheet.name, row, tables });
      setAt(formulas, row, column, {
        formula,
        custom: stored.includes("_xldudf_"),
        spill: { rows, columns },
      });
      written.push(area);
    });
    for (const { row, column, rows, columns } of written) {
      for (let r = row; r < row + rows; r++) inputs[r]?.fill(null, column, column + columns);
    }
    saved.push({ sheet: sheet.name, values });
    const { rowCount: rows, columnCount: columns, name } = sheet;
    return { name, rows, columns, values: inputs, formulas, styles: [], features: [] };
  });
  return {
    saved,
    uncalculated: { title: "", subject: "", sheets, names: namesOf(file), records: [] },
    customFunctions,
  };
}

const blank = (sheet: ExcelJS.Worksheet): CellValue[][] =>
  Array.from({ length: sheet.rowCount }, () => new Array<CellValue>(sheet.columnCount).fill(null));

function setAt<T>(grid: T[][], row: number, column: number, value: T): void {
  const cells = grid[row];
  if (cells) cells[column] = value;
}

function eachCell(
  sheet: ExcelJS.Worksheet,
  visit: (cell: ExcelJS.Cell, row: number, column: number) => void,
): void {
  sheet.eachRow((row) => {
    row.eachCell((cell) => {
      // What a merged cell covers is not a cell.
      if (cell.master === cell) visit(cell, Number(cell.row) - 1, Number(cell.col) - 1);
    });
  });
}

/** ExcelJS gives headers of plain columns only; the header row has them all. */
function tablesOf(sheet: ExcelJS.Worksheet): [string, SavedTable][] {
  // ExcelJS's types name a pair where there is a table.
  const found = sheet.getTables() as unknown as { table: { name: string; tableRef: string } }[];
  return found.map(({ table }): [string, SavedTable] => {
    const whole = parseArea(table.tableRef);
    if (!whole) throw new Error(`table ${table.name} covers "${table.tableRef}"`);
    const headers = Array.from({ length: whole.columns }, (_, i) =>
      String(sheet.getCell(whole.row + 1, whole.column + 1 + i).value),
    );
    const data = { ...whole, row: whole.row + 1, rows: whole.rows - 1 };
    return [table.name, { sheet: sheet.name, data, headers }];
  });
}

/** The cells that a formula fills. */
function spillOf(cell: ExcelJS.Cell, row: number, column: number): Area {
  const { ref } = cell.value as { ref?: string };
  return parseArea(ref ?? "") ?? { row, column, rows: 1, columns: 1 };
}

function valueOf(cell: ExcelJS.Cell): CellValue {
  const raw: unknown = cell.formula ? (cell.result ?? "") : cell.value;
  if (raw === null || typeof raw === "string" || typeof raw === "number" || typeof raw === "boolean")
    return raw;
  if (typeof raw === "object" && "error" in raw) return { error: raw.error as CellError["error"] };
  if (typeof raw === "object" && "text" in raw) return String(raw.text);
  throw new Error(`${cell.fullAddress.sheetName}!${cell.address} holds ${JSON.stringify(raw)}`);
}

/** From the part itself: ExcelJS drops names of formulas. Names of Excel's own, such as print titles, are skipped. */
function namesOf(file: string): NameFeature[] {
  const part = unzipSync(new Uint8Array(fs.readFileSync(file)))["xl/workbook.xml"];
  const xml = part ? strFromU8(part) : "";
  return [...xml.matchAll(/<definedName name="(?!_xlnm)([^"]+)"[^>]*>([^<]*)</g)].map(([, name, text]) => ({
    kind: "name",
    name: String(name),
    refersTo: { formula: plain(String(text)) },
  }));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const plain = (xml: string): string =>
  xml.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
