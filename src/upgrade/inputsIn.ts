import { type EarlierInput, type PresentInput, presentInputs } from "../workbook/enteredInputs";
import type { ShownSheets } from "../workbook/shownSheet";
import type { EarlierPlan } from "./earlierPlan";
import { formulaDigest } from "./released/cellDigest";

/** Where the inputs of a plan are by now: never where the plan has a formula of its own, whose label only looks like that of one. */
export function inputsIn(
  { inputs, written }: Pick<EarlierPlan, "inputs" | "written">,
  shown: ShownSheets,
): Map<EarlierInput, PresentInput> {
  const isFormulaOfPlan = ({ on, sheet, row, column }: PresentInput): boolean => {
    const drawn = written.get(on)?.[row]?.[column];
    const formula = sheet.formulas[row]?.[column];
    return (
      drawn?.kind === "formula" &&
      formula !== undefined &&
      formulaDigest(formula, row, column) === drawn.digest
    );
  };
  return new Map([...presentInputs(inputs, shown)].filter(([, present]) => !isFormulaOfPlan(present)));
}
