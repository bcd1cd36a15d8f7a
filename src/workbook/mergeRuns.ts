import type { StyleRun } from "./drawing";

/**
 * Joins cells of one look into few rectangles: first down each column, then neighbouring columns whose rectangles
 * have the same rows. The cells must not overlap. Sorted by row, then column.
 */
export function mergeRuns(cells: readonly StyleRun[]): StyleRun[] {
  const down = joined(
    [...cells].sort((a, b) => a.column - b.column || a.row - b.row),
    (run, next) =>
      run.column === next.column && run.columns === next.columns && run.row + run.rows === next.row,
    (run, next) => {
      run.rows += next.rows;
    },
  );
  const across = joined(
    down.sort((a, b) => a.row - b.row || a.rows - b.rows || a.column - b.column),
    (run, next) => run.row === next.row && run.rows === next.rows && run.column + run.columns === next.column,
    (run, next) => {
      run.columns += next.columns;
    },
  );
  return across.sort((a, b) => a.row - b.row || a.column - b.column);
}

function joined(
  runs: readonly StyleRun[],
  touches: (run: StyleRun, next: StyleRun) => boolean,
  join: (run: StyleRun, next: StyleRun) => void,
): StyleRun[] {
  const result: StyleRun[] = [];
  for (const next of runs) {
    const run = result.at(-1);
    if (run && looksLike(run, next) && touches(run, next)) join(run, next);
    else result.push({ ...next });
  }
  return result;
}

function looksLike(run: StyleRun, next: StyleRun): boolean {
  return run.style === next.style && run.format === next.format && run.own === next.own;
}
