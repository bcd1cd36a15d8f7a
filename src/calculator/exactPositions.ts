import type { CellValue } from "../workbook/spec";

/** A column that each row of a table searches is the same block each time: its positions are noted once. */
const KNOWN = new WeakMap<readonly (readonly CellValue[])[], Map<CellValue, number>>();

/**
 * The position of the first cell that equals a value, whatever the case of its letters; -1 where there is none.
 *
 * @param block One row or one column.
 * @param wanted No text with wildcards.
 */
export function exactPosition(block: readonly (readonly CellValue[])[], wanted: CellValue): number {
  let positions = KNOWN.get(block);
  if (!positions) {
    positions = new Map();
    let position = 0;
    for (const row of block) {
      for (const cell of row) {
        const key = keyOf(cell);
        if (!positions.has(key)) positions.set(key, position);
        position += 1;
      }
    }
    KNOWN.set(block, positions);
  }
  return positions.get(keyOf(wanted)) ?? -1;
}

function keyOf(value: CellValue): CellValue {
  return typeof value === "string" ? value.toLowerCase() : value;
}
