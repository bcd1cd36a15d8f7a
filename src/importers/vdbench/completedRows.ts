import type { AverageRow } from "./averageRow";

/**
 * The rows of a report with what the other reports of the same output say about their run definitions: how long they
 * were, when they began, which loop values they had. Figures stay those of the report itself.
 *
 * @param others The rows of each other report, best first.
 */
export function completedRows(
  rows: readonly AverageRow[],
  others: readonly (readonly AverageRow[])[],
): AverageRow[] {
  return rows.map((row, index) => {
    // A run definition with loops has several rows of one name, which all reports have in the same order.
    const place = rows.slice(0, index).filter(({ run }) => run === row.run).length;
    const same = others.flatMap((report) => report.filter(({ run }) => run === row.run)[place] ?? []);
    const first = <Value>(value: (row: AverageRow) => Value | null) =>
      same.map(value).find((found) => found !== null) ?? null;
    return {
      ...row,
      elapsedSeconds: row.elapsedSeconds ?? first(({ elapsedSeconds }) => elapsedSeconds),
      warmupSeconds: row.warmupSeconds ?? first(({ warmupSeconds }) => warmupSeconds),
      version: row.version ?? first(({ version }) => version),
      startedAt: row.startedAt ?? first(({ startedAt }) => startedAt),
      loops: row.loops || (first(({ loops }) => loops || null) ?? ""),
    };
  });
}
