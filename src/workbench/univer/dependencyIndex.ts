import { DependencyManagerService, IDependencyManagerService } from "@univerjs/engine-formula";
import { patchPlugin } from "./patchPlugin";

/** A formula in Univer's list of formulas, with the ranges that it refers to. */
type DependencyTree = Parameters<DependencyManagerService["addDependencyRTreeCache"]>[0];

/**
 * Univer searches by cell which formulas refer to it, in an index of ranges.
 *
 * - Wrong in 0.25: every calculation puts all ranges of all formulas into the index once more. And where rows are inserted
 *   into a sheet, its formulas are found by what they refer to on other sheets, although they have been listed anew.
 * - Why it matters here: each edit of a template with 6,300 formulas is slower than the last. What is found in vain fills the
 *   console with errors, among which a real one is overlooked.
 * - Upstream: no issue found. Text for one: "`FormulaDependencyGenerator._generateTreeList` calls
 *   `addDependencyRTreeCache` for every tree on every calculation; `RTree.bulkInsert` keeps duplicates, so the index
 *   grows with each edit. Skip trees whose ranges are indexed already. And `clearFormulaDependency` of a sheet keeps the ranges
 *   that its formulas refer to on other sheets: 'Dependency tree not found' after a row is inserted."
 */
export class DependencyIndex extends DependencyManagerService {
  private readonly indexed = new Map<number, DependencyTree["rangeList"]>();

  override addDependencyRTreeCache(tree: DependencyTree): void {
    const before = this.indexed.get(tree.treeId);
    const { rangeList } = tree;
    if (before?.length === rangeList.length && before.every((range, i) => range === rangeList[i])) return;
    super.addDependencyRTreeCache(tree);
    // Univer empties its own list after each calculation.
    this.indexed.set(tree.treeId, [...rangeList]);
  }

  override searchDependency(
    ...search: Parameters<DependencyManagerService["searchDependency"]>
  ): Set<number> {
    const found = super.searchDependency(...search);
    for (const treeId of found) if (!this._allTreeMap.has(treeId)) found.delete(treeId);
    return found;
  }

  override reset(): void {
    this.indexed.clear();
    super.reset();
  }

  protected override _removeAllTreeMap(treeId: number): void {
    this.indexed.delete(treeId);
    super._removeAllTreeMap(treeId);
  }

  protected override _removeDependencyRTreeCacheById(workbookId: string, sheetId: string): void {
    this.indexed.clear();
    super._removeDependencyRTreeCacheById(workbookId, sheetId);
  }
}

/** Gives Univer's calculation the index above. */
export const DependencyIndexPatch = patchPlugin("HCI_PLANNER_DEPENDENCY_INDEX", (injector) =>
  injector.replace([IDependencyManagerService, { useClass: DependencyIndex }]),
);
