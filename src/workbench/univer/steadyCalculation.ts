import { Quantity, type Univer } from "@univerjs/core";
import {
  CalculateFormulaService,
  FormulaDataModel,
  FormulaExecuteStageType,
  ICalculateFormulaService,
} from "@univerjs/engine-formula";
import { patchPlugin } from "./patchPlugin";

type Dataset = Parameters<CalculateFormulaService["execute"]>[0];

/** Blocks of results by workbook, sheet, row and column. */
type Blocks = ReturnType<FormulaDataModel["getArrayFormulaRange"]>;

/** A calculation of all formulas. */
const EVERYTHING = {
  forceCalculate: true,
  dirtyRanges: [],
  dirtyNameMap: {},
  dirtyDefinedNameMap: {},
  dirtySuperTableMap: {},
  dirtyUnitFeatureMap: {},
  dirtyUnitOtherFormulaMap: {},
  clearDependencyTreeCache: {},
};

/** The lock that Univer holds while it calculates. */
const LOCK = "FORMULA_EXECUTION_LOCK";

/**
 * Univer calculates in pauses of the page, so that typing goes on.
 *
 * - Wrong in 0.25: what is inserted, deleted or moved in such a pause shifts cells, but results are written to where the
 *   formulas were before. And a calculation that is started while another one runs replaces what that one reads.
 * - Why it matters here: the results overwrite inputs, and formulas stay blank, until the workbook is opened again. The
 *   pauses of a design of 5,000 VMs are open for a second after each edit.
 * - Upstream: no issue found. Text for one: "Edit a cell, and insert a row above the formulas before the calculation ends:
 *   their results overwrite the cells above them. `CalculateFormulaService.execute` loads its data outside of its lock,
 *   and `CalculateController._applyResult` does not check that formulas are where they were."
 *
 * It must be used with the patch of cachedFormulaData.ts, which knows whether a formula has changed.
 */
export class SteadyCalculation extends CalculateFormulaService {
  /** Where the formulas are. */
  formulas: FormulaDataModel | undefined;

  private readonly waiting: Dataset[] = [];
  private running: Promise<void> | undefined;
  /** The formulas when the calculation began. */
  private begun: object | undefined;
  private isRepeated = false;
  private isOutdated = false;
  private settled = false;

  constructor(...services: ConstructorParameters<typeof CalculateFormulaService>) {
    super(...services);
    const completed = this._executionCompleteListener$;
    const complete = completed.next.bind(completed);
    completed.next = (data) => {
      // Whether formulas have moved is asked before results are written.
      this.isOutdated = this.haveMoved();
      if (!this.isOutdated) complete(data);
    };
    const progressed = this._executionInProgressListener$;
    const progress = progressed.next.bind(progressed);
    progressed.next = (state) => {
      // To others a calculation that is repeated is one.
      if (!this.isRepeated || state.stage !== FormulaExecuteStageType.START) progress(state);
    };
  }

  /** Calculates after what is being calculated, and again where formulas have changed or moved meanwhile. */
  override async execute(dataset: Dataset): Promise<void> {
    this.waiting.push(dataset);
    this.running ??= this.executeAll();
    return this.running;
  }

  /**
   * Whether all formulas of an opened workbook were calculated twice, with the same results: a third time, they would be the
   * same, too.
   */
  get isSettled(): boolean {
    return this.settled;
  }

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** Resolves when nothing is left to calculate. */
  async idle(): Promise<void> {
    await this.running;
  }

  override dispose(): void {
    this.waiting.length = 0;
    this.formulas = undefined;
    super.dispose();
  }

  /** Blocks of results are calculated last: with formulas that have moved there is no use in it. */
  protected override async _apply(isOfBlocks = false): ReturnType<CalculateFormulaService["_apply"]> {
    if (!isOfBlocks) return super._apply();
    if (this.haveMoved()) return undefined;
    const before = this.isOfOpened() ? this.results() : undefined;
    const state = await super._apply(true);
    this.settled = before !== undefined && state !== undefined && before === this.results();
    return state;
  }

  /** Whether everything is calculated, and no formula had a block of results before. */
  private isOfOpened(): boolean {
    const blocks = this._currentConfigService.getArrayFormulaRange();
    const units = Object.keys(this._runtimeService.getUnitData());
    return this._currentConfigService.isForceCalculate() && !units.some((id) => hasBlocks(blocks[id]));
  }

  /** What all formulas have come to so far, their blocks included. */
  private results(): string {
    const runtime = this._runtimeService;
    return JSON.stringify([
      runtime.getUnitData(),
      runtime.getUnitArrayFormula(),
      runtime.getRuntimeArrayFormulaCellData(),
    ]);
  }

  private haveMoved(): boolean {
    return this.begun !== this.formulas?.getFormulaData();
  }

  private async executeAll(): Promise<void> {
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        this.isRepeated = false;
        await this.executeOne(next);
        this.isRepeated = true;
        while (this.isOutdated && this.formulas) await this.executeOne({ ...next, ...EVERYTHING });
      }
    } finally {
      this.running = undefined;
    }
  }

  private async executeOne(dataset: Dataset): Promise<void> {
    const { formulas } = this;
    if (!formulas) return;
    const formulaData = formulas.getFormulaData();
    this.begun = formulaData;
    this.isOutdated = false;
    this.settled = false;
    await super.execute({
      ...dataset,
      formulaData,
      arrayFormulaCellData: formulas.getArrayFormulaCellData(),
      arrayFormulaRange: formulas.getArrayFormulaRange(),
    });
    // Univer does not wait for its own lock.
    await this._executeLock.acquire(LOCK, () => Promise.resolve());
  }
}

/** Whether formulas are being calculated. */
export function isCalculating(univer: Univer): boolean {
  const calculation = univer.__getInjector().get(ICalculateFormulaService, Quantity.OPTIONAL);
  return calculation instanceof SteadyCalculation && calculation.isRunning;
}

/** Whether there is a block of results on any sheet of a workbook. */
function hasBlocks(bySheet: Blocks[string] = {}): boolean {
  return Object.values(bySheet ?? {}).some((rows) =>
    Object.values(rows ?? {}).some((columns) => Object.keys(columns).length > 0),
  );
}

/** Gives Univer the calculation above. */
export const SteadyCalculationPatch = patchPlugin("HCI_PLANNER_STEADY_CALCULATION", (injector) =>
  injector.replace([
    ICalculateFormulaService,
    {
      useFactory: () => {
        const calculation = injector.createInstance(SteadyCalculation);
        calculation.formulas = injector.get(FormulaDataModel);
        return calculation;
      },
    },
  ]),
);
