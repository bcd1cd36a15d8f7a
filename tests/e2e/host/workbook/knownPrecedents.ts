import type { Formula } from "../../../../src/workbook/parseFormula";
import { parsedFormula, precedentsOf, type Precedent } from "./formulaCells";
import type { SheetCell, WorkbookOfSheet } from "./sheet";

/** Cells that formulas read, found once for as long as sheets and names stay what they are. */
export class KnownPrecedents {
  private known = new WeakMap<SheetCell, { formula: Formula; precedents: readonly Precedent[] }>();
  private shape = "";

  constructor(private readonly workbook: WorkbookOfSheet) {}

  /** Must be called before precedents are asked for after a change. */
  renew(): void {
    const shape = this.workbook.shape();
    if (shape === this.shape) return;
    this.shape = shape;
    this.known = new WeakMap();
  }

  of(cell: SheetCell): readonly Precedent[] {
    const formula = parsedFormula(cell);
    if (!formula) return [];
    const known = this.known.get(cell);
    if (known?.formula === formula) return known.precedents;
    const precedents = precedentsOf(cell);
    this.known.set(cell, { formula, precedents });
    return precedents;
  }
}
