import { exponentRow } from "./exponentRow.mjs";
import { inTurn } from "./process.mjs";

/** Memory that grows by less than this when the size grows tenfold is called flat. */
const FLAT = 1.2;

/**
 * A row for the time and one for the memory of what runs in processes of its own. `runs` makes what is measured of a size,
 * and answers with the runs by the name of their series, ours first. `flat` says in which unit the sizes are where the
 * memory should not grow from the last but one to the last, and adds a row for that.
 */
export function growthOfProcesses(sizes, { id, what, chart, runs, flat }) {
  const series = new Map();
  for (const size of sizes) {
    const named = Object.entries(runs(size));
    const results = inTurn(...named.map(([, run]) => run));
    named.forEach(([name], i) => series.set(name, [...(series.get(name) ?? []), { size, ...results[i] }]));
  }
  const grown = [
    ["time", "seconds"],
    ["memory", "peakMb"],
  ].map(([kind, key]) => {
    const curve = { chart: `${chart}-${kind}`, series: pointsOf(series, key) };
    return exponentRow(`${id}.${kind}`, `${what}: growth of ${kind}, exponent`, curve);
  });
  return flat
    ? [...grown, flatRow(id, `${what}: peak memory`, [...series.values()][0].slice(-2), flat)]
    : grown;
}

function flatRow(id, what, [before, last], unit) {
  const sized = ({ size }) => `${size.toLocaleString("en-US")} ${unit}`;
  return {
    id: `${id}.flat`,
    what: `${what} at ${sized(last)} beside ${sized(before)}`,
    unit: "MB",
    ours: last.peakMb,
    peer: { name: sized(before), figure: before.peakMb },
    goal: { most: FLAT, of: "ratio" },
  };
}

/** The series of which the figure is known at all sizes. */
function pointsOf(series, key) {
  return [...series]
    .filter(([, results]) => results.every((result) => result[key] !== null))
    .map(([name, results]) => ({ name, points: results.map((result) => [result.size, result[key]]) }));
}
