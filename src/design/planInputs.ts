import { DESIGN_FACTS } from "../facts/designFacts";
import { FACTS } from "../facts/facts";
import { FEW_VMS, PEAK_FACTOR, PEAK_SHARE } from "../model/design/habits";
import type { InputRow } from "../sheets/inputBlock";

/** Growth, and how peaks are taken: one answer for all options. */
export const PLAN_INPUTS: readonly InputRow[] = [
  { ...FACTS.years },
  { ...FACTS.growthCapacity },
  { ...DESIGN_FACTS.growthCompute },
  { ...FACTS.growthIops },
  {
    id: "peakFactor",
    label: "Peak of CPU over the use in the exports",
    unit: "times",
    value: PEAK_FACTOR.value,
    accepts: { decimal: [1, 5] },
    hint: "planning practice; never more than today's hosts have",
  },
  {
    id: "peakShare",
    label: "Share of the VMs' I/O peaks that coincide",
    unit: "%",
    value: PEAK_SHARE.value,
    accepts: { share: [0.05, 1] },
    hint: `planning practice; all of them in a class of fewer than ${FEW_VMS.value} VMs`,
  },
];
