import { directions } from "../../measures/directions";
import { p95State } from "../../measures/p95State";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** One I/O in twenty takes much longer than the average. */
export const p95Unpredictable = runRule({
  id: "p95-unpredictable",
  cause: "latency",
  when: [{ figure: "p95 exceeding", is: ">", limit: 0 }],
  says: (run, { thresholds }) => {
    const slow = directions(run)
      .filter((one) => p95State(one, run.results.percentiles, thresholds.P95Limit) === "exceeds")
      .map(({ name, averageMs, p95Ms }) => ({ name, p95Ms: p95Ms ?? 0, times: (p95Ms ?? 0) / averageMs }))
      .sort((a, b) => b.times - a.times);
    const [worst] = slow;
    if (!worst) return null;
    const least = run.results.percentiles === "floored" ? "at least " : "";
    const figures = slow.map(
      ({ name, p95Ms, times }) => `${name} p95 ${figure(p95Ms)} ms is ${least}${figure(times)} × the average`,
    );
    return {
      severity: "caution",
      text: `unpredictable: ${figures.join(", ")}.`,
      weight: worst.times,
    };
  },
});
