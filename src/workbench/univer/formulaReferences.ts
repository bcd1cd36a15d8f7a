import { ICommandService, type IUnitRange } from "@univerjs/core";
import {
  type BaseAstNode,
  FormulaDependencyGenerator,
  type FormulaDependencyTree,
  type generateExecuteAstNodeData,
  IFormulaDependencyGenerator,
  isReferenceStringWithEffectiveColumn,
} from "@univerjs/engine-formula";
import { patchPlugin } from "./patchPlugin";

/** Univer's numbers for the kinds of a formula's parts. */
const NODE = { reference: 1, function: 4, range: 10, prefix: 11, suffix: 12 };

/** Univer's commands that change a sheet, and those of them that leave the place of every cell alone. */
const SHEET_CHANGED = /^sheet\.mutation\./;
const MOVES_NOTHING = /^sheet\.mutation\.set-(range-values|worksheet-row-height|worksheet-row-auto-height)$/;

/** Milliseconds of work on the list of formulas, after which the page gets its turn. */
const SLICE_MS = 100;

/** The functions in a formula that return a reference, such as OFFSET. */
type AddressFunctions = FormulaDependencyTree["addressFunctionNodes"];

/**
 * Univer finds out which cells a formula refers to by calculating its references.
 *
 * - Wrong in 0.25: it does so for all formulas of the workbook on every edit. It also looks for functions
 *   that return references, and for volatile ones, in all of them. And it parses all formulas of an opened workbook without a pause.
 * - Why it matters here: a template with 6,300 formulas then takes a second to follow an edit, and does not answer for as long
 *   when it is opened.
 * - Upstream: no issue found; pull request 7265 (July 2026) stops another scan of all formulas on every edit. Text for an
 *   issue: "`FormulaDependencyGenerator._generateTreeList` executes the reference nodes of every formula on every
 *   calculation. Keep the ranges by node where they follow from the text alone, until cells move."
 */
export class FormulaReferences extends FormulaDependencyGenerator {
  /** By formula, then by the sheet in which it is: a parsed formula is shared by all cells with its text. */
  private known = new WeakMap<BaseAstNode, Map<string, IUnitRange[]>>();

  /** By formula: they follow from its text alone. */
  private readonly addressFunctions = new WeakMap<BaseAstNode, AddressFunctions>();

  /** By formula: without its parts, where none of them is a volatile function; else the formula itself. */
  private readonly searched = new WeakMap<BaseAstNode, BaseAstNode>();

  private slicedAtMs = 0;

  /** Must be called when rows, columns or sheets have moved. */
  forget(): void {
    this.known = new WeakMap();
  }

  /** Univer asks for each formula in turn, once it is parsed: here its list of them can wait. */
  protected override async _getRangeListByNode(
    part: ReturnType<typeof generateExecuteAstNodeData>,
  ): Promise<IUnitRange[]> {
    if (performance.now() > this.slicedAtMs + SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      this.slicedAtMs = performance.now();
    }
    const { node, refOffsetX, refOffsetY } = part;
    if (!node || refOffsetX !== 0 || refOffsetY !== 0) return super._getRangeListByNode(part);
    const sheetId = this._runtimeService.currentSubUnitId;
    const bySheet = this.known.get(node) ?? new Map<string, IUnitRange[]>();
    const before = bySheet.get(sheetId);
    if (before) return before;
    const found = await super._getRangeListByNode(part);
    if (isFixed(node)) this.known.set(node, bySheet.set(sheetId, found));
    return found;
  }

  protected override _getAddressFunctionNodeList(formula: BaseAstNode | null | undefined): AddressFunctions {
    if (!formula) return super._getAddressFunctionNodeList(formula);
    const before = this.addressFunctions.get(formula);
    if (before) return before;
    const found = super._getAddressFunctionNodeList(formula);
    this.addressFunctions.set(formula, found);
    return found;
  }

  /** Univer searches all parts of a formula for volatile functions: where there are none, it gets no parts. */
  protected override _includeTree(tree: FormulaDependencyTree, formula: BaseAstNode): boolean {
    return super._includeTree(tree, this.toSearch(formula));
  }

  /** Has the formula a function that is calculated on every edit, such as RAND? */
  protected isVolatile(formula: BaseAstNode): boolean {
    return this.toSearch(formula) === formula;
  }

  private toSearch(formula: BaseAstNode): BaseAstNode {
    const before = this.searched.get(formula);
    if (before) return before;
    const getChildren = { value: () => [] };
    const found = hasVolatile(formula) ? formula : (Object.create(formula, { getChildren }) as BaseAstNode);
    this.searched.set(formula, found);
    return found;
  }
}

/** Does a formula refer to the same cells whatever they hold? `A1:INDEX(…)`, `A1#` and references to tables do not. */
function isFixed(formula: BaseAstNode): boolean {
  return formula.getChildren().every((part) => {
    switch (part.nodeType as number) {
      case NODE.reference:
        return isCells(part);
      case NODE.range:
        return part.getChildren().every(isCells);
      case NODE.prefix:
        return part.getToken() !== "@" && isFixed(part);
      case NODE.suffix:
        return part.getToken() !== "#" && isFixed(part);
      default:
        return isFixed(part);
    }
  });
}

/** Has a part of a formula, or one of its own parts, a volatile function? */
function hasVolatile(part: BaseAstNode): boolean {
  return part.isForcedCalculateFunction() || part.getChildren().some(hasVolatile);
}

/** Follows from values to which cells the formula refers? `OFFSET(…)`, `A1:INDEX(…)` and `A1#` do so. */
export function refersByValue(formula: BaseAstNode): boolean {
  return formula.getChildren().some((part) => {
    const kind = part.nodeType as number;
    if (kind === NODE.function && part.isAddress()) return true;
    if (kind === NODE.range && !part.getChildren().every(isCells)) return true;
    return (kind === NODE.suffix && part.getToken() === "#") || refersByValue(part);
  });
}

/** Texts of references, by whether they are cells: large workbooks have the same ones on many sheets. */
const cellTexts = new Map<string, boolean>();

function isCells(part: BaseAstNode): boolean {
  if ((part.nodeType as number) !== NODE.reference) return false;
  const text = part.getToken();
  let isText = cellTexts.get(text);
  if (isText === undefined) cellTexts.set(text, (isText = isReferenceStringWithEffectiveColumn(text)));
  return isText;
}

/** Gives Univer's calculation the references above. */
export const FormulaReferencesPatch = patchPlugin("HCI_PLANNER_FORMULA_REFERENCES", (injector) => {
  injector.replace([IFormulaDependencyGenerator, { useClass: FormulaReferences }]);
  injector.get(ICommandService).onCommandExecuted(({ id }) => {
    if (!SHEET_CHANGED.test(id) || MOVES_NOTHING.test(id)) return;
    const references = injector.get(IFormulaDependencyGenerator);
    if (references instanceof FormulaReferences) references.forget();
  });
});
