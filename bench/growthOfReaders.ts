import { exponentRow } from "./exponentRow";
import { GROWN_FILES } from "./grownFiles";
import type { MeasureOptions } from "./measures";
import { median } from "./median";
import type { Row } from "./row";

const ROUNDS = 3;

/** How reading a file grows with its size, for each kind of file. */
export async function growthOfReaders({ quick }: MeasureOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, what, chart, sizes, made } of GROWN_FILES) {
    const points: [number, number][] = [];
    for (const size of quick ? sizes.slice(0, -1) : sizes) {
      points.push([size, await secondsOf(made(size), what)]);
    }
    const curve = { chart, series: [{ name: what, points }] };
    rows.push(exponentRow(`growth.reader.${id}`, `reading ${what}: growth of time, exponent`, curve));
  }
  return rows;
}

/** Seconds that the processor worked, of rounds the median: on a busy machine time on the clock says nothing about growth. */
async function secondsOf(read: () => Promise<number>, what: string): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) {
    const begun = process.cpuUsage();
    if ((await read()) === 0) throw new Error(`nothing is found in ${what}`);
    rounds.push(process.cpuUsage(begun).user / 1e6);
  }
  return median(rounds);
}
