import fs from "node:fs";
import path from "node:path";
import { upgradeWorkbook, type UpgradedWorkbook } from "../../src/upgrade/upgradeWorkbook";
import type { OtherPlans } from "../../src/upgrade/currentPlans";
import { release010 } from "../../src/upgrade/release010/release010";
import type { ReleasedPlan } from "../../src/upgrade/released/releasedPlan";
import { parseCell } from "../../src/workbook/address";
import { calculate } from "../../src/calculator/calculate";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { readBytes } from "../workbook/readers/xlsx/readBytes";

/** The templates that release 0.1.0 wrote; its IP plan is also calculated again by every build. */
export function fileOf010(id: string): string {
  const folder = id === "ip-plan" ? "../release/workbooks" : "workbooks";
  return path.resolve(__dirname, folder, `0.1.0-${id}.xlsx`);
}

const READ = new Map<string, Promise<ReadWorkbook>>();

/** A template of release 0.1.0 as it is read from its file: read once, and a copy for each test. */
export async function read010(id: string): Promise<ReadWorkbook> {
  const read = READ.get(id) ?? readBytes(new Uint8Array(fs.readFileSync(fileOf010(id))));
  READ.set(id, read);
  return copyOf(await read);
}

/** A copy of a value with all that it holds. */
function copyOf<T>(value: T): T {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  // `map` keeps the holes of a row of formulas.
  if (Array.isArray(value)) return value.map((held: unknown) => copyOf(held)) as T;
  const copy = Object.create(Object.getPrototypeOf(value) as object | null) as Record<string, unknown>;
  for (const [key, held] of Object.entries(value)) copy[key] = copyOf(held as unknown);
  return copy as T;
}

/** What release 0.1.0 wrote for a template. */
export function released010(id: string): ReleasedPlan {
  const found = release010().find(({ record }) => record.plan === id);
  if (!found) throw new Error(`0.1.0 has no template ${id}`);
  return found;
}

/** A workbook of this release as it would be read from its file. */
export function readNow(drawing: WorkbookDrawing): ReadWorkbook {
  return { drawing: calculate(drawing, sourceFunctions), losses: [], lost: [], isOwn: true };
}

/** Brings a workbook to this release. */
export function upgraded(read: ReadWorkbook, others: OtherPlans = () => undefined): UpgradedWorkbook {
  return upgradeWorkbook(read, others, sourceFunctions);
}

/** A sheet of a drawing. */
export function sheetOf({ sheets }: Pick<WorkbookDrawing, "sheets">, name: string): SheetDrawing {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`there is no sheet ${name}, but ${sheets.map((one) => one.name).join(", ")}`);
  return found;
}

/** What a cell such as `Hosts!B5` shows. */
export function shownAt(drawing: Pick<WorkbookDrawing, "sheets">, place: string): CellValue {
  const { sheet, row, column } = placeOf(place);
  return sheetOf(drawing, sheet).values[row]?.[column] ?? null;
}

/** The formula of a cell such as `Hosts!B5`. */
export function formulaIn(drawing: Pick<WorkbookDrawing, "sheets">, place: string): string | undefined {
  const { sheet, row, column } = placeOf(place);
  const formula = sheetOf(drawing, sheet).formulas[row]?.[column]?.formula;
  return typeof formula === "object" ? formula.join(String(row + 1)) : formula;
}

/** Types into a cell such as `Hosts!B5`: a value, or a formula that begins with `=`. */
export function type({ drawing }: Pick<ReadWorkbook, "drawing">, place: string, content: CellValue): void {
  const { sheet: name, row, column } = placeOf(place);
  const sheet = sheetOf(drawing, name);
  sheet.rows = Math.max(sheet.rows, row + 1);
  sheet.columns = Math.max(sheet.columns, column + 1);
  for (let r = 0; r < sheet.rows; r++) {
    const cells = (sheet.values[r] ??= []);
    for (let c = cells.length; c < sheet.columns; c++) cells.push(null);
  }
  const isFormula = typeof content === "string" && content.startsWith("=");
  delete sheet.formulas[row]?.[column];
  (sheet.values[row] ??= [])[column] = isFormula ? null : content;
  if (typeof content === "string" && isFormula) {
    const custom = /[A-Z]_[A-Z]/.test(content);
    (sheet.formulas[row] ??= [])[column] = {
      formula: content.slice(1),
      custom,
      spill: { rows: 1, columns: 1 },
    };
  }
}

/** Inserts a row as Excel does, but for references of formulas. Its cells have the look of those above. */
export function insertRow(sheet: SheetDrawing, row: number): void {
  for (const rows of [sheet.values, sheet.formulas]) rows.splice(row, 0, []);
  sheet.values[row] = Array.from({ length: sheet.columns }, () => null);
  sheet.rows += 1;
  const above = sheet.styles.filter((run) => run.row < row && run.row + run.rows >= row);
  for (const run of sheet.styles) if (run.row >= row) run.row += 1;
  for (const run of above) run.rows += 1;
}

/** Adds an empty sheet of the planner. */
export function addSheet({ drawing }: Pick<ReadWorkbook, "drawing">, name: string): void {
  drawing.sheets.push({ name, rows: 0, columns: 0, values: [], formulas: [], styles: [], features: [] });
}

/** Calculates a workbook as Excel would when something was typed. */
export function recalculated(read: ReadWorkbook): ReadWorkbook {
  return { ...read, drawing: calculate(read.drawing, sourceFunctions) };
}

function placeOf(place: string): { sheet: string; row: number; column: number } {
  const at = place.lastIndexOf("!");
  const cell = parseCell(place.slice(at + 1));
  if (!cell) throw new Error(`"${place}" is not a cell`);
  return { sheet: place.slice(0, at), ...cell };
}
