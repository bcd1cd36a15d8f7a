import type { AverageRow } from "./averageRow";

/**
 * A row with what other reports show about its run: how long it was, when it began, which loop values it had. Figures stay
 * those of the row itself.
 *
 * @param others The rows of the run in other reports, best first.
 */
export function completedRow(row: AverageRow, others: readonly AverageRow[]): AverageRow {
  const first = <Value>(value: (row: AverageRow) => Value | null) =>
    others.map(value).find((found) => found !== null) ?? null;
  return {
    ...row,
    run: row.run || (first(({ run }) => run || null) ?? ""),
    elapsedSeconds: row.elapsedSeconds ?? first(({ elapsedSeconds }) => elapsedSeconds),
    warmupSeconds: row.warmupSeconds ?? first(({ warmupSeconds }) => warmupSeconds),
    requestedIops: row.requestedIops ?? first(({ requestedIops }) => requestedIops),
    intervalSeconds: row.intervalSeconds ?? first(({ intervalSeconds }) => intervalSeconds),
    version: row.version ?? first(({ version }) => version),
    startedAt: row.startedAt ?? first(({ startedAt }) => startedAt),
    loops: row.loops || (first(({ loops }) => loops || null) ?? ""),
  };
}
