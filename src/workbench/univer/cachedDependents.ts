import type { ICellData, Nullable } from "@univerjs/core";
import {
  type BaseAstNode,
  type FormulaDependencyTree,
  type FormulaDependencyTreeVirtual,
  IFormulaDependencyGenerator,
} from "@univerjs/engine-formula";
import { inDependentOrder } from "./dependentOrder";
import { DueFormulas } from "./dueFormulas";
import { FormulaReferences, refersByValue } from "./formulaReferences";
import { patchPlugin } from "./patchPlugin";

/** A formula in Univer's list of formulas: one of its own text, or one that shares another one's. */
type Tree = FormulaDependencyTree | FormulaDependencyTreeVirtual;

/** All formulas, and what follows from their texts and places alone. */
interface FormulaLists {
  /** From which the list was made: another object where a formula has changed. */
  formulaData: object;
  trees: ReadonlyMap<number, Tree>;
  /** By sheet. */
  bySheet: ReadonlyMap<string, readonly Tree[]>;
  /** Formulas that are calculated on every edit. */
  volatile: readonly Tree[];
  /** By formula, the formulas that refer to its cell. They are searched when they are needed first. */
  dependents: Map<Tree, readonly Tree[]>;
}

/**
 * Univer finds out which formulas follow an edit, and in which order.
 *
 * - Wrong in 0.25: for that it rebuilds the list of all formulas, twice for each edit: once for what was typed, once for
 *   blocks of results. Then it searches the dependents of each formula that follows, once for the order and once for circles.
 *   And it calculates all that follow, also where what they refer to shows what it showed before.
 * - Why it matters here: with the 52,000 formulas of a design of 5,000 VMs the lists take 0.7 s for every edit. Most of
 *   the 20,000 formulas that may follow an edit of the demand show what they showed.
 * - Upstream: no issue found. Text for one: "`FormulaDependencyGenerator.generate` rebuilds all dependency trees for each
 *   edit of a value, and once more for array formulas. Keep the trees and their dependents until a formula changes."
 *
 * It must be used with the patch of cachedFormulaData.ts, which knows whether a formula has changed.
 */
export class CachedDependents extends FormulaReferences {
  private cached: FormulaLists | undefined;
  private listed: { tree: Tree; ranges: Tree["rangeList"] }[] = [];
  private volatile: Tree[] = [];
  private isFixed = true;

  /** Whether a parsed formula, which all cells with its text share, refers to cells by values. */
  private readonly byValue = new WeakMap<BaseAstNode, boolean>();

  override async generate(withModel = false): ReturnType<FormulaReferences["generate"]> {
    const { cached } = this;
    const followers =
      cached && !withModel && this.onlyValuesChanged(cached) ? this.followers(cached) : undefined;
    if (!followers) return this.generateAnew(withModel);
    this._runtimeService.clearArrayObjectCache();
    return followers;
  }

  private async generateAnew(withModel: boolean): ReturnType<FormulaReferences["generate"]> {
    this.cached = undefined;
    const formulaData = this._currentConfigService.getFormulaData();
    const followers = await super.generate(withModel);
    // Univer has emptied its lists of what formulas refer to.
    for (const { tree, ranges } of this.listed) if (!tree.isVirtual) tree.rangeList.push(...ranges);
    const trees = this.listed.map(({ tree }) => tree);
    this.listed = [];
    const hasFeatures = this._featureCalculationManagerService.getReferenceExecutorMap().size > 0;
    if (!this.isFixed || hasFeatures) return followers;
    this._dependencyManagerService.openKdTree();
    this.cached = {
      formulaData,
      trees: new Map(trees.map((tree) => [tree.treeId, tree])),
      bySheet: bySheet(trees),
      volatile: this.volatile,
      dependents: new Map(),
    };
    return followers;
  }

  protected override async _generateTreeList(
    ...data: Parameters<FormulaReferences["_generateTreeList"]>
  ): Promise<Tree[]> {
    this.volatile = [];
    this.isFixed = true;
    const trees = await super._generateTreeList(...data);
    this.listed = trees.map((tree) => ({ tree, ranges: [...tree.rangeList] }));
    return trees;
  }

