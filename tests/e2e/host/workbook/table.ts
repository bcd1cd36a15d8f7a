import type { Area } from "../../../../src/workbook/address";
import type { Grid } from "./grid";

/** What a table asks of its sheet. */
interface SheetOfTable {
  readonly name: string;
  readonly grid: Grid<SheetOfTable>;
}

/** A table of a sheet. Its headers are the cells of its first row. */
export class Table<Sheet extends SheetOfTable> {
  style = "TableStyleMedium2";
  showBandedRows = true;
  showBandedColumns = false;
  showFilterButton = true;
  /** Does a row of totals follow the data? */
  showTotals = false;

  constructor(
    readonly id: string,
    public name: string,
    readonly sheet: Sheet,
    /** Header row and data, without the totals. */
    public area: Area,
  ) {}

  get headers(): string[] {
    const { row, column, columns } = this.area;
    return Array.from({ length: columns }, (_, i) => {
      const value = this.sheet.grid.at(row, column + i)?.value ?? "";
      return typeof value === "object" ? "" : String(value);
    });
  }

  /** Everything, totals included. */
  get whole(): Area {
    return { ...this.area, rows: this.area.rows + (this.showTotals ? 1 : 0) };
  }

  get header(): Area {
    return { ...this.area, rows: 1 };
  }

  get body(): Area {
    return { ...this.area, row: this.area.row + 1, rows: this.area.rows - 1 };
  }

  get totals(): Area {
    return { ...this.area, row: this.area.row + this.area.rows, rows: 1 };
  }

  /** The data cells of a column, by header in any case. */
  columnBody(header: string): Area | undefined {
    const index = this.headers.findIndex((own) => own.toLowerCase() === header.toLowerCase());
    return index === -1 ? undefined : { ...this.body, column: this.area.column + index, columns: 1 };
  }
}
