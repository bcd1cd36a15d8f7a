import type { Area } from "../workbook/address";
import type { CellValue } from "../workbook/spec";

/** Smaller areas are read as fast as they are found. */
const MIN_CELLS = 64;

/** Columns that the formulas of a table look at; areas that grow from row to row push one another out. */
const MAX_BLOCKS = 64;

/** Areas of a sheet whose cells are all calculated, and the values that were read from them. */
export class SettledBlocks {
  private readonly blocks = new Map<string, CellValue[][]>();

  get(area: Area): CellValue[][] | undefined {
    if (area.rows * area.columns < MIN_CELLS) return undefined;
    const key = keyOf(area);
    const block = this.blocks.get(key);
    if (!block) return undefined;
    // The block used last is the last to go.
    this.blocks.delete(key);
    this.blocks.set(key, block);
    return block;
  }

  keep(area: Area, block: CellValue[][]): void {
    if (area.rows * area.columns < MIN_CELLS) return;
    this.blocks.set(keyOf(area), block);
    const [oldest] = this.blocks.keys();
    if (this.blocks.size > MAX_BLOCKS && oldest !== undefined) this.blocks.delete(oldest);
  }
}

function keyOf({ row, column, rows, columns }: Area): string {
  return `${row} ${column} ${rows} ${columns}`;
}
