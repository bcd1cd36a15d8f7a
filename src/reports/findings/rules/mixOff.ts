import { change, figure } from "../figure";
import { missingCostPerIo } from "../missingFacts";
import { runRule } from "../runRule";

/** The cost of a mix does not follow from the costs of pure reads and pure writes of its size. */
export const mixOff = runRule({
  id: "mix-off",
  title: "Mix not as predicted",
  cause: "cost",
  when: [{ figure: "Mix deviation", is: ">", limit: "MixError" }],
  missing: missingCostPerIo,
  says: (_run, _context, { mix: cost }) => {
    if (cost === null) return null;
    return {
      severity: "caution",
      text: `read-only and write-only tests predict ${figure(cost.predicted)} kHz per I/O, but the test measured ${figure(cost.measured)} (${change(cost.off)}).`,
      advice: "Test this mix before you plan with it.",
      weight: Math.abs(cost.off),
    };
  },
});
