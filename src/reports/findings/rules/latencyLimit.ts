import { figure } from "../figure";
import { runRule } from "../runRule";
import { slowDirections } from "../slowDirections";

/** Reads or writes take longer than is usually accepted. */
export const latencyLimit = runRule({
  id: "latency-limit",
  cause: "latency",
  says: (run, { thresholds }) => {
    const slow = slowDirections(run, thresholds);
    const [worst] = slow;
    if (!worst) return null;
    const figures = slow.map(
      ({ name, averageMs, limitMs }) =>
        `${name} latency ${figure(averageMs)} ms is above the usual limit of ${figure(limitMs)} ms`,
    );
    return {
      severity: "caution",
      text: `${figures.join(", ")}.`,
      weight: worst.averageMs - worst.limitMs,
    };
  },
});
