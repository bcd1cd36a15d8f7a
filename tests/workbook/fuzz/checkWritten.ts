import ExcelJS from "exceljs";
import { cellName } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { formulaAt } from "../../../src/workbook/formulaText";
import type { CellValue } from "../../../src/workbook/spec";
import { writeText } from "../../../src/workbook/writers/text/text";
import { writeUniver } from "../../../src/workbook/writers/univer/writeUniver";
import { writeXlsx } from "../../../src/workbook/writers/xlsx/writeXlsx";
import { draw } from "../writers/officejs/drawInto";
import { FakeExcel } from "../writers/officejs/fakeExcel";

/** Writes a drawing with every writer, reads it again where there is a reader, and lists what is not as drawn. */
export async function faultsOfWriters(drawing: WorkbookDrawing): Promise<string[]> {
  const faults: string[] = [];
  const { output } = writeText(drawing);
  if (/\bNaN\b|\[object |\bundefined\b/.test(output)) faults.push("text: a gap in words");
  faults.push(...unfitNumbers("univer", writeUniver(drawing).output), ...univerFaults(drawing));
  faults.push(...(await xlsxFaults(drawing)), ...(await officeFaults(drawing)));
  return faults;
}

/** What a cell holds, in words to compare: its kind too, so that "1" is not 1. */
function spell(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "object" && "error" in value) return `error ${String(value.error)}`;
  return `${typeof value} ${String(typeof value === "number" ? value + 0 : value)}`;
}

type Visit = (
  place: string,
  value: CellValue,
  formula: string | undefined,
  row: number,
  column: number,
) => void;

function eachCell(sheet: WorkbookDrawing["sheets"][number], visit: Visit): void {
  sheet.values.forEach((row, r) => {
    row.forEach((value, c) => {
      const drawn = sheet.formulas[r]?.[c];
      visit(`${sheet.name}!${cellName(r, c)}`, value, drawn && formulaAt(drawn, r), r, c);
    });
  });
}

async function xlsxFaults(drawing: WorkbookDrawing): Promise<string[]> {
  const faults: string[] = [];
  const { output } = await writeXlsx(drawing);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(output.slice().buffer);
  for (const sheet of drawing.sheets) {
    const read = book.getWorksheet(sheet.name);
    if (!read) faults.push(`xlsx: no sheet ${sheet.name}`);
    eachCell(sheet, (place, value, formula, row, column) => {
      const cell = read?.getCell(row + 1, column + 1);
      // A merged cell repeats what the first one of its block holds.
      if (cell?.isMerged && cell.master !== cell) return;
      const found = spell(xlsxValue(cell));
      // ExcelJS decodes the results of formulas once more than they are encoded.
      const wanted = spell(formula !== undefined && typeof value === "string" ? decoded(value) : value);
      if (found !== wanted) faults.push(`xlsx ${place}: ${found} is not ${wanted}`);
      if (formula === undefined && cell?.formula)
        faults.push(`xlsx ${place}: a formula from ${spell(value)}`);
      // ExcelJS forgets the formula of a cell that has a link.
      const linked = cell?.type === ExcelJS.ValueType.Hyperlink;
      if (formula !== undefined && !cell?.formula && !linked) faults.push(`xlsx ${place}: no formula`);
    });
  }
  return faults;
}

function xlsxValue(cell: ExcelJS.Cell | undefined): unknown {
  if (cell?.type === ExcelJS.ValueType.Hyperlink) return cell.text;
  if (!cell?.formula) return cell?.value;
  // ExcelJS reads the escape of `_x0041_` in texts, not in the results of formulas.
  const { result } = cell;
  return typeof result === "string" ? result.replace(/_x005F_/g, "_") : result;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");
}

function univerFaults(drawing: WorkbookDrawing): string[] {
  const faults: string[] = [];
  const { output } = writeUniver(drawing);
  drawing.sheets.forEach((sheet, i) => {
    const cells = output.sheets[output.sheetOrder[i] ?? ""]?.cellData ?? {};
    eachCell(sheet, (place, value, formula, row, column) => {
      const cell = cells[row]?.[column];
      if ((cell?.f !== undefined) !== (formula !== undefined))
        faults.push(`univer ${place}: ${String(cell?.f)}`);
      if (formula === undefined && typeof value === "string" && cell?.v !== undefined && cell.v !== value) {
        faults.push(`univer ${place}: ${spell(cell.v)} is not ${spell(value)}`);
      }
    });
  });
  return faults;
}

function unfitNumbers(place: string, value: unknown): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${place}: ${String(value)}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unfitNumbers(`${place}.${key}`, inner));
}

async function officeFaults(drawing: WorkbookDrawing): Promise<string[]> {
  const faults: string[] = [];
  const excel = new FakeExcel(["Old"]);
  await draw(excel, drawing);
  drawing.sheets.forEach((sheet, i) => {
    const drawn = excel.sheets[i + 1]?.cells;
    eachCell(sheet, (place, value, formula, row, column) => {
      const content = drawn?.get(cellName(row, column));
      const kind = content?.kind ?? "";
      if (formula === undefined ? kind === "formula" : kind !== "formula")
        faults.push(`office ${place}: ${kind}`);
      if (
        formula === undefined &&
        typeof value === "string" &&
        content?.kind === "text" &&
        content.text !== value
      ) {
        faults.push(`office ${place}: ${content.text} is not ${value}`);
      }
      if (
        typeof value === "string" &&
        ["number", "date", "boolean", "error"].includes(kind) &&
        formula === undefined
      ) {
        faults.push(`office ${place}: the text ${value} became a ${kind}`);
      }
    });
  });
  return faults;
}
