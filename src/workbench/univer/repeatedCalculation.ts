import type { IRange, Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { FormulaDataModel, ICalculateFormulaService } from "@univerjs/engine-formula";
import { SteadyCalculation } from "./steadyCalculation";

/** Univer's command by which values change, typed and calculated ones. */
export const VALUES_CHANGED = "sheet.mutation.set-range-values";

/** Univer's commands after which a cell may be empty that held something. */
const CELLS_CHANGED = /^sheet\.mutation\.(set-range-values|move-|insert-|remove-|delete-)/;

/** Formulas whose results change where they spill are not calculated again endlessly, such as =SEQUENCE(RANDBETWEEN(1,9)). */
const MAX_REPEATS = 20;

/** Where a command comes from. */
export interface Origin {
  fromFormula?: boolean;
  onlyLocal?: boolean;
}

/**
 * Calculates everything again where Univer's calculation missed something.
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
  private spillsBefore = "";
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

  /** @returns Whether everything is being calculated again. */
  again(): boolean {
    const id = this.api.getActiveWorkbook()?.getId() ?? "";
    const ranges = this.univer.__getInjector().get(FormulaDataModel).getArrayFormulaRange()[id] ?? {};
    this.isBlocked = Object.values(ranges).some((rows) =>
      Object.values(rows ?? {}).some((columns) => Object.values<IRange>(columns).some(isSingle)),
    );
    const spills = `${id} ${JSON.stringify(ranges)}`;
    const otherSpills = spills !== this.spillsBefore && spills !== `${id} {}`;
    this.spillsBefore = spills;
    const isMissed = otherSpills && !this.isSettled();
    if (!this.editedMeanwhile && (!isMissed || ++this.repeats > MAX_REPEATS)) return false;
    this.editedMeanwhile = false;
    this.api.getFormula().executeCalculation();
    return true;
  }

  /** Whether nothing was missed although formulas spill: so it is in most workbooks that are opened. */
  private isSettled(): boolean {
    const service = this.univer.__getInjector().get(ICalculateFormulaService);
    return !this.isBlocked && service instanceof SteadyCalculation && service.isSettled;
  }
}

/** A formula that shows #SPILL! takes its own cell only. */
function isSingle({ startRow, endRow, startColumn, endColumn }: IRange): boolean {
  return startRow === endRow && startColumn === endColumn;
}
