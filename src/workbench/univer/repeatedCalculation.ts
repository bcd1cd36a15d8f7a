import type { IRange, Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { FormulaDataModel, SetTriggerFormulaCalculationStartMutation } from "@univerjs/engine-formula";

/** Univer's command by which values change, typed and calculated ones. */
const VALUES_CHANGED = "sheet.mutation.set-range-values";

/** Univer's commands after which a cell may be empty that held something. */
const CELLS_CHANGED = /^sheet\.mutation\.(set-range-values|move-|insert-|remove-|delete-)/;

/** Formulas whose results change where they spill are not calculated again endlessly, such as =SEQUENCE(RANDBETWEEN(1,9)). */
const MAX_REPEATS = 20;

/** Cells that formulas spill into, by sheet and place of the formula. */
type Spills = ReadonlyMap<string, UnitRange>;

interface UnitRange {
  unitId: string;
  sheetId: string;
  range: IRange;
}

/** Where a command comes from. */
interface Origin {
  fromFormula?: boolean;
  onlyLocal?: boolean;
}

/**
 * Calculates again where Univer's calculation missed something: what follows cells of other spills, or everything.
 *
 * - Wrong in 0.25: an edit is lost when its delay ends while another calculation is in its last stage; a formula does
 *   not follow cells that another formula spills into, or no longer does; and one that shows #SPILL! does not follow when
 *   the formula in its way is gone.
 * - Why it matters here: who types fast would read results of old inputs, the more so with a shorter delay (see
 *   calculationDelay.ts). Subnet tables spill, and the sums below them must follow.
 * - Upstream: pull request 7704 (September 2026) reworks both; no release with it has been tried. Text for an issue: "Edit a
 *   cell 100 ms before a calculation ends, or enter =SEQUENCE(A1) beside =SUM(B1:B9) and change A1 from 8 to 5: dependents
 *   keep their old values until the next edit. TriggerCalculationController discards what is dirty on SUCCESS, although
 *   _restartCalculation is set."
 */
export class RepeatedCalculation {
  private unitId = "";
  private spillsBefore: Spills = new Map();
  private isRunning = false;
  private editedMeanwhile = false;
  private isBlocked = false;
  private repeats = 0;
  private isDisposed = false;

  constructor(
    private readonly univer: Univer,
    private readonly api: FUniver,
  ) {}

  /** Must be called once, when the first workbook is open: the parts that calculate are there then. */
  watch(): void {
    const formulas = this.api.getFormula();
    formulas.calculationStart(() => (this.isRunning = true));
    formulas.calculationEnd(() => (this.isRunning = false));
    // Results are applied when the page is idle: the workbook may have been closed by then.
    this.univer.onDispose(() => (this.isDisposed = true));
    formulas.calculationResultApplied(() => void (this.isDisposed || this.again()));
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id, options }: { id: string; options?: Origin }) => {
      const isEdit = id === VALUES_CHANGED && !options?.fromFormula && !options?.onlyLocal;
      if (isEdit && this.isRunning) this.editedMeanwhile = true;
      const isByUser = CELLS_CHANGED.test(id) && !options?.fromFormula && !options?.onlyLocal;
      if (!isByUser) return;
      this.repeats = 0;
      if (this.isBlocked) formulas.executeCalculation();
    });
  }

  /** @returns Whether something is being calculated again. */
  again(): boolean {
    const spills = this.spills();
    this.isBlocked = [...spills.values()].some(({ range }) => isSingle(range));
    const changed = changedCells(this.spillsBefore, spills);
    this.spillsBefore = spills;
    if (this.editedMeanwhile) {
      this.editedMeanwhile = false;
      this.api.getFormula().executeCalculation();
      return true;
    }
    if (changed.length === 0 || ++this.repeats > MAX_REPEATS) return false;
    this.api.syncExecuteCommand(
      SetTriggerFormulaCalculationStartMutation.id,
      { commands: [], dirtyRanges: changed },
      { onlyLocal: true },
    );
    return true;
  }

  private spills(): Spills {
    const unitId = this.api.getActiveWorkbook()?.getId() ?? "";
    // Cells of a workbook that was closed do not matter any more.
    if (unitId !== this.unitId) this.spillsBefore = new Map();
    this.unitId = unitId;
    const bySheet = this.univer.__getInjector().get(FormulaDataModel).getArrayFormulaRange()[unitId] ?? {};
    const found = new Map<string, UnitRange>();
    for (const [sheetId, rows] of Object.entries(bySheet)) {
      for (const [row, columns] of Object.entries(rows ?? {})) {
        for (const [column, range] of Object.entries<IRange>(columns))
          found.set([unitId, sheetId, row, column].join(" "), { unitId, sheetId, range });
      }
    }
    return found;
  }
}

/** Cells that formulas spill into only before, or only now. */
function changedCells(before: Spills, now: Spills): UnitRange[] {
  return [...onlyIn(now, before), ...onlyIn(before, now)];
}

function onlyIn(spills: Spills, others: Spills): UnitRange[] {
  return [...spills]
    .filter(([key, { range }]) => !isSameSize(range, others.get(key)?.range))
    .flatMap(([, { range, ...sheet }]) => besideFormula(range).map((part) => ({ ...sheet, range: part })));
}

/** The cells of a spill without that of its formula, which would be calculated again. */
function besideFormula({ startRow, endRow, startColumn, endColumn }: IRange): IRange[] {
  const parts: IRange[] = [];
  if (endColumn > startColumn)
    parts.push({ startRow, endRow: startRow, startColumn: startColumn + 1, endColumn });
  if (endRow > startRow) parts.push({ startRow: startRow + 1, endRow, startColumn, endColumn });
  return parts;
}

function isSameSize(one: IRange, other: IRange | undefined): boolean {
  return one.endRow === other?.endRow && one.endColumn === other.endColumn;
}

/** A formula that shows #SPILL! takes its own cell only. */
function isSingle({ startRow, endRow, startColumn, endColumn }: IRange): boolean {
  return startRow === endRow && startColumn === endColumn;
}
