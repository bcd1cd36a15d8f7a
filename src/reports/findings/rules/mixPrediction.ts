import { change, figure } from "../figure";
import { missingCostPerIo } from "../missingFacts";
import { runRule } from "../runRule";

/** The cost of a mix follows from the costs of pure reads and pure writes of its size. */
export const mixPrediction = runRule({
  id: "mix-prediction",
  title: "Mix as predicted",
  cause: "cost",
  when: [{ figure: "Mix deviation", is: "<=", limit: "MixError" }],
  missing: missingCostPerIo,
  says: (_run, _context, { mix: cost }) => {
    if (cost === null) return null;
    return {
      severity: "good",
      text: `read-only and write-only tests predict ${figure(cost.predicted)} kHz per I/O; measured ${figure(cost.measured)} (${change(cost.off)}).`,
      weight: Math.abs(cost.off),
    };
  },
});
