import type { FunctionHelp } from "../../functionHelp";
import type { FunctionsHost } from "../../functionsHost";
import type { Area } from "../../workbook/address";
import type {
  SnapshotCell,
  SnapshotRange,
  SnapshotSheet,
  UniverSnapshot,
} from "../../workbook/writers/univer/snapshot";
import {
  conditionalFormattingEnglish,
  coreEnglish,
  dataValidationEnglish,
  FormulaDataModel,
  FUniver,
  hyperLinkEnglish,
  IFunctionService,
  LocaleType,
  mergeLocales,
  noteEnglish,
  tableEnglish,
  Univer,
  UniverSheetsConditionalFormattingPreset,
  UniverSheetsCorePreset,
  UniverSheetsDataValidationPreset,
  UniverSheetsHyperLinkPreset,
  UniverSheetsNotePreset,
  UniverSheetsTablePreset,
} from "../../../tools/workbench/univer";
import { ErrorMessages } from "./errorMessages";
import { functionInfo } from "./functionInfo";
import { hostFunctionClass } from "./hostFunction";

/** A formula's block of results, its own cell included. */
export interface Spill extends Area {
  cells: SnapshotCell[][];
}

/** What the grid holds now: the snapshot, and the spilled blocks by sheet id, which Univer keeps outside of it. */
export interface GridContents {
  snapshot: UniverSnapshot;
  spills: Record<string, Spill[]>;
}

/** A cell that the user points to. */
export interface PointedCell {
  sheetId: string;
  sheet: string;
  row: number;
  column: number;
  value: unknown;
  /** What a function of ours said about the error that the cell shows. */
  message?: string;
  /** What an input accepts. */
  prompt?: string;
}

/** The spreadsheet of the page. */
export interface Grid {
  /** Shows a workbook in place of the one that is open; all formulas are calculated. */
  open(snapshot: UniverSnapshot): void;
  contents(): GridContents;
  /** Resolves when what changed so far is calculated. */
  calculated(): Promise<void>;
  /** Calls back after each change of contents or looks, and after each calculation. */
  onChange(changed: () => void): void;
  /** Calls back when the user selects a cell or rests on one that shows an error, and after each calculation. */
  onPoint(pointed: (cell: PointedCell) => void): void;
}

/** Always calculate on opening: what is shown is Univer's own result, not the cached value. */
const CALCULATE_ALL = 0;

/** Univer's mark of commands that change a workbook. */
const MUTATION = 2;

/** Univer's command that gives a name another meaning. */
const SET_NAME = "formula.mutation.set-defined-name";

/** Univer's commands after which another cell is selected. */
const POINTING = new Set(["sheet.operation.set-selections", "sheet.operation.set-worksheet-active"]);

/** Makes the grid in an element of the page, with our functions in it. */
export function createGrid(container: string, host: FunctionsHost, help: readonly FunctionHelp[]): Grid {
  const messages = new ErrorMessages();
  const HostFunction = hostFunctionClass(host, messages);
  const univer = startUniver([
    UniverSheetsCorePreset({
      container,
      header: true,
      ribbonType: "simple",
      sheets: { autoHeightForMergedCells: true },
      formula: {
        function: host.ids.map((id) => [HostFunction, id]),
        description: help.map(functionInfo),
        initialFormulaComputing: CALCULATE_ALL,
      },
    }),
    UniverSheetsConditionalFormattingPreset(),
    // Without a search field, what is typed goes into the cell.
    UniverSheetsDataValidationPreset({ showEditOnDropdown: false, showSearchOnDropdown: false }),
    UniverSheetsHyperLinkPreset(),
    UniverSheetsNotePreset(),
    UniverSheetsTablePreset(),
  ]);
  return new UniverGrid(univer, messages);
}

function startUniver(presets: { plugins: unknown[] }[]): Univer {
  const english = mergeLocales(
    coreEnglish,
    conditionalFormattingEnglish,
    dataValidationEnglish,
    hyperLinkEnglish,
    noteEnglish,
    tableEnglish,
  );
  const univer = new Univer({ locale: LocaleType.EN_US, locales: { [LocaleType.EN_US]: english } });
  for (const plugin of presets.flatMap(({ plugins }) => plugins)) {
    const [constructor, options] = Array.isArray(plugin) ? plugin : [plugin];
    univer.registerPlugin(constructor, options);
  }
  return univer;
}

