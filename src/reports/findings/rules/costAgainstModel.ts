import { BUILT_IN_MODEL } from "../../../model/cpuCost/vsanCostModel";
import { vsanKhzPerIo } from "../../../model/cpuCost/vsanCpu";
import { costPerIo } from "../../measures/costPerIo";
import { modelledIo } from "../../measures/modelledIo";
import { cpuCaveat } from "../cpuCaveat";
import { change, figure } from "../figure";
import { missingCostPerIo } from "../missingFacts";
import type { Rule } from "../rule";

/** What the user's own I/O cost against the built-in model, at the highest IOPS of which it is known. */
export const costAgainstModel: Rule = {
  id: "cost-against-model",
  title: "CPU against the model",
  cause: "cost",
  missing: missingCostPerIo,
  find: ({ runs, labels, facts }) => {
    const [best] = modelledIo(runs, facts).flatMap((modelled) => {
      const run = runs[modelled.place];
      const cost = run ? costPerIo(run, runs, facts) : null;
      return cost === null ? [] : [{ ...modelled, cost }];
    });
    if (!best) return [];
    const { cost, place, io } = best;
    const model = vsanKhzPerIo(BUILT_IN_MODEL, io);
    const outside = cost.khzPerIo < model.low || cost.khzPerIo > model.high;
    const perBit = cost.hzPerBit === null ? "" : `, ${figure(cost.hzPerBit)} Hz per bit`;
    return [
      {
        rule: "cost-against-model",
        severity: outside ? "caution" : "note",
        text:
          `${labels[place]}: ${figure(cost.khzPerIo)} kHz per I/O${perBit}${cpuCaveat(cost)}; ` +
          `the built-in model predicts ${figure(model.plan)} kHz (${change(cost.khzPerIo / model.plan - 1)} difference), ` +
          `range ${figure(model.low)}–${figure(model.high)}, ${model.label}.` +
          (outside ? " Your cluster differs from the reference." : ""),
        advice: outside ? "Use the calibrated profile." : null,
        runs: [place],
      },
    ];
  },
};
