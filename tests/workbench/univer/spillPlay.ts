import type { Random } from "../randomNumbers";
import type { Headless, RepeatedCalculation } from "./univerModules";

/** Rows and columns in which formulas spill and texts are typed. */
const SIZE = 9;

/** Where the sizes of the blocks are: two columns beside the area. */
const SIZES = SIZE + 3;

/** A formula that sums the area. */
const SUM = { row: 15, column: 0 };

interface Block {
  row: number;
  column: number;
  rows: number;
  columns: number;
  first: number;
  isThere: boolean;
}

/**
 * Somebody who enters formulas that spill and texts in their way, on a sheet of Univer, and looks whether each cell shows what
 * it shows in Excel.
 */
export class SpillPlay {
  private readonly blocks: Block[];
  private readonly texts = new Map<string, string>();
  private shownBefore = new Map<Block, string>();
  readonly log: string[] = [];

  constructor(
    private readonly headless: Headless,
    private readonly repeated: Pick<RepeatedCalculation, "again"> | undefined,
    private readonly random: Random,
    count: number,
  ) {
    const places = new Set<string>();
    while (places.size < count) places.add(`${this.below(SIZE)},${this.below(SIZE)}`);
    this.blocks = [...places].map((place, i) => {
      const [row = 0, column = 0] = place.split(",").map(Number);
      return { row, column, rows: 1, columns: 1, first: 100 * (i + 1), isThere: false };
    });
    headless.enter(SUM.row, SUM.column, "=SUM(A1:I9)");
    for (const block of this.blocks) this.toggle(block);
  }

  /** Does something, and returns what is wrong then. */
  async act(): Promise<string[]> {
    const block = this.blocks[this.below(this.blocks.length)];
    if (!block) return [];
    const kind = this.below(10);
    if (kind < 4) this.resize(block, 1 + this.below(4), 1 + this.below(4));
    else if (kind < 6) this.toggle(block);
    else if (kind < 8) this.type(this.below(SIZE), this.below(SIZE));
    else this.empty();
    await this.settle();
    return this.problems();
  }

  private resize(block: Block, rows: number, columns: number): void {
    const i = this.blocks.indexOf(block);
    Object.assign(block, { rows, columns });
    this.log.push(`block ${block.first} is ${rows} x ${columns}`);
    this.headless.enter(i, SIZES, rows);
    this.headless.enter(i, SIZES + 1, columns);
  }

  private toggle(block: Block): void {
    const { row, column } = block;
    this.log.push(`${block.isThere ? "delete" : "enter"} block ${block.first} at ${row},${column}`);
    this.texts.delete(`${row},${column}`);
    const i = this.blocks.indexOf(block);
    if (block.isThere) this.headless.clear(row, column);
    else {
      this.headless.enter(i, SIZES, block.rows);
      this.headless.enter(i, SIZES + 1, block.columns);
      this.headless.enter(row, column, `=SEQUENCE($M$${i + 1},$N$${i + 1},${block.first})`);
    }
    block.isThere = !block.isThere;
  }

  private type(row: number, column: number): void {
    if (this.blocks.some((block) => block.isThere && block.row === row && block.column === column)) return;
    const text = `text ${this.log.length}`;
    this.log.push(`type ${text} into ${row},${column}`);
    this.texts.set(`${row},${column}`, text);
    this.headless.enter(row, column, text);
  }

  private empty(): void {
    const [place] = [...this.texts.keys()].slice(this.below(Math.max(1, this.texts.size)));
    if (place === undefined) return;
    const [row = 0, column = 0] = place.split(",").map(Number);
    this.log.push(`empty ${place}`);
    this.texts.delete(place);
    this.headless.clear(row, column);
  }

  private async settle(): Promise<void> {
    do await this.headless.calculated();
    while (this.repeated?.again());
  }

  /** What the sheet shows that Excel does not. */
  problems(): string[] {
    const found: string[] = [];
    const expected = new Map<string, unknown>(this.texts);
    const there = this.blocks.filter(({ isThere }) => isThere);
    const shown = new Map<Block, string>();
    for (const block of there) {
      const value = this.headless.shown(block.row, block.column);
      shown.set(block, value === "#SPILL!" ? "blocked" : `${block.rows} x ${block.columns}`);
      if (value === "#SPILL!") expected.set(`${block.row},${block.column}`, value);
      else for (const [place, number] of cellsOf(block)) expected.set(place, number);
    }
    for (const block of there) {
      const isBlocked = shown.get(block) === "blocked";
      const inTheWay = cellsOf(block)
        .slice(1)
        .filter(([place]) => this.isTaken(place, block, shown));
      const isOutside = block.row + block.rows > 100 || block.column + block.columns > 20;
      const mayBeBlocked = inTheWay.length > 0 || isOutside;
      if (isBlocked && !mayBeBlocked) found.push(`block ${block.first} is blocked by nothing`);
      if (!isBlocked && mayBeBlocked) found.push(`block ${block.first} covers ${inTheWay.join("; ")}`);
      const texts = inTheWay.filter(([place]) => this.texts.has(place) || this.isAnchor(place));
      const isAsBefore = this.shownBefore.get(block) === `${block.rows} x ${block.columns}`;
      if (isBlocked && isAsBefore && texts.length === 0) found.push(`block ${block.first} lost its place`);
    }
    let sum = 0;
    for (let row = 0; row < SIZE + 4; row++) {
      for (let column = 0; column < SIZE + 3; column++) {
        const value = this.headless.shown(row, column);
        const wanted = expected.get(`${row},${column}`) ?? null;
        if (typeof wanted === "number" && row < SIZE && column < SIZE) sum += wanted;
        if (value !== wanted) found.push(`${row},${column} shows ${String(value)}, not ${String(wanted)}`);
      }
    }
    const summed = this.headless.shown(SUM.row, SUM.column);
    if (![...shown.values()].includes("blocked") && summed !== sum)
      found.push(`the sum is ${String(summed)}, not ${sum}`);
    this.shownBefore = shown;
    return found;
  }

  /** Whether a cell is another block's, or holds something of its own. */
  private isTaken(place: string, block: Block, shown: ReadonlyMap<Block, string>): boolean {
    if (this.texts.has(place) || this.isAnchor(place)) return true;
    return [...shown].some(
      ([other, state]) =>
        other !== block && state !== "blocked" && cellsOf(other).some(([taken]) => taken === place),
    );
  }

  private isAnchor(place: string): boolean {
    return this.blocks.some(({ isThere, row, column }) => isThere && `${row},${column}` === place);
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }
}

function cellsOf({ row, column, rows, columns, first }: Block): [string, number][] {
  return Array.from({ length: rows * columns }, (_, i) => [
    `${row + Math.floor(i / columns)},${column + (i % columns)}`,
    first + i,
  ]);
}
