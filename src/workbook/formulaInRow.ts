import type { ColumnFormula, DrawnFormula } from "./drawing";

const ONE_CELL = { rows: 1, columns: 1 };

/** What the rows of a table's column formula have in common. */
export interface SharedFormula {
  inRow: (row: number) => string;
  custom: boolean;
  columnFormula: ColumnFormula;
}

/** A column's formula in one of its rows. Its text is spelled out when it is asked for: a long table has megabytes of it. */
export class FormulaInRow implements DrawnFormula {
  readonly spill = ONE_CELL;

  constructor(
    private readonly shared: SharedFormula,
    private readonly row: number,
  ) {}

  get formula(): string {
    return this.shared.inRow(this.row);
  }

  get custom(): boolean {
    return this.shared.custom;
  }

  get columnFormula(): ColumnFormula {
    return this.shared.columnFormula;
  }
}
