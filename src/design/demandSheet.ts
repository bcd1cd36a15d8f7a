import { inputBlock, type InputRow } from "../sheets/inputBlock";
import type { PlanSheet } from "../sheets/planSheet";
import { resultBlock } from "../sheets/resultBlock";
import { sheetTop } from "../sheets/sheetTop";
import { classInputs, type GivenClass } from "./classInputs";
import { classNeeds } from "./classNeeds";
import { type DemandForm, hasEstate } from "./demandForm";
import { demandProblem } from "./demandProblem";
import { demandTotals } from "./demandTotals";
import { estateByClass } from "./estateByClass";
import { estateTotals } from "./estateTotals";
import { NARROW_MARGINS } from "./narrowMargins";
import { PLAN_INPUTS } from "./planInputs";
import { profilesGrid } from "./profilesGrid";
import { clusterTargets } from "./clusterTargets";
import { type GivenTarget, targetInputs } from "./targetInputs";
import { targetNeeds } from "./targetNeeds";

/** As many columns as one page holds: the pages of the others would be blank beside the shorter tables. */
const PRINTED_THROUGH = "N";

/** Sheet `Demand`: what the classes of VMs need, on which target cluster, at the end of the plan. */
export function demandSheet(
  form: DemandForm,
  { classes, targets }: { classes: readonly GivenClass[]; targets: readonly GivenTarget[] },
  given: (input: InputRow) => string | number | null,
): PlanSheet {
  const isFromEstate = hasEstate(form);
  return {
    name: "Demand",
    blocks: [
      sheetTop(
        "Demand",
        `What each class of VMs needs, by target cluster. Yellow cells are inputs: typed values override the estate and profiles. Prints columns A to ${PRINTED_THROUGH}.`,
      ),
      inputBlock(
        "Growth and peaks",
        PLAN_INPUTS.map((input) => ({ ...input, value: given(input) })),
      ),
      resultBlock("Growth until the end of the plan", [
        growth("grownCompute", "vCPU, GHz and RAM", "growthCompute"),
        growth("grownCapacity", "Used capacity", "growthCapacity"),
        growth("grownIops", "IOPS", "growthIops"),
      ]),
      demandProblem(form),
      classInputs(form, classes),
      ...(isFromEstate ? [estateByClass()] : []),
      classNeeds(isFromEstate),
      ...(isFromEstate ? [clusterTargets(form.poolGhz)] : []),
      targetInputs(form, targets),
      targetNeeds(form),
      demandTotals(),
      ...(isFromEstate ? [estateTotals()] : []),
      profilesGrid(),
    ],
    columnWidths: [35, 20, 16, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12],
    columns: 14,
    freezeRows: 2,
    printThrough: PRINTED_THROUGH,
    print: { orientation: "landscape", margins: NARROW_MARGINS },
  };
}

function growth(id: string, label: string, rate: string) {
  return {
    id,
    label,
    formula: `(1+{${rate}})^{years}`,
    unit: "times",
    format: "0.000",
    known: "derived",
  };
}