  protected override _includeTree(tree: FormulaDependencyTree, formula: BaseAstNode): boolean {
    const isByValue = this.byValue.get(formula) ?? refersByValue(formula);
    this.byValue.set(formula, isByValue);
    if (this.isVolatile(formula)) this.volatile.push(tree);
    if (isByValue) this.isFixed = false;
    return super._includeTree(tree, formula);
  }

  private onlyValuesChanged({ formulaData }: FormulaLists): boolean {
    const config = this._currentConfigService;
    const otherChanges = [
      config.getClearDependencyTreeCache(),
      config.getDirtyNameMap(),
      config.getDirtyDefinedNameMap(),
      config.getDirtySuperTableMap(),
      config.getDirtyUnitFeatureMap(),
      config.getDirtyUnitOtherFormulaMap(),
    ];
    return (
      config.getFormulaData() === formulaData &&
      !config.isForceCalculate() &&
      otherChanges.flatMap((byUnit) => Object.values(byUnit ?? {})).every(isEmpty)
    );
  }

  /** @returns Each formula after those that refer to it, as Univer's calculation wants it; `undefined` for a circle. */
  private followers(cached: FormulaLists): Tree[] | undefined {
    const config = this._currentConfigService;
    const excluded = config.getExcludedRange();
    const changed = config.getDirtyRanges();
    const first = new Set(cached.volatile);
    for (const id of this._dependencyManagerService.searchDependency(changed)) {
      const tree = cached.trees.get(id);
      if (tree && !tree.isExcludeRange(excluded)) first.add(tree);
    }
    for (const { unitId, sheetId, range } of changed) {
      for (const tree of cached.bySheet.get(sheetKey(unitId, sheetId)) ?? []) {
        const isExcluded = excluded?.[unitId]?.[sheetId]?.getValue(tree.row, tree.column) != null;
        if (tree.inRangeData(range) && !isExcluded) first.add(tree);
      }
    }
    const dependentsOf = (tree: Tree) => this.dependentsOf(tree, cached);
    const ordered = inDependentOrder(first, dependentsOf);
    const resultOf = (tree: Tree) => this.resultOf(tree);
    // Univer's calculation takes formulas from the end of its list until the list is empty, and does nothing else with it.
    return ordered && (new DueFormulas(ordered, first, { dependentsOf, resultOf }) as unknown as Tree[]);
  }

  /** What others see of a formula: of this calculation, or of the former; `undefined` for blocks of results. */
  private resultOf({ unitId, subUnitId, row, column, formulaId }: Tree): string | undefined {
    const ranges = [
      this._currentConfigService.getArrayFormulaRange(),
      this._runtimeService.getUnitArrayFormula(),
    ];
    if (formulaId || ranges.some((blocks) => blocks[unitId]?.[subUnitId]?.[row]?.[column])) return undefined;
    const cell: Nullable<ICellData> =
      this._runtimeService.getUnitData()[unitId]?.[subUnitId]?.getValue(row, column) ??
      this._currentConfigService.getUnitData()[unitId]?.[subUnitId]?.cellData.getValue(row, column);
    if (cell?.p || cell?.custom) return undefined;
    const value = cell?.v ?? null;
    return value === null ? "" : `${cell?.t} ${typeof value} ${value}`;
  }

  private dependentsOf(tree: Tree, { trees, dependents }: FormulaLists): readonly Tree[] {
    const before = dependents.get(tree);
    if (before) return before;
    const ids = this._dependencyManagerService.searchDependency(tree.toRTreeItem());
    const found = [...ids].flatMap((id) => trees.get(id) ?? []);
    dependents.set(tree, found);
    return found;
  }
}

function bySheet(trees: readonly Tree[]): Map<string, Tree[]> {
  const found = new Map<string, Tree[]>();
  for (const tree of trees) {
    const key = sheetKey(tree.unitId, tree.subUnitId);
    const others = found.get(key);
    if (others) others.push(tree);
    else found.set(key, [tree]);
  }
  return found;
}

const sheetKey = (unitId: string, sheetId: string): string => `${unitId} ${sheetId}`;

const isEmpty = (entries: object | null | undefined): boolean => Object.keys(entries ?? {}).length === 0;

/** Gives Univer's calculation the dependents above. */
export const CachedDependentsPatch = patchPlugin("HCI_PLANNER_CACHED_DEPENDENTS", (injector) =>
  injector.replace([IFormulaDependencyGenerator, { useClass: CachedDependents }]),
);
