import { inputBlock } from "../../sheets/inputBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { FindingContext } from "../findings/rule";
import { THRESHOLDS } from "../inputs/thresholds";
import { rulesBlock } from "./rulesBlock";

/** Sheet `Checks`: the thresholds as named cells, and the rules that follow them. */
export function checksSheet(context: FindingContext): PlanSheet {
  return {
    name: "Checks",
    blocks: [
      sheetTop(
        "Checks",
        "Criteria applied to every run. Change a threshold, and verdicts and the state of the findings follow.",
      ),
      inputBlock(
        "Thresholds: planning practice; change them as needed",
        THRESHOLDS.map(({ name, label, value, unit, accepts }) => ({
          id: name,
          label,
          value,
          unit,
          accepts,
          hint: name,
        })),
      ),
      rulesBlock(context),
    ],
    columnWidths: [64, 14, 25, 20, 20, 20],
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}

/** Defined names of the thresholds, by the id of their cells. */
export const CHECKS_NAMES = THRESHOLDS.map(({ name, label, unit }) => ({
  name,
  id: name,
  comment: `${label} (${unit})`,
}));
