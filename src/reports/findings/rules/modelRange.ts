import { BUILT_IN_MODEL } from "../../../model/cpuCost/vsanCostModel";
import { vsanGhzOfIops } from "../../../model/cpuCost/vsanCpu";
import { modelledIo } from "../../measures/modelledIo";
import { figure } from "../figure";
import type { Rule } from "../rule";

/** The model's figure at the highest IOPS, with its range and how it is known. */
export const modelRange: Rule = {
  id: "model-range",
  title: "CPU by the model",
  cause: "cost",
  missing: () => null,
  find: ({ runs, labels, facts }) => {
    const [best] = modelledIo(runs, facts);
    if (!best) return [];
    const { low, plan, high, label } = vsanGhzOfIops(BUILT_IN_MODEL, best.iops, best.io);
    return [
      {
        rule: "model-range",
        severity: "note",
        text: `${labels[best.place]}: the built-in model predicts ${figure(plan)} GHz for the highest IOPS with ${best.io.raid}, ${figure(low)} to ${figure(high)} GHz (${label}).`,
        advice: null,
        runs: [best.place],
      },
    ];
  },
};
