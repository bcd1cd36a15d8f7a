import { choicesOf, decides, type TypedChoices } from "../../design/typedChoices";
import { enteredInputs } from "../../workbook/enteredInputs";
import type { PlanReader } from "../plans/findReport";
import { readEarlier } from "../plans/readEarlier";
import { recordedPlan } from "../plans/earlierReport";
import type { EstatePlan } from "./estatePlans";

/** What the sheets Scope and Demand of a plan in the workbook say by now; nothing where there is no such plan. */
export async function typedChoices(reader: PlanReader, plan: EstatePlan): Promise<TypedChoices | undefined> {
  const recorded = recordedPlan(await reader.outline(), [plan]);
  if (!recorded) return undefined;
  // Beside another plan the sheets have other names.
  const own = new Set(recorded.plan.inputs.filter(decides).map(({ sheet }) => sheet));
  const inputs = recorded.plan.inputs.filter(({ sheet }) => own.has(sheet));
  const sheets = recorded.drawn.sheets.filter((name) => own.has(name));
  const { report, shown } = await readEarlier(
    { ...recorded, plan: { inputs }, drawn: { ...recorded.drawn, sheets } },
    reader,
  );
  return choicesOf(enteredInputs(report.plan.inputs, shown).entered);
}
