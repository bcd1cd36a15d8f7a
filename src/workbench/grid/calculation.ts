import type { Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { IActiveDirtyManagerService, ICalculateFormulaService } from "@univerjs/engine-formula";
import { FormulaCalculationSessionService } from "@univerjs/preset-sheets-core";
import { CALCULATION_DELAY_MS } from "../univer/calculationDelay";
import { forgetFormulas, forgetMovedNames } from "../univer/movedNames";
import { type Origin, RepeatedCalculation, VALUES_CHANGED } from "../univer/repeatedCalculation";
import { SteadyCalculation } from "../univer/steadyCalculation";
import { whenApplied } from "./whenApplied";

/**
 * Milliseconds after which a change must have begun a calculation. Timers run in the order in which they are due, so this
 * holds on a busy machine, too.
 */
const BEGUN_MS = 2 * CALCULATION_DELAY_MS;

/** Milliseconds after which the first calculation of an opened workbook must have begun, on a busy machine, too. */
const OPENED_MS = 10_000;

/** Milliseconds without a calculation after which results do not come any more, on a busy machine, too. */
const APPLIED_MS = 15_000;

/** Univer's calculation: when it is done, and that nothing is missed. */
export class Calculation {
  private readonly repeated: RepeatedCalculation;
  /** Not there before the first workbook is open. */
  private session: FormulaCalculationSessionService | undefined;
  private service: ICalculateFormulaService | undefined;
  /** How often cells were marked for a calculation: each time, Univer starts its delay again. */
  private marks = 0;
  /** The last calculation before a workbook was opened, and when the first one after it must have begun. */
  private opening: { after: number; until: number } | undefined;

  constructor(
    private readonly univer: Univer,
    private readonly api: FUniver,
  ) {
    this.repeated = new RepeatedCalculation(univer, api);
  }

  /** Must be called once, when the first workbook is open: the parts that calculate are there then. */
  watch(): void {
    this.repeated.watch();
    const injector = this.univer.__getInjector();
    this.session = injector.get(FormulaCalculationSessionService);
    this.service = injector.get(ICalculateFormulaService);
    const marking = injector.get(IActiveDirtyManagerService);
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id, options }: { id: string; options?: Origin }) => {
      // Results are for this browser only.
      const isResult = id === VALUES_CHANGED && options?.onlyLocal === true;
      if (!isResult && marking.get(id) !== undefined) this.marks += 1;
    });
    forgetMovedNames(this.univer, this.api);
  }

  /** Must be called before another workbook is opened. */
  forget(): void {
    forgetFormulas(this.univer);
  }

  /** Must be called before a workbook with formulas is opened: Univer takes its time before it calculates one. */
  expect(): void {
    this.opening = { after: this.lastCalculation, until: performance.now() + OPENED_MS };
  }

  /** Resolves when what changed so far is calculated. */
  async done(): Promise<void> {
    let marks: number;
    // Undo may open a workbook while this waits, and rules for entries may follow rows that were inserted.
    do {
      ({ marks } = this);
      await this.applied();
      if (this.service instanceof SteadyCalculation) await this.service.idle();
    } while (this.isOpening() || this.repeated.again() || this.marks !== marks);
  }

  private async applied(): Promise<void> {
    const { session, service } = this;
    if (!session || !(service instanceof SteadyCalculation)) return;
    const limits = { limitMs: APPLIED_MS, begunMs: BEGUN_MS };
    if (await whenApplied(session, service, limits)) return;
    // Whoever reads the cells must not read old results.
    this.api.getFormula().executeCalculation();
    await whenApplied(session, service, limits);
  }

  private isOpening(): boolean {
    const { opening } = this;
    if (opening && (this.lastCalculation > opening.after || performance.now() > opening.until)) {
      this.opening = undefined;
    }
    return this.opening !== undefined;
  }

  /** Number of the calculation that was begun last. */
  private get lastCalculation(): number {
    return this.session?.state.id ?? 0;
  }
}
