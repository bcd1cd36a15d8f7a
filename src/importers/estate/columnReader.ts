import type { TableCell, TableRow } from "../tables/row";
import { decimalOf, isFault, textOf, truthOf, wholeNumberOf } from "./cells";
import type { EstateDiagnostic, HeadedTable } from "./estateFormat";
import { quotedCell } from "./quotedCell";
import { isRvtoolsSheet } from "./sheetName";

/**
 * A header in short: small letters and digits, without a unit of size behind it, and without the name of its sheet of RVTools before it.
 * Another name, such as "Data", may begin a header by chance.
 */
export function shortHeader(header: string, sheet: string): string {
  const plain = header.toLowerCase().replace(/[^a-z0-9#%]/g, "");
  const prefix = isRvtoolsSheet(sheet) ? sheet.toLowerCase().replace(/[^a-z0-9]/g, "") : "";
  const own = plain.startsWith(prefix) && plain.length > prefix.length ? plain.slice(prefix.length) : plain;
  return own.replace(/mi?b$/, "");
}

/** No core is as fast: a clock of more is in MHz. */
const MAX_CLOCK_GHZ = 10;

/** What a cell is instead of what its column asks for. */
const PROBLEMS = {
  quantity: { one: "is not a quantity", more: "not", result: "counted as unknown" },
  clock: { one: "is too large for GHz", more: "too", result: "counted as unknown" },
  truth: { one: "is neither true nor false", more: "neither", result: "counted as false" },
  fault: { one: "is an error", more: "too", result: "counted as empty" },
} as const;

/** Reads the cells of a table by the names of its columns; what is no number is `null` and said once per column. */
export class ColumnReader<Field extends string> {
  private readonly columns: ReadonlyMap<Field, number>;
  private readonly bad = new Map<
    Field,
    { count: number; row: number; last: number; value: string; problem: keyof typeof PROBLEMS }
  >();

  /**
   * @param fields Names of each column in short, the usual first.
   */
  constructor(
    readonly table: HeadedTable,
    fields: Readonly<Record<Field, readonly string[]>>,
  ) {
    const headers = table.header.map((header) => shortHeader(header, table.sheet));
    this.columns = new Map(
      Object.entries<readonly string[]>(fields).flatMap(([field, names]) => {
        // A header that comes twice: the first one counts.
        const column = names.map((name) => headers.indexOf(name)).find((found) => found >= 0);
        return column === undefined ? [] : [[field as Field, column] as const];
      }),
    );
  }

  has(field: Field): boolean {
    return this.columns.has(field);
  }

  cell(row: TableRow, field: Field): TableCell {
    const column = this.columns.get(field);
    return column === undefined ? null : row.cell(column);
  }

  /** A text; an error counts as a blank. */
  text(row: TableRow, field: Field): string | null {
    const cell = this.cell(row, field);
    if (!isFault(cell)) return textOf(cell);
    this.noteBad(row, field, "fault");
    return null;
  }

  truth(row: TableRow, field: Field): boolean {
    const cell = this.cell(row, field);
    const truth = truthOf(cell);
    if (truth === null && (typeof cell === "object" ? cell !== null : textOf(cell) !== null))
      this.noteBad(row, field, "truth");
    return truth === true;
  }

  /** A whole number times a unit. */
  whole(row: TableRow, field: Field, unit = 1): number | null {
    return this.number(row, field, unit, wholeNumberOf);
  }

  /** A whole number of thousandths: MHz as GHz, Mb/s as Gb/s. */
  thousandths(row: TableRow, field: Field): number | null {
    const value = this.whole(row, field);
    return value === null ? null : value / 1000;
  }

  decimal(row: TableRow, field: Field): number | null {
    return this.number(row, field, 1, decimalOf);
  }

  /** The clock of a core in GHz. A column without a unit may hold MHz, which are unknown. */
  clock(row: TableRow, field: Field): number | null {
    const ghz = this.decimal(row, field);
    if (ghz === null || ghz <= MAX_CLOCK_GHZ) return ghz;
    this.noteBad(row, field, "clock");
    return null;
  }

  /**
   * A number that is worked out of a text.
   *
   * @param read `null` where the text is of nothing, such as 0% / 0%; `undefined` where it is not such a text.
   */
  of(row: TableRow, field: Field, read: (text: string) => number | null | undefined): number | null {
    return this.number(row, field, 1, (cell) => {
      if (isFault(cell)) return undefined;
      const text = textOf(cell);
      return text === null ? null : read(text);
    });
  }

  /** A share that is written per cent, with or without the sign. */
  percent(row: TableRow, field: Field): number | null {
    return this.number(row, field, 1, (cell) => {
      const value = decimalOf(typeof cell === "string" ? cell.replace(/%\s*$/, "") : cell);
      return typeof value === "number" ? value / 100 : value;
    });
  }

  private number(
    row: TableRow,
    field: Field,
    unit: number,
    read: (cell: TableCell) => number | null | undefined,
  ): number | null {
    const cell = this.cell(row, field);
    const value = read(cell);
    if (value === null) return null;
    if (value !== undefined && value >= 0 && Number.isFinite(value * unit)) return value * unit;
    this.noteBad(row, field, "quantity");
    return null;
  }

  private noteBad(row: TableRow, field: Field, problem: keyof typeof PROBLEMS): void {
    const known = this.bad.get(field);
    if (!known) {
      const value = quotedCell(this.cell(row, field));
      this.bad.set(field, { count: 1, row: row.number, last: row.number, value, problem });
    } else if (known.last !== row.number) {
      // A cell may be read more than once.
      known.count += 1;
      known.last = row.number;
    }
  }

  /** That the column is missing without which nothing of the table counts. */
  missing(header: string): EstateDiagnostic {
    const message = `The column ${header} is missing: nothing of this sheet counts.`;
    return { severity: "warning", file: this.table.file, sheet: this.table.name, row: null, message };
  }

  /** What could not be read, a sentence for each column. */
  diagnostics(): EstateDiagnostic[] {
    const { table } = this;
    return [...this.bad].map(([field, { count, row, value, problem }]) => {
      const header = table.header[this.columns.get(field) ?? -1] ?? field;
      const { one, more, result } = PROBLEMS[problem];
      const others =
        count > 1 ? `, and ${(count - 1).toLocaleString("en-US")} more cells of the column are ${more}` : "";
      const message = `${value} in the column "${header}" ${one}${others}: ${result}.`;
      return { severity: "warning", file: table.file, sheet: table.name, row, message };
    });
  }
}
