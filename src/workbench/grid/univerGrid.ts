import {
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY as CELL_EDITOR,
  IUniverInstanceService,
  type Univer,
  UniverInstanceType,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/lib/facade";
import { FormulaDataModel, ILayoutService, SheetsSelectionsService } from "@univerjs/preset-sheets-core";
import type { Cell } from "../../workbook/address";
import type { CellValue } from "../../workbook/spec";
import type {
  SnapshotCell,
  SnapshotRange,
  SnapshotSheet,
  UniverSnapshot,
} from "../../workbook/writers/univer/snapshot";
import type { Draft } from "../saved/storedWorkbook";
import { readValue } from "../read/readValue";
import { warn } from "../../taskpane/messages";
import { validateOpenSheets } from "../univer/openSheetValidation";
import { Calculation } from "./calculation";
import { contentsOf, type GridContents } from "./contents";
import { draftIn, withDraft } from "./draft";
import type { ErrorMessages } from "./errorMessages";
import { fitted } from "./fitted";
import type { Grid, PointedCell, SheetArea } from "./grid";
import { GridSurface } from "./gridSurface";
import { type LostFormula, LostFormulas } from "./lostFormulas";
import { keepPastedText } from "./pasteText";
import { WorkbookSteps } from "./workbookSteps";

/** What is selected where nothing is. */
const FIRST_CELL = { startRow: 0, startColumn: 0, endRow: 0, endColumn: 0, actualRow: 0, actualColumn: 0 };

/** Univer's command that fills cells. Without a range, its values are by row and column. */
const SET_VALUES = "sheet.command.set-range-values";

/** Univer's mark of commands that change a workbook. */
const MUTATION = 2;

/** Univer's commands after which another cell is selected. */
const SELECTING = new Set(["sheet.operation.set-selections", "sheet.operation.set-worksheet-active"]);

/** The grid over Univer: one class of many lines, because each method is one of {@link Grid}. */
export class UniverGrid implements Grid {
  readonly surface: GridSurface;
  private readonly api: FUniver;
  private readonly calculation: Calculation;
  private readonly steps: WorkbookSteps;
  private lostFormulas: LostFormulas | undefined;
  private opened = 0;

  constructor(
    private readonly univer: Univer,
    private readonly container: string,
    private readonly messages: ErrorMessages,
  ) {
    this.api = FUniver.newAPI(univer);
    this.surface = new GridSurface(univer, this.api);
    this.calculation = new Calculation(univer, this.api);
    this.steps = new WorkbookSteps(univer, {
      open: ({ snapshot, shown }) => {
        this.show(snapshot, shown);
        return this.workbook().getId();
      },
      now: () => {
        const workbook = this.workbook();
        const shown = workbook.getActiveSheet().getSheetId();
        return { id: workbook.getId(), snapshot: this.contents().snapshot, shown };
      },
    });
  }

  open(snapshot: UniverSnapshot, shown?: string): void {
    this.show(snapshot, shown);
    this.steps.forget();
    this.lostFormulas?.forget();
  }

  private show(snapshot: UniverSnapshot, shown?: string): void {
    const before = this.api.getActiveWorkbook();
    if (before) {
      this.api.disposeUnit(before.getId());
      this.calculation.forget();
    }
    this.messages.clear();
    // Univer keeps what it knows of a workbook by its id: each opening is one of its own.
    this.opened += 1;
    if (hasFormulas(snapshot)) this.calculation.expect();
    const data = { ...fitted(snapshot, this.width()), id: `workbook#${this.opened}` };
    const workbook = this.api.createWorkbook(data as unknown as Parameters<FUniver["createWorkbook"]>[0]);
    if (this.opened === 1) {
      this.calculation.watch();
      validateOpenSheets(this.univer, this.api);
      keepPastedText(this.univer, this.api);
      void import("./laterPlugins").then(({ addLaterPlugins }) => addLaterPlugins(this.univer)).catch(warn);
    }
    if (shown !== undefined) workbook.setActiveSheet(shown);
    this.lostFormulas?.check();
  }

  openAsStep(snapshot: UniverSnapshot, shown: string, changed: (isDone: boolean) => void): void {
    this.steps.open({ snapshot, shown }, changed);
  }

  contents(): GridContents {
    return contentsOf(this.workbook(), this.formulas());
  }

  selected(): SheetArea {
    return this.withinSheet(this.selection()?.range ?? FIRST_CELL);
  }

  active(): SheetArea {
    const { actualRow: row, actualColumn: column } = this.selection()?.primary ?? FIRST_CELL;
    return this.withinSheet({ startRow: row, startColumn: column, endRow: row, endColumn: column });
  }

  select(area: SheetArea): void {
    const sheet = this.workbook().getSheetBySheetId(area.sheetId);
    if (!sheet) throw new Error("the sheet was removed");
    sheet.activate();
    const range = this.range(area);
    range.activate();
    sheet.scrollToCell(Math.max(0, area.row - 3), Math.max(0, area.column - 3));
  }

  sheets(): { id: string; name: string; rows: number; columns: number }[] {
    return this.workbook()
      .getSheets()
      .map((sheet) => ({
        id: sheet.getSheetId(),
        name: sheet.getSheetName(),
        rows: sheet.getMaxRows(),
        columns: sheet.getMaxColumns(),
      }));
  }

  names(): { name: string; formula: string }[] {
    return this.workbook()
      .getDefinedNames()
      .map((name) => ({ name: name.getName(), formula: name.getFormulaOrRefString() }));
  }

  spillOver(sheetId: string, row: number, column: number): Cell | undefined {
    const ranges = this.formulas().getArrayFormulaRange()[this.workbook().getId()]?.[sheetId] ?? {};
    const over = Object.values(ranges)
      .flatMap((byColumn): SnapshotRange[] => Object.values(byColumn ?? {}))
      .find(
        ({ startRow, startColumn, endRow, endColumn }) =>
          row >= startRow && row <= endRow && column >= startColumn && column <= endColumn,
      );
    const isOwn = over?.startRow === row && over.startColumn === column;
    return over && !isOwn ? { row: over.startRow, column: over.startColumn } : undefined;
  }

  valuesOf(area: SheetArea): CellValue[][] {
    return this.range(area)
      .getCellDataGrid()
      .map((row) => row.map((cell) => (cell ? readValue(cell as SnapshotCell) : null)));
  }

  formulasOf(area: SheetArea): string[][] {
    return this.range(area).getFormulas();
  }

  numberFormatsOf(area: SheetArea): string[][] {
    return this.range(area).getNumberFormats();
  }

  isFree(area: SheetArea): boolean {
    const range = this.range(area);
    const filled = [...range.getValues().flat(), ...range.getFormulas().flat()];
    return filled.every((value) => value === null || value === undefined || value === "");
  }

  write(sheetId: string, cells: SnapshotSheet["cellData"]): void {
    this.range({ sheetId, row: 0, column: 0, ...extentOf(cells) });
    const unitId = this.workbook().getId();
    this.api.syncExecuteCommand(SET_VALUES, { unitId, subUnitId: sheetId, value: cells });
  }

  draft(): Draft | undefined {
    return draftIn(this.univer);
  }

  withDraft(snapshot: UniverSnapshot, draft: Draft): UniverSnapshot {
    return withDraft(snapshot, draft);
  }

  focus(): void {
    const injector = this.univer.__getInjector();
    // On a busy machine Univer may select the first cell before its cell editor listens: no cell takes keys then.
    const units = injector.get(IUniverInstanceService);
    if (!units.getCurrentUnitOfType(UniverInstanceType.UNIVER_DOC) && units.getUnit(CELL_EDITOR)) {
      units.setCurrentUnitForType(CELL_EDITOR);
      this.range(this.active()).activate();
    }
    injector.get(ILayoutService).focus();
  }

  setDark(dark: boolean): void {
    this.api.toggleDarkMode(dark);
  }

  calculated(): Promise<void> {
    return this.calculation.done();
  }

  onChange(changed: () => void): void {
    this.api.addEvent(this.api.Event.CommandExecuted, ({ type }: { type: number }) => {
      if (type === MUTATION) changed();
    });
    // What is being typed is saved too, until it is in the cell or given up.
    this.api.addEvent(this.api.Event.SheetEditEnded, changed);
  }

  onPoint(pointed: (cell: PointedCell) => void): void {
    const selected = () => {
      const cell = this.api.getActiveWorkbook()?.getActiveSheet().getSelection()?.getCurrentCell();
      return cell ? this.cellAt(cell.actualRow, cell.actualColumn) : undefined;
    };
    let told: PointedCell | undefined;
    const tellSelected = () => {
      told = selected();
      if (told) pointed(told);
    };
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id }: { id: string }) => {
      if (SELECTING.has(id)) tellSelected();
    });
    // Univer reports results late on a busy machine: where they change nothing, what was shown since stays.
    this.api.getFormula().calculationResultApplied(() => {
      if (shownOf(selected()) !== shownOf(told)) tellSelected();
    });
    this.api.addEvent(this.api.Event.CellHover, ({ row, column }: { row: number; column: number }) => {
      const cell = this.cellAt(row, column);
      if (cell.message === undefined) tellSelected();
      else pointed(cell);
    });
  }

  onSelect(selected: () => void): void {
    // Results may come when their workbook was closed and the next one is not there yet.
    const tell = () => {
      if (this.api.getActiveWorkbook()) selected();
    };
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id }: { id: string }) => {
      if (SELECTING.has(id)) tell();
    });
    this.api.getFormula().calculationResultApplied(tell);
  }

  onLostFormulas(changed: (lost: readonly LostFormula[]) => void): LostFormulas {
    this.lostFormulas = new LostFormulas(this.api, changed);
    return this.lostFormulas;
  }

  private selection() {
    const selections = this.univer.__getInjector().get(SheetsSelectionsService).getCurrentSelections();
    return selections.find(({ primary }) => primary);
  }

  /** Univer leaves a selection as it was when rows or columns in it are deleted: it may end beyond the sheet. */
  private withinSheet({ startRow, startColumn, endRow, endColumn }: SnapshotRange): SheetArea {
    const sheet = this.workbook().getActiveSheet();
    const [rows, columns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
    const row = Math.min(startRow, rows - 1);
    const column = Math.min(startColumn, columns - 1);
    return {
      sheetId: sheet.getSheetId(),
      sheet: sheet.getSheetName(),
      row,
      column,
      rows: Math.max(1, Math.min(endRow, rows - 1) - row + 1),
      columns: Math.max(1, Math.min(endColumn, columns - 1) - column + 1),
    };
  }

  private cellAt(row: number, column: number): PointedCell {
    const sheet = this.workbook().getActiveSheet();
    const range = sheet.getRange(row, column);
    const value: unknown = range.getValue();
    const place = { sheetId: sheet.getSheetId(), row, column };
    const message = this.messages.of(place, value);
    const prompt = range.getDataValidation()?.rule.prompt;
    return {
      ...place,
      sheet: sheet.getSheetName(),
      value,
      ...(message === undefined ? {} : { message }),
      ...(prompt ? { prompt } : {}),
    };
  }

  /** The cells of an area; a sheet that ends before it grows. */
  private range({ sheetId, row, column, rows, columns }: Omit<SheetArea, "sheet">) {
    const sheet = this.workbook().getSheetBySheetId(sheetId);
    if (!sheet) throw new Error("the sheet was removed");
    if (row + rows > sheet.getMaxRows()) sheet.setRowCount(row + rows);
    if (column + columns > sheet.getMaxColumns()) sheet.setColumnCount(column + columns);
    return sheet.getRange(row, column, rows, columns);
  }

  /** Pixels. */
  private width(): number {
    return document.getElementById(this.container)?.clientWidth ?? 0;
  }

  private formulas(): FormulaDataModel {
    return this.univer.__getInjector().get(FormulaDataModel);
  }

  private workbook() {
    const workbook = this.api.getActiveWorkbook();
    if (!workbook) throw new Error("no workbook is open");
    return workbook;
  }
}

/** The cell, and what the page shows of it below the grid. */
function shownOf(cell: PointedCell | undefined): string {
  if (!cell) return "";
  const { sheetId, row, column, value, message, prompt } = cell;
  return JSON.stringify([sheetId, row, column, message === undefined ? prompt : [String(value), message]]);
}

function hasFormulas({ sheets }: UniverSnapshot): boolean {
  return Object.values(sheets).some(({ cellData }) =>
    Object.values(cellData).some((cells) => Object.values(cells).some(({ f, si }) => f ?? si)),
  );
}

/** Rows and columns of a sheet up to its last cell. */
function extentOf(cells: SnapshotSheet["cellData"]): { rows: number; columns: number } {
  let [rows, columns] = [0, 0];
  for (const [row, filled] of Object.entries(cells)) {
    rows = Math.max(rows, Number(row) + 1);
    for (const column of Object.keys(filled)) columns = Math.max(columns, Number(column) + 1);
  }
  return { rows, columns };
}
