import { exponentRow } from "./exponentRow";
import type { Point } from "./fit";
import { at } from "./generate/at";
import type { Series } from "./plot";
import { inTurn, type Took } from "./process";
import type { Row } from "./row";

/** Memory that grows by less than this when the size grows tenfold is called flat. */
const FLAT = 1.2;

/** What is measured at some sizes. */
interface Growth {
  id: string;
  what: string;
  chart: string;
  /** Makes what is measured of a size, and answers with the runs by the name of their series, ours first. */
  runs(size: number): Readonly<Record<string, () => Took>>;
  /**
   * The unit of the sizes, where the memory should not grow from the last but one to the last: adds a row for that.
   */
  flat?: string;
}

/** What a run of a size took. */
interface Result extends Took {
  size: number;
}

/**
 * A row for the time and one for the memory of what runs in processes of its own.
 */
export function growthOfProcesses(sizes: readonly number[], { id, what, chart, runs, flat }: Growth): Row[] {
  const series = new Map<string, Result[]>();
  for (const size of sizes) {
    const named = Object.entries(runs(size));
    const results = inTurn(...named.map(([, run]) => run));
    named.forEach(([name], i) => {
      series.set(name, [...(series.get(name) ?? []), { size, ...at(results, i) }]);
    });
  }
  const figures = [
    ["time", "seconds"],
    ["memory", "peakMb"],
  ] as const;
  const grown = figures.map(([kind, key]) => {
    const curve = { chart: `${chart}-${kind}`, series: pointsOf(series, key) };
    return exponentRow(`${id}.${kind}`, `${what}: growth of ${kind}, exponent`, curve);
  });
  const [ours = []] = series.values();
  return flat ? [...grown, flatRow(id, `${what}: peak memory`, ours, flat)] : grown;
}

function flatRow(id: string, what: string, ours: readonly Result[], unit: string): Row {
  const [before, last] = [at(ours, ours.length - 2), at(ours, ours.length - 1)];
  const sized = ({ size }: Result) => `${size.toLocaleString("en-US")} ${unit}`;
  return {
    id: `${id}.flat`,
    what: `${what} at ${sized(last)}, compared with ${sized(before)}`,
    unit: "MB",
    ours: last.peakMb,
    peer: { name: sized(before), figure: before.peakMb },
    goal: { most: FLAT, of: "ratio" },
  };
}

/** The series of which the figure is known at all sizes. */
function pointsOf(series: ReadonlyMap<string, readonly Result[]>, key: "seconds" | "peakMb"): Series[] {
  return [...series].flatMap(([name, results]) => {
    const points = results.flatMap((result): Point[] => {
      const figure = result[key];
      return figure === null ? [] : [[result.size, figure]];
    });
    return points.length === results.length ? [{ name, points }] : [];
  });
}
