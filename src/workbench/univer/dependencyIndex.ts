import { DependencyManagerService, IDependencyManagerService } from "@univerjs/engine-formula";
import { patchPlugin } from "./patchPlugin";

/** A formula in Univer's list of formulas, with the ranges that it refers to. */
type DependencyTree = Parameters<DependencyManagerService["addDependencyRTreeCache"]>[0];

/**
 * Univer searches by cell which formulas refer to it, in an index of ranges.
 *
 * - Wrong in 0.25: every calculation puts all ranges of all formulas into the index once more.
 * - Why it matters here: each edit of a template with 6,300 formulas is slower than the last.
 * - Upstream: no issue found. Text for one: "`FormulaDependencyGenerator._generateTreeList` calls
 *   `addDependencyRTreeCache` for every tree on every calculation; `RTree.bulkInsert` keeps duplicates, so the index
 *   grows with each edit. Skip trees whose ranges are indexed already."
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
