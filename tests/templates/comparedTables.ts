import { benchmarkComparison } from "../../src/templates/benchmarkComparison/benchmarkComparison";
import { PASTE_ROWS, PASTE_WIDTH } from "../../src/templates/benchmarkComparison/pastedColumns";
import { SETS } from "../../src/templates/benchmarkComparison/sets";
import type { CellValue } from "../../src/workbook/spec";
import { recalculate, type Entries, type Recalculated } from "./recalculate";

/** A pasted table: headers, then rows. */
export type Table = readonly (readonly CellValue[])[];

/** Laid out once: every case only types into it. */
export const COMPARISON_PLAN = benchmarkComparison.plan();

/** A table in a paste area of this size, as a spreadsheet pastes it over the example: the old cells are gone. */
const filled = (table: Table, rows: number): CellValue[][] =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: PASTE_WIDTH }, (_, c) => table[r]?.[c] ?? null),
  );

/** What is pasted where tables are compared, by the names of their sheets; the others are empty. */
export function pasted(tables: Readonly<Record<string, Table>>): Entries {
  const entries = SETS.flatMap(({ id, sheet }): [string, CellValue[][]][] => {
    const [header = [], ...rows] = tables[sheet] ?? [];
    return [
      [`paste_${id}.header`, filled([header], 1)],
      [`paste_${id}.rows`, filled(rows, PASTE_ROWS)],
    ];
  });
  return Object.fromEntries(entries);
}

/** The comparison of tables, by the names of their sheets. */
export function compared(tables: Readonly<Record<string, Table>>, entries: Entries = {}): Recalculated {
  return recalculate(COMPARISON_PLAN, { ...pasted(tables), ...entries });
}
