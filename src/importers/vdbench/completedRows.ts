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
  const otherRuns = others.map(rowsByRun);
  const places = new Map<string, number>();
  return rows.map((row) => {
    // A run definition with loops has several rows of one name, which all reports have in the same order.
    const place = places.get(row.run) ?? 0;
    places.set(row.run, place + 1);
    const same = otherRuns.flatMap((runs) => runs.get(row.run)?.[place] ?? []);
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

function rowsByRun(rows: readonly AverageRow[]): ReadonlyMap<string, readonly AverageRow[]> {
  const runs = new Map<string, AverageRow[]>();
  for (const row of rows) {
    const known = runs.get(row.run);
    if (known) known.push(row);
    else runs.set(row.run, [row]);
  }
  return runs;
}
