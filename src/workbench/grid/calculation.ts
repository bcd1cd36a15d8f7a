import type { Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { FormulaCalculationSessionService } from "@univerjs/preset-sheets-core";
import { CALCULATION_DELAY_MS } from "../univer/calculationDelay";
import { forgetFormulas, forgetMovedNames } from "../univer/movedNames";
import { RepeatedCalculation } from "../univer/repeatedCalculation";

/**
 * Milliseconds after which a change must have begun a calculation. Timers run in the order in which they are due, so this
 * holds on a busy machine, too.
 */
const BEGUN_MS = 2 * CALCULATION_DELAY_MS;

/** Univer's calculation: when it is done, and that nothing is missed. */
export class Calculation {
  private readonly repeated: RepeatedCalculation;

  constructor(
    private readonly univer: Univer,
    private readonly api: FUniver,
  ) {
    this.repeated = new RepeatedCalculation(univer, api);
  }

  /** Must be called once, when the first workbook is open: the parts that calculate are there then. */
  watch(): void {
    this.repeated.watch();
    forgetMovedNames(this.univer, this.api);
  }

  /** Must be called before another workbook is opened. */
  forget(): void {
    forgetFormulas(this.univer);
  }

  /** Resolves when what changed so far is calculated. */
  async done(): Promise<void> {
    const session = this.univer.__getInjector().get(FormulaCalculationSessionService);
    do await session.waitForLatestApplied(undefined, BEGUN_MS);
    while (this.repeated.again());
  }
}
