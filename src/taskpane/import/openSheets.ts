import type { Table, TableCell, TableRow } from "../../importers/tables/row";
import { dateOfSerial } from "../../importers/tables/sheetDates";
import type { SheetCells } from "./importRequest";

/** An error as Excel gives it among values: as its text. */
const FAULT =
  /^#(N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|BUSY!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)$/;

/** Sheets of the open workbook whose cells come in any number of blocks, as the tables that readers of exports take. */
export class OpenSheets {
  private readonly sheets = new Map<string, unknown[][]>();

  add({ sheet, row, column, values }: SheetCells): void {
    const rows = this.sheets.get(sheet) ?? [];
    this.sheets.set(sheet, rows);
    values.forEach((cells, r) => {
      const known = (rows[row + r] ??= []);
      cells.forEach((value, c) => {
        if (value !== "") known[column + c] = value;
      });
    });
  }

  /** @param file What the workbook is called. */
  tables(file: string): Table[] {
    return [...this.sheets].map(([name, rows]): Table => ({
      name,
      file,
      sizeBytes: rows.length,
      rows: (visit, { signal, onBytes } = {}) => {
        for (const [index, cells] of rows.entries()) {
          signal?.throwIfAborted();
          onBytes?.(1);
          // Rows without a cell are holes.
          if (cells && visit(new OpenRow(index + 1, cells)) === "enough") break;
        }
        return Promise.resolve();
      },
    }));
  }
}

class OpenRow implements TableRow {
  readonly length: number;

  constructor(
    readonly number: number,
    private readonly cells: readonly unknown[],
  ) {
    this.length = cells.length;
  }

  cell(column: number): TableCell {
    const value = this.cells[column];
    if (typeof value === "string") return FAULT.test(value) ? { fault: value } : value;
    return typeof value === "number" || typeof value === "boolean" ? value : null;
  }

  /** Excel gives a day as its serial number, and does not say that it is one. */
  date(column: number): string | null {
    const value = this.cells[column];
    return typeof value === "number" ? dateOfSerial(value, false) : null;
  }
}
