import { directions } from "../../measures/directions";
import { hasAveragedPercentiles, p95State } from "../../measures/p95State";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** A 95th percentile below the average says how it was made, not how the storage is. */
export const p95BelowAverage = runRule({
  id: "p95-below-average",
  title: "p95 below average",
  cause: "latency",
  says: (run, { thresholds }) => {
    const below = directions(run).filter(
      (one) =>
        p95State(one, run.results.percentiles, thresholds.P95Limit, hasAveragedPercentiles(run)) ===
        "below average",
    );
    if (below.length === 0) return null;
    const figures = below.map(
      ({ name, averageMs, p95Ms }) => `${name} ${figure(p95Ms ?? 0)} against ${figure(averageMs)} ms`,
    );
    return {
      severity: "note",
      text: `p95 below the average (${figures.join(", ")}) is an artifact of rounding and of averaging per-VM percentiles: it cannot be interpreted.`,
      weight: below.length,
    };
  },
});
