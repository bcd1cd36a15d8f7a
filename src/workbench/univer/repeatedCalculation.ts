import type { Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { FormulaDataModel } from "@univerjs/engine-formula";

/** Univer's command by which values change, typed and calculated ones. */
const VALUES_CHANGED = "sheet.mutation.set-range-values";

/** Where a command comes from. */
interface Origin {
  fromFormula?: boolean;
  onlyLocal?: boolean;
}

/**
 * Calculates everything again where Univer's calculation missed something.
 *
 * - Wrong in 0.25: an edit is lost when its delay ends while another calculation is in its last stage; and a formula does
 *   not follow cells that another formula spills into, or no longer does.
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

  constructor(
    private readonly univer: Univer,
    private readonly api: FUniver,
  ) {}

  /** Must be called once, when the first workbook is open: the parts that calculate are there then. */
  watch(): void {
    const formulas = this.api.getFormula();
    formulas.calculationStart(() => (this.isRunning = true));
    formulas.calculationEnd(() => (this.isRunning = false));
    formulas.calculationResultApplied(() => void this.again());
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id, options }: { id: string; options?: Origin }) => {
      const isEdit = id === VALUES_CHANGED && !options?.fromFormula && !options?.onlyLocal;
      if (isEdit && this.isRunning) this.editedMeanwhile = true;
    });
  }

  /** @returns Whether everything is being calculated again. */
  again(): boolean {
    const id = this.api.getActiveWorkbook()?.getId() ?? "";
    const ranges = this.univer.__getInjector().get(FormulaDataModel).getArrayFormulaRange()[id] ?? {};
    const spills = `${id} ${JSON.stringify(ranges)}`;
    const otherSpills = spills !== this.spillsBefore && spills !== `${id} {}`;
    this.spillsBefore = spills;
    if (!otherSpills && !this.editedMeanwhile) return false;
    this.editedMeanwhile = false;
    this.api.getFormula().executeCalculation();
    return true;
  }
}
