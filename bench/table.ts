import { HEADINGS, cellsOf, type Row } from "./row";

/** Prints rows as one table. The remark, which may be long, stands last. */
export function printTable(rows: readonly Row[]): void {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  for (const cells of lines) {
    console.log(
      cells
        .map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)))
        .join("  ")
        .trimEnd(),
    );
  }
}
