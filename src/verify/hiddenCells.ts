import { cellName, columnName } from "../workbook/address";
import type { Area, SheetDrawing } from "../workbook/drawing";
import type { ChangedCell } from "./verification";

/**
 * What of a plan's sheet is hidden, by hand or by a filter: no plan hides anything. Tables of plans that are made of files are there
 * to be filtered: which of their rows are shown changes no figure.
 */
export function hiddenCells(
  { name, features }: SheetDrawing,
  { isOfFiles }: { isOfFiles: boolean },
): ChangedCell[] {
  const hidden = features.find((feature) => feature.kind === "hidden");
  if (!hidden) return [];
  const tables = features.flatMap((feature) => (isOfFiles && feature.kind === "table" ? [feature.area] : []));
  const rows = hidden.rows.filter((row) => !tables.some((area) => isRowOf(area, row)));
  const found = (cell: string, holds: string): ChangedCell => ({
    ...{ kind: "hidden", sheet: name, cell },
    ...{ holds, expected: null },
  });
  return [
    ...(hidden.sheet ? [found("A1", "sheet")] : []),
    ...runsOf(rows).map(([first, last]) =>
      found(cellName(first, 0), spanText("row", String(first + 1), String(last + 1))),
    ),
    ...runsOf(hidden.columns).map(([first, last]) =>
      found(cellName(0, first), spanText("column", columnName(first), columnName(last))),
    ),
  ];
}

/** Is a row one of a table, below its headers? */
function isRowOf(table: Area, row: number): boolean {
  return row > table.row && row < table.row + table.rows;
}

function spanText(noun: string, first: string, last: string): string {
  return first === last ? `${noun} ${first}` : `${noun}s ${first} to ${last}`;
}

/** The first and last of each run of numbers that follow one another. */
function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
