import { slowDirections, usualLimitMs } from "../../measures/slowDirections";
import { figureNextTo } from "../figure";
import { runRule } from "../runRule";

/** Reads or writes take longer than is usually accepted. */
export const latencyLimit = runRule({
  id: "latency-limit",
  title: "Latency too high",
  cause: "latency",
  when: [{ figure: "Above usual latency (ms)", is: ">", limit: 0 }],
  says: (run, { thresholds }) => {
    const slow = slowDirections(run, thresholds);
    const [worst] = slow;
    if (!worst) return null;
    const figures = slow.map(
      (one) => `${one.name} latency ${figureNextTo(usualLimitMs(one, thresholds), one.averageMs)} ms`,
    );
    return {
      severity: "caution",
      text: `${figures.join(", ")}: above the usual limit.`,
      advice: "Lower the outstanding I/O; if latency stays high, check the network path.",
      weight: worst.aboveMs,
    };
  },
});
