import { steadiness, STEADY_METRICS } from "../../measures/steadiness";
import { change, figure, percent } from "../figure";
import { runRule, type RunFinding } from "../runRule";

/** IOPS or latency moved during the run: its mean is not what the cluster settles at. */
export const unsteady = runRule({
  id: "unsteady",
  title: "Not steady",
  cause: "validity",
  when: [{ figure: "Above steady", is: ">", limit: 0 }],
  missing: ({ runs }) => (runs.some(({ series }) => series !== null) ? null : "time series of a test"),
  says: ({ series }, { thresholds }) => {
    const findings = STEADY_METRICS.map(({ name, unit, value }): RunFinding | null => {
      const steady = steadiness(series ?? [], value);
      if (steady === null) return null;
      const { drift, spread } = steady;
      const drifts = Math.abs(drift) > thresholds.SteadyChange;
      if (!drifts && spread <= thresholds.SteadySpread) return null;
      const how = drifts
        ? `moved ${change(drift)} during the run`
        : `of the intervals varied by ${percent(spread)} (standard deviation ÷ mean)`;
      return {
        severity: "caution",
        text: `not steady: ${name} ${how}; use the last third (${figure(steady.lastThird)} ${unit}).`,
        weight: Math.max(Math.abs(drift), spread),
      };
    });
    return findings.find((one) => one !== null) ?? null;
  },
});
