import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";
import { comparable } from "./comparable";
import { spread } from "./spread";

/** Figures of an interval that should not move over a run. */
export const STEADY_METRICS: readonly {
  name: string;
  unit: string;
  value(point: SeriesPoint): number | null;
}[] = [
  { name: "IOPS", unit: "IOPS", value: ({ iops }) => iops },
  { name: "latency", unit: "ms", value: ({ latencyMs }) => latencyMs },
];

/** How a figure moved over a run. */
export interface Steadiness {
  /** Mean of the last third against the first, as a share: 0.1 is 10% more. */
  drift: number;
  /** Standard deviation of the intervals ÷ their mean. */
  spread: number;
  /** Mean of the last third, in the unit of the figure. */
  lastThird: number;
}

/** Fewer intervals have no thirds worth comparing. */
const MIN_INTERVALS = 6;

/** How steady a figure was; `null` with fewer than six intervals of it, or where its mean is 0. */
export function steadiness(
  series: readonly SeriesPoint[],
  figure: (point: SeriesPoint) => number | null,
): Steadiness | null {
  const values = series.map(figure).filter((value) => value !== null);
  const third = Math.floor(values.length / 3);
  const before = mean(values.slice(0, third));
  const lastThird = mean(values.slice(-third));
  const all = spread(values);
  if (values.length < MIN_INTERVALS || !(before > 0) || all === null) return null;
  return { drift: comparable(lastThird / before - 1), spread: comparable(all), lastThird };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
