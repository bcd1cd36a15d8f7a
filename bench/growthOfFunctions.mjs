import { exponentRow } from "./exponentRow.mjs";
import { functionsBundle } from "./functionsBundle.mjs";
import { medianMs } from "./median.mjs";

const ROWS = [1, 10, 100, 1000, 10_000, 100_000];
const ROUNDS = 7;

/** Cells of a round: a short column is called often enough to be timed. */
const CELLS = 5000;

/** How one call grows with the rows of its column. */
export async function growthOfFunctions({ quick }) {
  const functions = functionsBundle();
  const ghz = functions.get("VSAN_GHZ");
  const network = functions.get("IPV4_NETWORK");
  const columns = [
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
  const grown = [];
  for (const { id, name, cell, call } of columns) {
    const points = [];
    for (const size of quick ? ROWS.slice(0, -1) : ROWS)
      points.push([size, await msOfCall(size, cell, call)]);
    const curve = { chart: "functions-time", series: [{ name, points }] };
    grown.push(exponentRow(id, `${name} on a column: growth of time, exponent`, curve));
  }
  return grown;
}

async function msOfCall(size, cell, call) {
  const rows = Array.from({ length: size }, (_, i) => [cell(i)]);
  const calls = Math.max(1, Math.round(CELLS / size));
  const ms = await medianMs(ROUNDS, () => {
    for (let i = 0; i < calls; i++) call(rows);
  });
  return ms / calls;
}
