import { isCustomFunction, isVolatile, nativeFunction } from "../workbook/dialect";
import type { WorkbookDrawing } from "../workbook/drawing";
import { type FormulaScope, readExcelFormula } from "../workbook/excelFormula";
import { lambdaParameters } from "../workbook/lambdaParameters";
import { parseFormula } from "../workbook/parseFormula";
import { tokenize } from "../workbook/tokens";
import { verifiedScope } from "./verifiedScope";

/** Cells that one formula may refer to, and all of them together: a file of strangers must not stop the program. */
const MAX_CELLS = 2_000_000;
const MAX_CELLS_OF_ALL = 400_000_000;

/** Tells which formulas of a workbook the calculator can follow. */
export class Coverage {
  private readonly sheets: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;
  private readonly scope: FormulaScope;
  private cells = 0;

  /** @param has Whether a custom function of this id exists. */
  constructor(
    { sheets, names }: Pick<WorkbookDrawing, "sheets" | "names">,
    private readonly has: (id: string) => boolean,
  ) {
    this.sheets = new Set(sheets.map(({ name }) => name));
    this.names = new Set(names.filter(isFixed).map(({ name }) => name.toLowerCase()));
    this.scope = verifiedScope({ sheets, names }, has);
  }

  /** Why a formula is not recalculated; `undefined` where it is. */
  gap(formula: string): string | undefined {
    try {
      parseFormula(formula);
    } catch {
      return "it is in a form that HCI Planner does not calculate";
    }
    const tokens = tokenize(formula);
    const parameters = lambdaParameters(tokens);
    let cells = 0;
    for (const [i, token] of tokens.entries()) {
      if (token.kind === "function") {
        const gap = this.gapOfFunction(token.name);
        if (gap !== undefined) return gap;
      } else if (token.kind === "name" && !parameters.has(i) && !this.names.has(token.name.toLowerCase())) {
        return `the name ${token.name} is not known`;
      } else if (token.kind === "ref") {
        if (token.sheet !== undefined && !this.sheets.has(token.sheet))
          return `there is no sheet ${token.sheet}`;
        cells += token.area.rows * token.area.columns;
      } else if (token.kind === "tableColumn" || token.kind === "thisRow") {
        return `the table of ${token.text} is not known`;
      }
    }
    if (cells > MAX_CELLS || this.cells + cells > MAX_CELLS_OF_ALL) return "it refers to too many cells";
    this.cells += cells;
    return undefined;
  }

  /**
   * Whether a formula that is marked as one of arrays computes on ranges. Excel and the workbench also mark those that only might
   * return several cells, such as CHOOSE: they are calculated as any other.
   */
  computesOnArrays(formula: string): boolean {
    try {
      return readExcelFormula(formula, this.scope).intersects;
    } catch {
      return true;
    }
  }

  private gapOfFunction(name: string): string | undefined {
    if (isCustomFunction(name)) return this.has(name) ? undefined : `this release has no function ${name}`;
    if (nativeFunction(name) || this.names.has(name.toLowerCase())) return undefined;
    return isVolatile(name)
      ? `${name} returns a different result each time`
      : `${name} is not calculated by HCI Planner`;
  }
}

/** Does a name stand for the same cells wherever it is used? A relative reference depends on the cell that uses it. */
function isFixed({ refersTo }: WorkbookDrawing["names"][number]): boolean {
  if (!("formula" in refersTo)) return true;
  return tokenize(refersTo.formula).every((token) => token.kind !== "ref" || token.absolute);
}
