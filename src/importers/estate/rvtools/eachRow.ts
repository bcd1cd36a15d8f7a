import type { RowOptions, TableRow } from "../../tables/row";
import { ColumnReader } from "../columnReader";
import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { RepeatedRows } from "../repeatedRows";

/**
 * Takes each row of the sheets of a name, in lower case, and returns the fields that one of them has a column for.
 *
 * @param key Fields that together are of one row: where a row has those of an earlier one, it is skipped, and reported.
 */
export type EachRow = <Field extends string>(
  name: string,
  fields: Readonly<Record<Field, readonly string[]>>,
  key: readonly NoInfer<Field>[],
  take: (columns: ColumnReader<Field>, row: TableRow) => void,
) => Promise<ReadonlySet<Field>>;

/** The sheets of a name: a folder may hold those of several vCenters. */
export function sheetsOf(tables: readonly HeadedTable[], name: string): HeadedTable[] {
  return tables.filter((table) => table.sheet.toLowerCase() === name);
}

/** Reads the rows of an export; what its cells hold instead of figures is added to the diagnostics. */
export function rowsOf(
  tables: readonly HeadedTable[],
  options: RowOptions,
  diagnostics: EstateDiagnostic[],
): EachRow {
  return async <Field extends string>(
    name: string,
    fields: Readonly<Record<Field, readonly string[]>>,
    key: readonly NoInfer<Field>[],
    take: (columns: ColumnReader<Field>, row: TableRow) => void,
  ) => {
    const found = new Set<Field>();
    // Over all sheets of the name: one may be a part of another, which somebody filtered.
    const repeated = new RepeatedRows();
    for (const table of sheetsOf(tables, name)) {
      const columns = new ColumnReader(table, fields);
      for (const field of Object.keys(fields) as Field[]) if (columns.has(field)) found.add(field);
      await table.rows((row) => {
        if (row.number <= table.headerRow) return undefined;
        const texts = key.map((field) => columns.text(row, field));
        if (texts.length === 0 || !repeated.isRepeated(table, row.number, texts)) take(columns, row);
        return undefined;
      }, options);
      diagnostics.push(...columns.diagnostics());
    }
    diagnostics.push(...repeated.diagnostics());
    return found;
  };
}
