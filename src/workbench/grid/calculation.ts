import {
  FormulaCalculationSessionService,
  FormulaDataModel,
  type FUniver,
  IFunctionService,
  type Univer,
} from "../../../tools/workbench/univer";
import { comparePlainly } from "./plainComparison";

/** Univer's command by which values change, typed and calculated ones. */
const VALUES_CHANGED = "sheet.mutation.set-range-values";

/** Univer's command that gives a name another meaning. */
const SET_NAME = "formula.mutation.set-defined-name";

/**
 * Milliseconds after which a change must have begun a calculation: Univer waits for less (see tools/workbench). Timers
 * run in the order in which they are due, so this holds on a busy machine, too.
 */
const BEGUN_MS = 40;

/** Where a command comes from. */
interface Origin {
  fromFormula?: boolean;
  onlyLocal?: boolean;
}

/** Univer's calculation, with what version 0.25 gets wrong made good. */
export class Calculation {
  private spillsBefore = "";
  private isRunning = false;
  private editedMeanwhile = false;

  constructor(
    private readonly univer: Univer,
    private readonly api: FUniver,
  ) {}

  /** Must be called once, when the first workbook is open: the parts that calculate are there then. */
  mend(): void {
    const functions = this.univer.__getInjector().get(IFunctionService);
    comparePlainly(functions);
    const formulas = this.api.getFormula();
    formulas.calculationStart(() => (this.isRunning = true));
    formulas.calculationEnd(() => (this.isRunning = false));
    formulas.calculationResultApplied(() => void this.again());
    this.api.addEvent(
      this.api.Event.CommandExecuted,
      ({ id, params, options }: { id: string; params?: { name?: string }; options?: Origin }) => {
        // Parsed formulas are kept by their text, with the cells that a name stood for before it moved.
        if (id === SET_NAME && params?.name) functions.deleteFormulaAstCacheKey(params.name);
        const isEdit = id === VALUES_CHANGED && !options?.fromFormula && !options?.onlyLocal;
        if (isEdit && this.isRunning) this.editedMeanwhile = true;
      },
    );
  }

  /** Must be called before another workbook is opened: what a formula's text means there is found out anew. */
  forget(): void {
    // Every text contains the empty one.
    this.univer.__getInjector().get(IFunctionService).deleteFormulaAstCacheKey("");
  }

  /** Resolves when what changed so far is calculated. */
  async done(): Promise<void> {
    const session = this.univer.__getInjector().get(FormulaCalculationSessionService);
    do await session.waitForLatestApplied(undefined, BEGUN_MS);
    while (this.again());
  }

  /**
   * An edit that is made during a calculation is lost to it; and a formula does not follow a cell into which another
   * one has only just spilled. In both cases everything is calculated again.
   *
   * @returns Whether that is being done.
   */
  private again(): boolean {
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
