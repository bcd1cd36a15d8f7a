import { exponentRow } from "./exponentRow";
import { functionsBundle } from "./functionsBundle";
import type { Point } from "./fit";
import type { MeasureOptions } from "./measures";
import { medianMs } from "./median";
import type { Row } from "./row";

const ROWS = [1, 10, 100, 1000, 10_000, 100_000];
const ROUNDS = 7;

/** Cells of a round: a short column is called often enough to be timed. */
const CELLS = 5000;

/** A function on a column. */
interface Column {
  id: string;
  name: string;
  cell(row: number): unknown;
  call(rows: readonly (readonly unknown[])[]): unknown;
}

/** How one call grows with the rows of its column. */
export async function growthOfFunctions({ quick }: MeasureOptions): Promise<Row[]> {
  const functions = functionsBundle();
  const ghz = functions("VSAN_GHZ");
  const network = functions("IPV4_NETWORK");
  const columns: Column[] = [
    {
      id: "growth.ghz",
      name: "VSAN_GHZ",
      cell: (i) => i + 1,
      call: (rows) => ghz(rows, [[32]], [["read"]], null, null, null),
    },
    {
      id: "growth.ipv4",
      name: "IPV4_NETWORK",
      cell: (i) => `10.${i % 256}.${(i >> 8) % 256}.7/${8 + (i % 25)}`,
      call: (rows) => network(rows, null),
    },
  ];
  const grown: Row[] = [];
  for (const column of columns) {
    const { id, name } = column;
    const points: Point[] = [];
    for (const size of quick ? ROWS.slice(0, -1) : ROWS) points.push([size, await msOfCall(size, column)]);
    const curve = { chart: "functions-time", series: [{ name, points }] };
    grown.push(exponentRow(id, `${name} on a column: growth of time, exponent`, curve));
  }
  return grown;
}

async function msOfCall(size: number, { cell, call }: Column): Promise<number> {
  const rows = Array.from({ length: size }, (_, i) => [cell(i)]);
  const calls = Math.max(1, Math.round(CELLS / size));
  const ms = await medianMs(ROUNDS, () => {
    for (let i = 0; i < calls; i++) call(rows);
  });
  return ms / calls;
}
