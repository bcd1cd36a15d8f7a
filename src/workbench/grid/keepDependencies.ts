import {
  type FUniver,
  IDependencyManagerService,
  IFormulaDependencyGenerator,
  IFormulaRuntimeService,
  type Univer,
} from "../../../tools/workbench/univer";

/** A parsed formula or a part of one. Univer keeps the parsed form of a text for as long as the text means the same. */
interface FormulaNode {
  nodeType: number;
  getChildren(): FormulaNode[];
  _tableReferenceObject?: unknown;
}

/** Cells that a formula refers to. */
type References = readonly object[];

/** The part of Univer that finds out before a calculation what depends on what. */
interface Generator {
  _getRangeListByNode(part: {
    node: FormulaNode;
    refOffsetX: number;
    refOffsetY: number;
  }): Promise<References>;
  _nodeTraversalRef(node: FormulaNode, found: FormulaNode[]): void;
  _detectForcedRecalculationNode(tree: object, node: FormulaNode): boolean;
  _getAddressFunctionNodeList(node: FormulaNode): FormulaNode[];
}

/** The part that searches by cell which formulas refer to it. */
interface Index {
  addDependencyRTreeCache(tree: { treeId: number; rangeList: References }): void;
  reset(): void;
  _removeAllTreeMap(treeId: number): void;
  _removeDependencyRTreeCacheById(workbookId: string, sheetId: string): void;
}

/** Univer's numbers for the kinds of a node. */
const REFERENCE = 1;
const RANGE = 10;

/** Univer's commands that change a sheet, and those of them that leave the place of every cell alone. */
const SHEET_CHANGED = /^sheet\.mutation\./;
const MOVES_NOTHING = /^sheet\.mutation\.set-(range-values|worksheet-row-height|worksheet-row-auto-height)$/;

/**
 * Makes the grid find out once what each formula refers to. Univer 0.25 does so for all formulas of the workbook on
 * every edit, and puts each range into its index once more, which makes every edit slower than the last.
 */
export function keepDependencies(univer: Univer, api: FUniver): void {
  const injector = univer.__getInjector();
  const generator = injector.get(IFormulaDependencyGenerator) as unknown as Generator;
  const runtime = injector.get(IFormulaRuntimeService);
  const forget = keepReferences(generator, () => runtime.currentSubUnitId);
  api.addEvent(api.Event.CommandExecuted, ({ id }: { id: string }) => {
    if (SHEET_CHANGED.test(id) && !MOVES_NOTHING.test(id)) forget();
  });
  keepProperties(generator);
  indexOnce(injector.get(IDependencyManagerService) as unknown as Index);
}

/** @returns Forgets all: rows, columns or sheets have moved. */
function keepReferences(generator: Generator, sheetId: () => string): () => void {
  let known = new WeakMap<FormulaNode, Map<string, References>>();
  const find = generator._getRangeListByNode.bind(generator);
  generator._getRangeListByNode = async (part) => {
    const { node, refOffsetX, refOffsetY } = part;
    if (!node || refOffsetX !== 0 || refOffsetY !== 0) return find(part);
    const sheet = sheetId();
    const kept = known.get(node)?.get(sheet);
    if (kept) return kept;
    const bySheet = known.get(node) ?? new Map<string, References>();
    const found = await find(part);
    if (isFixed(generator, node)) known.set(node, bySheet.set(sheet, found));
    return found;
  };
  return () => (known = new WeakMap());
}

/** Does a formula refer to the same cells whatever they hold? `A1:INDEX(…)` and references to tables do not. */
function isFixed(generator: Generator, formula: FormulaNode): boolean {
  const isCell = (node: FormulaNode) =>
    node.nodeType === REFERENCE && node._tableReferenceObject === undefined;
  const found: FormulaNode[] = [];
  generator._nodeTraversalRef(formula, found);
  return found.every((node) => isCell(node) || (node.nodeType === RANGE && node.getChildren().every(isCell)));
}

/** Whether a formula always recalculates, and the parts of it that answer with a reference, follow from its text. */
function keepProperties(generator: Generator): void {
  const forced = new WeakMap<FormulaNode, boolean>();
  const addressing = new WeakMap<FormulaNode, FormulaNode[]>();
  const isForced = generator._detectForcedRecalculationNode.bind(generator);
  const findAddressing = generator._getAddressFunctionNodeList.bind(generator);
  generator._detectForcedRecalculationNode = (tree, node) =>
    node ? kept(forced, node, () => isForced(tree, node)) : isForced(tree, node);
  generator._getAddressFunctionNodeList = (node) =>
    node ? kept(addressing, node, () => findAddressing(node)) : findAddressing(node);
}

function kept<T>(known: WeakMap<FormulaNode, T>, node: FormulaNode, find: () => T): T {
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = find();
  known.set(node, found);
  return found;
}

function indexOnce(index: Index): void {
  const indexed = new Map<number, References>();
  const add = index.addDependencyRTreeCache.bind(index);
  index.addDependencyRTreeCache = (tree) => {
    const before = indexed.get(tree.treeId);
    const { rangeList } = tree;
    if (before?.length === rangeList.length && before.every((range, i) => range === rangeList[i])) return;
    add(tree);
    // Univer empties its own list after each calculation.
    indexed.set(tree.treeId, [...rangeList]);
  };
  const [reset, removeTree] = [index.reset.bind(index), index._removeAllTreeMap.bind(index)];
  const removeSheet = index._removeDependencyRTreeCacheById.bind(index);
  index.reset = () => {
    indexed.clear();
    reset();
  };
  index._removeAllTreeMap = (treeId) => {
    indexed.delete(treeId);
    removeTree(treeId);
  };
  index._removeDependencyRTreeCacheById = (workbookId, sheetId) => {
    indexed.clear();
    removeSheet(workbookId, sheetId);
  };
}
