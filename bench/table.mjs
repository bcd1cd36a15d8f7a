import { HEADINGS, cellsOf } from "./row.cjs";

/** Prints rows as one table. The remark, which may be long, stands last. */
export function printTable(rows) {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, i) => Math.max(...lines.map((cells) => cells[i].length)));
  for (const cells of lines) {
    console.log(
      cells
        .map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i])))
        .join("  ")
        .trimEnd(),
    );
  }
}