class UniverGrid implements Grid {
  private readonly api: FUniver;
  private opened = 0;

  constructor(
    private readonly univer: Univer,
    private readonly messages: ErrorMessages,
  ) {
    this.api = FUniver.newAPI(univer);
    this.forgetMovedNames();
  }

  open(snapshot: UniverSnapshot): void {
    const before = this.api.getActiveWorkbook();
    if (before) this.api.disposeUnit(before.getId());
    this.messages.clear();
    // Univer keeps what it knows of a workbook by its id: each opening is one of its own.
    this.opened += 1;
    const data = { ...snapshot, id: `workbook#${this.opened}` };
    this.api.createWorkbook(data as unknown as Parameters<FUniver["createWorkbook"]>[0]);
  }

  contents(): GridContents {
    const workbook = this.workbook();
    // Univer's own type allows more; what is read of it is checked where it is read.
    const snapshot = workbook.save() as unknown as UniverSnapshot;
    for (const sheet of Object.values(snapshot.sheets)) this.spellSharedFormulas(snapshot.id, sheet);
    const ranges = this.formulas().getArrayFormulaRange()[snapshot.id] ?? {};
    const spills = Object.entries(ranges).map(([sheetId, rows]) => [
      sheetId,
      Object.values(rows ?? {}).flatMap((columns) =>
        Object.values<SnapshotRange>(columns)
          // Univer keeps the range of a block that another cell is in the way of, too.
          .filter((range) => !isRefused(snapshot.sheets[sheetId], range))
          .map((range) => this.spillOf(snapshot.id, sheetId, range)),
      ),
    ]);
    return { snapshot, spills: Object.fromEntries(spills) };
  }

  calculated(): Promise<void> {
    return this.api.getFormula().onCalculationResultApplied();
  }

  onChange(changed: () => void): void {
    this.api.addEvent(this.api.Event.CommandExecuted, ({ type }: { type: number }) => {
      if (type === MUTATION) changed();
    });
  }

  onPoint(pointed: (cell: PointedCell) => void): void {
    const tellSelected = () => {
      const cell = this.api.getActiveWorkbook()?.getActiveSheet().getSelection()?.getCurrentCell();
      if (cell) pointed(this.cellAt(cell.actualRow, cell.actualColumn));
    };
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id }: { id: string }) => {
      if (POINTING.has(id)) tellSelected();
    });
    this.api.getFormula().calculationResultApplied(tellSelected);
    this.api.addEvent(this.api.Event.CellHover, ({ row, column }: { row: number; column: number }) => {
      const cell = this.cellAt(row, column);
      if (cell.message === undefined) tellSelected();
      else pointed(cell);
    });
  }

  /** Univer 0.25 keeps parsed formulas by their text, with the cells that a name stood for before it moved. */
  private forgetMovedNames(): void {
    const functions = this.univer.__getInjector().get(IFunctionService);
    this.api.addEvent(
      this.api.Event.CommandExecuted,
      ({ id, params }: { id: string; params?: { name?: string } }) => {
        if (id === SET_NAME && params?.name) functions.deleteFormulaAstCacheKey(params.name);
      },
    );
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

  /** Filled cells share the first one's formula by an id: here each gets its own text. */
  private spellSharedFormulas(unitId: string, { id, cellData }: SnapshotSheet): void {
    for (const [row, cells] of Object.entries(cellData)) {
      for (const [column, cell] of Object.entries(cells)) {
        if (!cell.si) continue;
        cell.f = this.formulas().getFormulaStringByCell(Number(row), Number(column), id, unitId) ?? null;
        delete cell.si;
      }
    }
  }

  private spillOf(unitId: string, sheetId: string, range: SnapshotRange): Spill {
    const { startRow: row, startColumn: column } = range;
    const rows = range.endRow - row + 1;
    const columns = range.endColumn - column + 1;
    const results = this.formulas().getArrayFormulaCellData()[unitId]?.[sheetId];
    const cells = Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c): SnapshotCell => {
        const { v = null, t = null } = results?.[row + r]?.[column + c] ?? {};
        return { v, t };
      }),
    );
    return { row, column, rows, columns, cells };
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

function isRefused(sheet: SnapshotSheet | undefined, { startRow, startColumn }: SnapshotRange): boolean {
  return sheet?.cellData[startRow]?.[startColumn]?.v === "#SPILL!";
}
