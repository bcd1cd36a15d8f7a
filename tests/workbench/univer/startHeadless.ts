import { type ICellData, type IWorkbookData, LocaleType, type PluginCtor, Univer } from "@univerjs/core";
import { FUniver } from "@univerjs/core/lib/facade";
import { UniverDataValidationPlugin } from "@univerjs/data-validation";
import { type BaseFunction, UniverFormulaEnginePlugin } from "@univerjs/engine-formula";
import "@univerjs/engine-formula/lib/facade";
import { UniverSheetsPlugin } from "@univerjs/sheets";
import "@univerjs/sheets/lib/facade";
import { UniverSheetsDataValidationPlugin } from "@univerjs/sheets-data-validation";
import { FormulaCalculationSessionService, UniverSheetsFormulaPlugin } from "@univerjs/sheets-formula";
import "@univerjs/sheets-formula/lib/facade";

/** Milliseconds after which Univer has begun to calculate: it waits for 100. */
const BEGUN_MS = 150;

/** Always calculate on opening. */
const CALCULATE_ALL = 0;

/** Univer without a page. */
export interface Headless {
  univer: Univer;
  api: FUniver;
  /** What a cell of the sheet shows once everything is calculated. */
  valueOf(row: number, column: number): Promise<unknown>;
  /** Enters a formula, a text or a number. */
  enter(row: number, column: number, value: string | number): void;
  /** Empties a cell. */
  clear(row: number, column: number): void;
  /** What a cell shows now: a blank is `null`. */
  shown(row: number, column: number): unknown;
  /** Resolves when what changed so far is calculated. */
  calculated(): Promise<void>;
}

/**
 * Starts Univer with a workbook. Its owner must dispose of `univer`.
 *
 * @param contents Rows of its only sheet, or the whole workbook.
 */
export function startHeadless(
  contents: readonly (readonly (string | number)[])[] | Partial<IWorkbookData>,
  {
    patches = [],
    functions = [],
  }: { patches?: PluginCtor[]; functions?: [typeof BaseFunction, string][] } = {},
): Headless {
  const univer = new Univer({ locale: LocaleType.EN_US, locales: { [LocaleType.EN_US]: {} } });
  univer.registerPlugin(UniverFormulaEnginePlugin, { function: functions });
  univer.registerPlugin(UniverSheetsPlugin);
  univer.registerPlugin(UniverSheetsFormulaPlugin, { initialFormulaComputing: CALCULATE_ALL });
  univer.registerPlugin(UniverDataValidationPlugin);
  univer.registerPlugin(UniverSheetsDataValidationPlugin);
  for (const patch of patches) univer.registerPlugin(patch);
  const api = FUniver.newAPI(univer);
  api.createWorkbook(Array.isArray(contents) ? workbookOf(contents) : (contents as Partial<IWorkbookData>));
  const sheet = () => {
    const active = api.getActiveWorkbook()?.getActiveSheet();
    if (!active) throw new Error("no workbook is open");
    return active;
  };
  const calculated = async () => {
    const session = univer.__getInjector().get(FormulaCalculationSessionService);
    await session.waitForLatestApplied(undefined, BEGUN_MS);
  };
  return {
    univer,
    api,
    calculated,
    async valueOf(row, column) {
      await calculated();
      return sheet().getRange(row, column).getValue();
    },
    clear: (row, column) => void sheet().getRange(row, column).clearContent(),
    shown: (row, column) => sheet().getRange(row, column).getValue(),
    enter: (row, column, value) => void sheet().getRange(row, column).setValue(cellOf(value)),
  };
}

function workbookOf(rows: readonly (readonly (string | number)[])[]): Partial<IWorkbookData> {
  const cellData = Object.fromEntries(
    rows.map((row, r) => [r, Object.fromEntries(row.map((value, c) => [c, cellOf(value)]))]),
  );
  const rowCount = Math.max(100, rows.length);
  return {
    id: "workbook",
    sheetOrder: ["sheet"],
    sheets: { sheet: { id: "sheet", name: "Sheet", cellData, rowCount, columnCount: 20 } },
  };
}

function cellOf(value: string | number): ICellData {
  if (typeof value === "number") return { v: value };
  return value.startsWith("=") ? { f: value } : { v: value, t: 1 };
}
