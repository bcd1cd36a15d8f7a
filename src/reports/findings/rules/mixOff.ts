import { change, figure } from "../figure";
import { missingCostPerIo } from "../missingFacts";
import { runRule } from "../runRule";

/** The cost of a mix does not follow from the costs of pure reads and pure writes of its size. */
export const mixOff = runRule({
  id: "mix-off",
  title: "Mix off its parts",
  cause: "cost",
  when: [{ figure: "Mix off", is: ">", limit: "MixError" }],
  missing: missingCostPerIo,
  says: (_run, _context, { mix: cost }) => {
    if (cost === null) return null;
    return {
      severity: "caution",
      text: `mixing the pure tests predicts ${figure(cost.predicted)} kHz per I/O, but measured are ${figure(cost.measured)} (${change(cost.off)}).`,
      advice: "Plan a mix with its own test.",
      weight: Math.abs(cost.off),
    };
  },
});
