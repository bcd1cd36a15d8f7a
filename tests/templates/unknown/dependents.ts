import { cellName, type Area } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { formulaAt } from "../../../src/workbook/formulaText";
import { tokenize } from "../../../src/workbook/tokens";

/** A cell as `Sheet!A1`. */
export type CellId = string;

/** Spells a cell. */
export const cellId = (sheet: string, row: number, column: number): CellId =>
  `${sheet}!${cellName(row, column)}`;

/** The formulas of a drawing that follow from a cell, however many steps away, and the cells that they fill. */
export class Dependents {
  private readonly direct = new Map<CellId, CellId[]>();

  constructor({ sheets }: WorkbookDrawing) {
    for (const { name, formulas } of sheets) {
      formulas.forEach((row = [], r) =>
        row.forEach((drawn, c) => {
          if (!drawn) return;
          this.add(name, cellId(name, r, c), formulaAt(drawn, r));
          this.addSpill(name, { row: r, column: c, ...drawn.spill });
        }),
      );
    }
  }

  of(cell: CellId): ReadonlySet<CellId> {
    const found = new Set<CellId>();
    const open = [cell];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const dependent of this.direct.get(next) ?? []) {
        if (!found.has(dependent)) open.push(dependent);
        found.add(dependent);
      }
    }
    return found;
  }

  private add(sheet: string, dependent: CellId, formula: string): void {
    for (const token of tokenize(formula)) {
      if (token.kind !== "ref") continue;
      for (const precedent of cellsOf(token.sheet ?? sheet, token.area)) this.link(precedent, dependent);
    }
  }

  private addSpill(sheet: string, area: Area): void {
    const [first = "", ...others] = cellsOf(sheet, area);
    for (const cell of others) this.link(first, cell);
  }

  private link(precedent: CellId, dependent: CellId): void {
    const known = this.direct.get(precedent) ?? [];
    known.push(dependent);
    this.direct.set(precedent, known);
  }
}

function cellsOf(sheet: string, { row, column, rows, columns }: Area): CellId[] {
  return Array.from({ length: rows * columns }, (_, i) =>
    cellId(sheet, row + Math.floor(i / columns), column + (i % columns)),
  );
}
