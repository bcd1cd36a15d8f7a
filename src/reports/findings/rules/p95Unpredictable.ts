import { directions } from "../../measures/directions";
import { hasAveragedPercentiles, p95State } from "../../measures/p95State";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** One I/O in twenty takes much longer than the average. */
export const p95Unpredictable = runRule({
  id: "p95-unpredictable",
  title: "Latency unpredictable",
  cause: "latency",
  when: [{ figure: "p95 exceeding", is: ">", limit: 0 }],
  says: (run, { thresholds }) => {
    const slow = directions(run)
      .filter(
        (one) =>
          p95State(one, run.results.percentiles, thresholds.P95Limit, hasAveragedPercentiles(run)) ===
          "exceeds",
      )
      .map(({ name, averageMs, p95Ms }) => ({
        name,
        averageMs,
        p95Ms: p95Ms ?? 0,
        times: (p95Ms ?? 0) / averageMs,
      }))
      .sort((a, b) => weightOf(b) - weightOf(a));
    const [worst] = slow;
    if (!worst) return null;
    const least = run.results.percentiles === "floored" ? "at least " : "";
    const figures = slow.map(({ name, averageMs, p95Ms, times }) =>
      times < 1
        ? `${name} p95 ${figure(p95Ms)} ms is below the average of ${figure(averageMs)} ms: the slowest I/Os took so long that they make the average`
        : `${name} p95 ${figure(p95Ms)} ms is ${least}${figure(times)} × the average`,
    );
    return {
      severity: "caution",
      text: `unpredictable: ${figures.join(", ")}.`,
      weight: weightOf(worst),
    };
  },
});

/** How far percentile and average are apart, whichever is above. */
function weightOf({ times }: { times: number }): number {
  return times < 1 ? 1 / Math.max(times, Number.MIN_VALUE) : times;
}
