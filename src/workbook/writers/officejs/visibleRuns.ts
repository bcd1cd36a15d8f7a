import type { Area, StyleRun } from "../../drawing";
import { overlap } from "../../address";

/**
 * The parts of each run that no later run covers. A later run wins whole: its cells must not keep the fill or the
 * format of an earlier one.
 */
export function visibleRuns(runs: readonly StyleRun[]): StyleRun[] {
  return runs.flatMap((run, i) => {
    let pieces: Area[] = [run];
    for (const later of runs.slice(i + 1)) pieces = pieces.flatMap((piece) => without(piece, later));
    return pieces.map((piece) => ({ ...run, ...areaOf(piece) }));
  });
}

function areaOf({ row, column, rows, columns }: Area): Area {
  return { row, column, rows, columns };
}

/** What is left of an area without another: the parts above, below, to the left and to the right. */
function without(area: Area, hole: Area): Area[] {
  if (!overlap(area, hole)) return [area];
  const top = Math.max(area.row, hole.row);
  const bottom = Math.min(area.row + area.rows, hole.row + hole.rows);
  const left = Math.max(area.column, hole.column);
  const right = Math.min(area.column + area.columns, hole.column + hole.columns);
  const middle = { row: top, rows: bottom - top };
  return [
    { ...areaOf(area), rows: top - area.row },
    { ...areaOf(area), row: bottom, rows: area.row + area.rows - bottom },
    { ...middle, column: area.column, columns: left - area.column },
    { ...middle, column: right, columns: area.column + area.columns - right },
  ].filter(({ rows, columns }) => rows > 0 && columns > 0);
}
