import { directions } from "../../measures/directions";
import { hasAveragedPercentiles, p95State } from "../../measures/p95State";
import { figure } from "../figure";
import { runRule } from "../runRule";

/** The tool cut the percentile to whole milliseconds, and the answer lies in what was cut off. */
export const p95Undecided = runRule({
  id: "p95-undecided",
  title: "p95 undecided",
  cause: "latency",
  when: [{ figure: "p95 undecided", is: ">", limit: 0 }],
  says: (run, { thresholds }) => {
    const undecided = directions(run).filter(
      (one) =>
        p95State(one, run.results.percentiles, thresholds.P95Limit, hasAveragedPercentiles(run)) ===
        "undecided",
    );
    if (undecided.length === 0) return null;
    const figures = undecided.map(
      ({ name, averageMs, p95Ms }) =>
        `${name} p95 ${figure(p95Ms ?? 0)} ms at ${figure(averageMs)} ms on average`,
    );
    return {
      severity: "note",
      text: `p95 undecided: the tool printed whole milliseconds (${figures.join(", ")}).`,
      weight: undecided.length,
    };
  },
});
