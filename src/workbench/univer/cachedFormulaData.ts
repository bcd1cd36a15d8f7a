import {
  CommandType,
  type ICommandInfo,
  ICommandService,
  type Injector,
  IUniverInstanceService,
  type Workbook,
} from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import { patchPlugin } from "./patchPlugin";

type FormulaData = ReturnType<FormulaDataModel["getFormulaData"]>;

/** What the command writes that fills cells: by row, then by column. */
interface Written {
  unitId: string;
  subUnitId: string;
  cellValue?: Record<number, Record<number, WrittenCell | null | undefined> | undefined>;
}

/** A formula, or the id of one that several cells share. `undefined` leaves what the cell has. */
interface WrittenCell {
  f?: string | null;
  si?: string | null;
}

/** Univer's command that fills cells, by users and by calculations. */
const SET_VALUES = "sheet.mutation.set-range-values";

/** Univer's other commands after which each formula is what and where it was. */
const KEEPS_FORMULAS =
  /^doc\.|^formula\.mutation\.(set-(trigger-)?formula-calculation-|set-array-formula-data$)|^sheet\.mutation\.set-worksheet-(row-height|row-auto-height|row-is-auto-height|col-width)$/;

/**
 * Univer collects the formulas of all sheets in one object.
 *
 * - Wrong in 0.25: it does so two or three times on every edit, from all cells.
 * - Why it matters here: a design of 5,000 VMs has 52,000 formulas; making their list takes 25 ms, on each edit of a value 60 ms.
 * - Upstream: no issue found; pull request 7265 (July 2026) stops another scan of all formulas on every edit. Text for an
 *   issue: "`FormulaDataModel.getFormulaData` walks all cells of all sheets, and `updateFormulaData` and
 *   `CalculateController._calculate` call it for every edit of a value. Keep the object until a formula changes."
 */
export class CachedFormulaData extends FormulaDataModel {
  private cached: FormulaData | undefined;

  /** Must be called when a formula has changed or moved. */
  forget(): void {
    this.cached = undefined;
  }

  /** @returns The same object as before if, and only if, no formula has changed since. */
  override getFormulaData(): FormulaData {
    this.cached ??= super.getFormulaData();
    return this.cached;
  }
}

/** Gives Univer's calculation the formulas above. */
export const CachedFormulaDataPatch = patchPlugin("HCI_PLANNER_FORMULA_DATA", (injector) => {
  injector.replace([FormulaDataModel, { useClass: CachedFormulaData }]);
  const commands = injector.get(ICommandService);
  // Before, because only then it is known whether a cell that is filled held a formula.
  const changing = new WeakSet<object>();
  commands.beforeCommandExecuted((command) => {
    if (!changesFormulas(command, injector)) return;
    if (command.params) changing.add(command.params);
    forget(injector);
  });
  commands.onCommandExecuted((command) => {
    const { params } = command;
    const didChange = params !== undefined && changing.has(params);
    if (didChange || changesFormulas(command, injector)) forget(injector);
  });
});

function forget(injector: Injector): void {
  const formulas = injector.get(FormulaDataModel);
  if (formulas instanceof CachedFormulaData) formulas.forget();
}

function changesFormulas({ id, type, params }: Readonly<ICommandInfo>, injector: Injector): boolean {
  if (type !== CommandType.MUTATION || KEEPS_FORMULAS.test(id)) return false;
  if (id !== SET_VALUES || params === undefined) return true;
  const { unitId, subUnitId, cellValue = {} } = params as Written;
  const workbook = injector.get(IUniverInstanceService).getUnit<Workbook>(unitId);
  const sheet = workbook?.getSheetBySheetId(subUnitId);
  return Object.entries(cellValue).some(([row, cells]) =>
    Object.entries(cells ?? {}).some(([column, cell]) => {
      // A calculation's results: the cells keep their formulas.
      if (cell && cell.f === undefined && cell.si === undefined) return false;
      const before = sheet?.getCellRaw(Number(row), Number(column));
      return [cell?.f, cell?.si, before?.f, before?.si].some((part) => part);
    }),
  );
}
